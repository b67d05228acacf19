import { LeaveSystemActions } from 'mfe_widgets/time-entry-editor';
import { useLeaveSystem } from './use-leave-system.ts';

/** Update and Get Updates beside a banner of the whole timecard. */
export function LeaveEntryTools() {
  return <LeaveSystemActions {...useLeaveSystem()} />;
}
