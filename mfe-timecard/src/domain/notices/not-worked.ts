import type { EditMetadata } from 'shared-client/schema/billing';
import { timecardTemplateOf } from 'shared-client/timecard-templates';

type PreviousEntry = EditMetadata['previouslySubmittedList'][number];

/**
 * Whether a previously submitted entry means that the day was not worked: it carries no time, and its template does not count days. Another
 * engagement may have been worked on that day.
 */
export function isNotWorked(entry: PreviousEntry): boolean {
  const { startTimeStr, shiftStartTimeStr, totalHours, timecardTemplateId } = entry;
  if (startTimeStr || shiftStartTimeStr || totalHours) return false;
  return timecardTemplateId === null || timecardTemplateOf({ timecardTemplateId })?.showWorked !== true;
}
