import type { BillingItemDetail, EditMetadata, TimecardSavePayload } from 'shared-client/schema/billing';
import { dayMinutes, hoursOf } from 'shared-validators/timecard';
import { filledDays } from '../day/filled-day.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { allocationPayload } from './allocation-form.ts';
import { entriesOf } from './day-entries.ts';

/**
 * The payload of a save or submit: the filled days only (docs: saving#save-payload, saving#save-filled-only). Shifts are numbered as they
 * are sent, because errors name them by that number.
 */
export function payloadOf(form: TimecardForm, rules: TimecardRules, metadata: EditMetadata): TimecardSavePayload {
  return {
    id: metadata.billingItemId > 0 ? metadata.billingItemId : null,
    version: metadata.version,
    requisitionId: metadata.engagementId,
    timecardTemplateId: metadata.timecardTemplateId,
    periodEndDate: metadata.earningsEndDate,
    selectedDate: metadata.selectedDate,
    selectedEndDate: metadata.selectedEndDate,
    type: metadata.billingType,
    overtimeRuleId: metadata.overtimeRuleId,
    bypassLeaveValidation: form.bypassLeaveValidation,
    billingItemDetails: filledDays(form.days, rules).map((day, index) =>
      detailOf(day.shiftNumber === null ? day : { ...day, shiftNumber: index + 1 }, rules),
    ),
    billingCostAllocations: form.allocations.map((row) => allocationPayload(row, rules)),
    attachments: [...form.attachments],
  };
}

/** The payload of one day. */
function detailOf(day: DayForm, rules: TimecardRules): BillingItemDetail {
  const { timeEntry, ...detail } = entriesOf(day, rules);
  const { showHours, showBillingItemShift } = rules.template;
  const worked = dayMinutes(workedDayOf(day, rules), showBillingItemShift).worked;
  const totalHours = showHours ? detail.hours : hoursOf(worked, rules.precision);
  return { ...detail, timeEntry: timeEntry && { ...timeEntry, totalHours } };
}
