import { notifications, type Translate, useText } from 'shared-session';
import { useStore } from 'zustand';
import { allocationUndo, expireAllocationUndo, undoLastAllocations } from '../../../state/allocation-undo.ts';
import { refusalText } from '../../page/refusal-text.ts';
import { UndoBar } from '../../page/undo-bar.tsx';

/** The undo of a change of allocations, in the timecard's detail, for as long as the server allows it. */
export function UndoAllocations({ billingItemId }: { readonly billingItemId: number }) {
  const t = useText();
  const { last } = useStore(allocationUndo);
  if (last?.billingItemId !== billingItemId) return null;
  return (
    <UndoBar
      key={last.version}
      text={t('LBL_AP_ALLOCATIONS_CHANGED')}
      until={last.until}
      onUndo={() => void undo(t)}
      onExpire={expireAllocationUndo}
    />
  );
}

/** Takes the last change back and shows the result. */
async function undo(t: Translate): Promise<void> {
  try {
    const why = await undoLastAllocations();
    const message = t(why ?? 'MSG_ALLOCATIONS_AS_BEFORE');
    notifications.notify({ style: why === null ? 'success' : 'error', message });
  } catch (error) {
    notifications.notify({ style: 'error', message: refusalText(t, error) });
  }
}

/**
 * Undoes the last change by key, on any item. @returns false if nothing can be taken back, or if the change is older than the decision
 * whose undo ends at `until`
 */
export function undoAllocationsAfter(until: number, t: Translate): boolean {
  const { last } = allocationUndo.getState();
  if (last === null || last.until <= Math.max(until, performance.now())) return false;
  void undo(t);
  return true;
}
