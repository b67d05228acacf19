import type { EditMetadata } from 'shared-client/schema/billing';
import { type TimecardTemplate, timecardTemplateOf } from 'shared-client/timecard-templates';
import type { CustomField, TimecardRules } from '../form/timecard-rules.ts';
import { datesBetween } from '../time/calendar-day.ts';

/** The template of a timecard, or `null` when this version of the page does not know it. */
export function templateOf(metadata: EditMetadata): TimecardTemplate | null {
  return timecardTemplateOf(metadata) ?? null;
}

/** Reads the rules a timecard is edited by; contradictory flags are settled here, once. */
export function rulesOf(metadata: EditMetadata, template: TimecardTemplate): TimecardRules {
  return {
    template,
    precision: metadata.hourDecimalPrecision,
    use24HourClock: metadata.use24HourClock,
    workPeriodStart: metadata.workPeriod?.startTime ?? '00:00',
    eligibleForSickTime: metadata.eligibleForSickTime,
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
    customFields: metadata.clientCustomFieldDefDtos.map(customFieldOf),
    workedDates: workedDatesOf(metadata),
  };
}

/** The dates of the period, in order and once each; the whole period where the server names none. */
export function workedDatesOf(metadata: EditMetadata): string[] {
  const named =
    metadata.workedDates.length > 0 ? metadata.workedDates : metadata.billingItemDetails.map((day) => day.workedDate);
  const dates = named.length > 0 ? named : datesBetween(metadata.periodStartDate, metadata.earningsEndDate);
  return unique(dates).sort();
}

function customFieldOf(field: EditMetadata['clientCustomFieldDefDtos'][number]): CustomField {
  const active = field.cfRefList.map(({ value }) => ({ label: value, value }));
  const named = field.refListValues.map((value) => ({ label: value, value }));
  const answers = (field.followOnResponse ?? '').split('|').filter((answer) => answer !== '');
  return {
    id: field.reqBillCostAllocDefId ?? field.id,
    definitionId: field.id,
    label: field.label,
    inputType: field.inputType,
    required: !field.allowEmpty,
    readOnly: field.readOnlyClient,
    choices: [field.values, active, named].find((list) => list.length > 0) ?? [],
    referenceListId: field.cfReferenceListId,
    help: field.helpInformation,
    followsOn:
      field.followOn && field.followOnCustomFieldDefId !== null
        ? { definitionId: field.followOnCustomFieldDefId, answers }
        : null,
  };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
