import { useRef, useState } from 'react';
import { randomId } from 'shared-client/random-id';
import type { ApprovalRecord, RecordChange } from 'shared-client/schema/records';
import { notifications, useText } from 'shared-session';
import { changeOf } from '../../state/record-queries.ts';
import { refusalText } from '../page/refusal-text.ts';

type Change = Omit<RecordChange, 'onBehalfOf' | 'version'>;

/** Changes a record, one change at a time, and reports failures. Repeating a change, as after a broken connection, applies it once. */
export function useChange(record: Pick<ApprovalRecord, 'recordId' | 'version'>, onBehalfOf: number | null) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const keys = useRef(new Map<string, string>());
  const change = async (asked: Change, version = record.version): Promise<ApprovalRecord | null> => {
    const name = JSON.stringify([version, asked]);
    const key = keys.current.get(name) ?? randomId();
    keys.current.set(name, key);
    setBusy(true);
    try {
      return await changeOf(record.recordId, { ...asked, version }, onBehalfOf, key);
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
