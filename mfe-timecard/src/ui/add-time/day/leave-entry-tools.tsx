import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { useLeaveSystem } from './use-leave-system.ts';

/** Update and Get Updates next to a banner of the whole timecard. */
export function LeaveEntryTools() {
  const { LeaveSystemActions } = dayEditors().times;
  return <LeaveSystemActions {...useLeaveSystem()} />;
}
