import type { EditMetadata } from 'shared-client/schema/billing';
import { type TimecardTemplate, timecardTemplateOf } from 'shared-client/timecard-templates';
import { readHours } from 'shared-validators/amounts';
import { blankSpan } from '../form/blank.ts';
import type { CustomField, OpenCustomValues, TimecardRules } from '../form/timecard-rules.ts';
import { datesBetween } from '../time/calendar-day.ts';
import { workedMinutes } from '../totals/worked-minutes.ts';

/** The template of a timecard, or `null` when this version of the page does not know it. */
export function templateOf(metadata: EditMetadata): TimecardTemplate | null {
  return timecardTemplateOf(metadata) ?? null;
}

/**
 * Reads the rules of a timecard from its metadata. Contradictory flags are resolved here, once. `opener` creates the access to custom field
 * values; it is called only if the timecard has custom fields. Users of a 24-hour clock are never asked for AM or PM.
 */
export function rulesOf(
  metadata: EditMetadata,
  template: TimecardTemplate,
  opener: ((fields: readonly CustomField[]) => OpenCustomValues) | null = null,
  localeUses24Hours = false,
): TimecardRules {
  const customFields = metadata.clientCustomFieldDefDtos.map(customFieldOf);
  return {
    template,
    precision: metadata.hourDecimalPrecision,
    use24HourClock: metadata.use24HourClock || localeUses24Hours,
    workPeriodStart: metadata.workPeriod?.startTime ?? '00:00',
    eligibleForSickTime: metadata.eligibleForSickTime,
    sickBalance: sickBalanceOf(metadata),
    eligibleForPTO: metadata.eligibleForPTO,
    eligibleForDNW: metadata.eligibleForDNW,
    displaySickDay: metadata.displaySickDay,
    payroll: metadata.payroll,
    showPaidBreak: metadata.showPaidBreak,
    trackingDaysOff: metadata.trackingDaysOffApplicable,
    useShiftDifferential: metadata.useShiftDifferential,
    shiftNames: unique(metadata.shiftDifferentials.map((shift) => shift.shiftName)),
    multiRates: metadata.engMultiRates,
    pieceTypes: unique(metadata.engPieceTypes.map((piece) => piece.type)),
    customFields,
    openCustomValues: opener && customFields.length > 0 ? opener(customFields) : null,
    leaveTypeIds: metadata.leaveTypes.flatMap(({ leaveTypeId }) => leaveTypeId ?? []),
    usualMinutes: usualMinutesOf(metadata),
    stored: metadata.billingItemDetails,
    workedDates: workedDatesOf(metadata),
  };
}

function usualMinutesOf({ engDefaultTimeEntries }: EditMetadata): number | null {
  const spans = engDefaultTimeEntries.map(({ startTimeStr, endTimeStr, timeType }) => ({
    ...blankSpan(timeType ?? undefined),
    start: startTimeStr ?? '',
    end: endTimeStr ?? '',
  }));
  return workedMinutes({ spans }) || null;
}

/** The dates of the period, sorted and without duplicates; the whole period if the server lists none. */
function workedDatesOf(metadata: EditMetadata): string[] {
  const named =
    metadata.workedDates.length > 0 ? metadata.workedDates : metadata.billingItemDetails.map((day) => day.workedDate);
  const dates = named.length > 0 ? named : datesBetween(metadata.periodStartDate, metadata.earningsEndDate);
  return unique(dates).sort();
}

/** The balance may be of another kind of leave, which its name tells. */
function sickBalanceOf(metadata: EditMetadata): number | null {
  const { tracksAccrualBalance, eligibleForSickTime, accruedHours, leaveName } = metadata;
  if (!tracksAccrualBalance || !eligibleForSickTime || accruedHours === null) return null;
  if (leaveName !== null && !/sick/i.test(leaveName)) return null;
  return readHours(String(accruedHours), metadata.hourDecimalPrecision);
}

function customFieldOf(definition: EditMetadata['clientCustomFieldDefDtos'][number]): CustomField {
  return {
    id: definition.reqBillCostAllocDefId ?? definition.id,
    definitionId: definition.id,
    label: definition.label,
    required: !definition.allowEmpty && !definition.readOnlyClient,
    definition,
  };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
