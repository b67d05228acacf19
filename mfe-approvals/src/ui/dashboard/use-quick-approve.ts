import { useRef, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import type { RecordLine } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { decideOn } from '../../state/record-queries.ts';
import { offerUndo } from '../../state/record-undo.ts';
import { refusalText } from '../page/refusal-text.ts';
import { recordName } from '../record/record-address.ts';
import { useRecordUndo } from '../record/record-undo.tsx';

/**
 * Approves records of a list without a question, and takes the newest decision back. Presses are remembered and sent one after the other,
 * so that none is dropped and an undo concerns the press before it. Each record is decided once, also if a broken connection is followed by
 * another press.
 */
export function useQuickApprove(onBehalfOf: number | null) {
  const t = useText();
  const undoNewest = useRecordUndo();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const underway = useRef(new Set<number>());
  const keys = useRef(new Map<string, string>());
  const queue = useRef(Promise.resolve());

  const send = async (record: RecordLine): Promise<void> => {
    const { recordId, version } = record;
    const name = `${recordId} ${version}`;
    const key = keys.current.get(name) ?? randomId();
    keys.current.set(name, key);
    const what = recordName(record);
    try {
      const decided = await decideOn(recordId, { decision: 'approve', version, reason: null }, onBehalfOf, key);
      if (!offerUndo(decided, what))
        notifications.notify({ style: 'success', message: t('MSG_APPROVED_WHAT', { what }) });
    } catch (error) {
      notifications.notify({ style: 'error', message: `${what}: ${refusalText(t, error)}` });
    }
    underway.current.delete(recordId);
    setBusy(new Set(underway.current));
  };
  const add = (task: () => Promise<void>) => {
    queue.current = queue.current.then(task);
  };
  return {
    /** Records with an approval under way. */
    busy,
    approve(record: RecordLine): void {
      if (underway.current.has(record.recordId)) return;
      underway.current.add(record.recordId);
      setBusy(new Set(underway.current));
      add(() => send(record));
    },
    undo: (): void => add(undoNewest),
  };
}
