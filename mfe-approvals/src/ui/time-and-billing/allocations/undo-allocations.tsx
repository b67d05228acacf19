import { notifications, type Translate, useText } from 'shared-session';
import { useStore } from 'zustand';
import { allocationUndo, expireAllocationUndo, undoLastAllocations } from '../../../state/allocation-undo.ts';
import { refusalText } from '../../page/refusal-text.ts';
import { UndoBar } from '../../page/undo-bar.tsx';

/** In the detail of a timecard whose allocations were changed: the undo, as long as the server holds it. */
export function UndoAllocations({ billingItemId }: { readonly billingItemId: number }) {
  const t = useText();
  const { last } = useStore(allocationUndo);
  if (last?.billingItemId !== billingItemId) return null;
  return (
    <UndoBar
      key={last.version}
      text={t('LBL_ALLOCATIONS_CHANGED')}
      until={last.until}
      onUndo={() => void undo(t)}
      onExpire={expireAllocationUndo}
    />
  );
}

/** Takes the last change back, and says whether it is. */
async function undo(t: Translate): Promise<void> {
  try {
    const why = await undoLastAllocations();
    const message = t(why ?? 'MSG_ALLOCATIONS_AS_BEFORE');
    notifications.notify({ style: why === null ? 'success' : 'error', message });
  } catch (error) {
    notifications.notify({ style: 'error', message: refusalText(t, error) });
  }
}

/** Undoes by key, on any item. @returns false where nothing can be taken back, or what can be until `until` was done later */
export function undoAllocationsAfter(until: number, t: Translate): boolean {
  const { last } = allocationUndo.getState();
  if (last === null || last.until <= Math.max(until, performance.now())) return false;
  void undo(t);
  return true;
}
