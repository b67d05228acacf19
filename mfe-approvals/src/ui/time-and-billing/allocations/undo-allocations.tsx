import { notifications, useText } from 'shared-session';
import { useStore } from 'zustand';
import { allocationUndo, expireAllocationUndo, undoLastAllocations } from '../../../state/allocation-undo.ts';
import { refusalText } from '../../page/refusal-text.ts';
import { UndoBar } from '../../page/undo-bar.tsx';

/** In the detail of a timecard whose allocations were changed: the undo, as long as the server holds it. */
export function UndoAllocations({ billingItemId }: { readonly billingItemId: number }) {
  const t = useText();
  const { last } = useStore(allocationUndo);
  if (last?.billingItemId !== billingItemId) return null;
  const undo = async () => {
    try {
      const why = await undoLastAllocations();
      const message = t(why ?? 'MSG_ALLOCATIONS_AS_BEFORE');
      notifications.notify({ style: why === null ? 'success' : 'error', message });
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <UndoBar
      key={last.version}
      text={t('LBL_ALLOCATIONS_CHANGED')}
      until={last.until}
      onUndo={() => void undo()}
      onExpire={expireAllocationUndo}
    />
  );
}
