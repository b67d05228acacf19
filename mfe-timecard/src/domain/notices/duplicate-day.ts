import type { EditMetadata } from 'shared-client/schema/billing';
import type { DayForm } from '../form/timecard-form.ts';
import { isNotWorked } from './not-worked.ts';

type PreviousEntry = EditMetadata['previouslySubmittedList'][number];

/** Entries submitted before for the date of a day, which the duplicate-day banner lists (docs: add-time#duplicate-day). */
export function duplicatesOfDay(
  day: Pick<DayForm, 'workedDate' | 'shiftStartDay'>,
  metadata: Pick<EditMetadata, 'previouslySubmittedList' | 'billingItemId'>,
): PreviousEntry[] {
  const date = day.shiftStartDay ?? day.workedDate;
  return metadata.previouslySubmittedList.filter(
    (entry) =>
      (entry.workedDate ?? entry.shiftStartDate) === date &&
      !isNotWorked(entry) &&
      (metadata.billingItemId === 0 || entry.billingItemId !== metadata.billingItemId),
  );
}

/** Whether a duplicate day may not be submitted again. */
export function isBlockedDuplicate(
  day: Pick<DayForm, 'workedDate' | 'shiftStartDay'>,
  metadata: Pick<EditMetadata, 'previouslySubmittedList' | 'billingItemId' | 'blockDupDateTimeEntry'>,
): boolean {
  return metadata.blockDupDateTimeEntry && duplicatesOfDay(day, metadata).length > 0;
}
