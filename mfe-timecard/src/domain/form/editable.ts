import type { EditMetadata } from 'shared-client/schema/billing';
import { isFilled } from '../day/filled-day.ts';
import type { DayForm } from './timecard-form.ts';
import type { TimecardRules } from './timecard-rules.ts';

/** A timecard is editable while it has no status, or is Saved, or Rejected and not refused; so are its attachments. */
export function isEditable(
  status: EditMetadata['status'],
  rejectionKind: EditMetadata['rejectionKind'] = null,
): boolean {
  return status === null || status === 'Saved' || (status === 'Rejected' && rejectionKind !== 'REFUSED');
}

/** If all filled days are Did Not Work, a warning offers Cancel or Continue before saving. */
export function allFilledDaysAreDidNotWork(days: readonly DayForm[], rules: TimecardRules): boolean {
  const filled = days.filter((day) => isFilled(day, rules));
  return filled.length > 0 && filled.every((day) => day.didNotWork);
}
