import type { EditMetadata, PreviousPeriodDetails } from 'shared-client/schema/billing';
import { isOutOfDate } from '../allocations/custom-values.ts';
import { isFilled } from '../day/filled-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { CustomField, TimecardRules } from '../form/timecard-rules.ts';
import { isFullDayOff } from '../leave-system/leave-system-entry.ts';
import { dayForm } from '../mapping/metadata-to-form.ts';
import { addDays } from '../time/calendar-day.ts';
import { copyDay } from './copy-day.ts';

/**
 * Copy From Previous Period: only for a new weekly timecard, not on shift templates, hidden when all days are full days
 * off (docs: copying#copy-period, copying#copy-period-when).
 */
export function offersPreviousPeriod(metadata: EditMetadata, days: readonly DayForm[], rules: TimecardRules): boolean {
  return (
    metadata.billingItemId === 0 &&
    metadata.workPeriod?.type === 'Weekly' &&
    !rules.template.showBillingItemShift &&
    !days.every(isFullDayOff)
  );
}

/** The receipt of a copy: the days that were copied and the days that were not. */
export interface CopyReceipt {
  /** Dates that were filled. */
  readonly copied: readonly string[];
  /** Dates that were left unchanged, and why. */
  readonly left: readonly {
    readonly date: string;
    readonly reason: 'full-day-off' | 'read-only' | 'nothing-to-copy';
  }[];
  /** Copied entries to review before the timecard is submitted. */
  readonly review: CopyReview;
}

/** Entries that could not be copied, as text for the user. */
export interface CopyReview {
  /** Custom fields whose values were not copied, by label. A value whose field is gone is listed itself. */
  readonly notCopied: Set<string>;
  /** Labels of fields that are required now and had no value in the source. */
  readonly added: Set<string>;
}

/** Nothing to review. */
export const noReview = (): CopyReview => ({ notCopied: new Set(), added: new Set() });

/** The reason why there is nothing to copy: the label key of the warning, or `null`. */
export function previousPeriodWarning(previous: PreviousPeriodDetails): string | null {
  if (previous.entireWorkPeriodCeridian) return 'ERR_BILLING_PREVIOUS_PERIOD_ALL_LEAVE';
  if (previous.previousBillingItemId === null && previous.detailItems.length === 0)
    return 'ERR_BILLING_PREVIOUS_PERIOD_NOT_FOUND';
  return previous.detailItems.length === 0 ? 'ERR_BILLING_PREVIOUS_PERIOD_NO_LABOR' : null;
}

/**
 * Copies the previous period day by day, seven days later. Notes are cleared and the days' own leave-system entries kept. Values of custom
 * fields that are gone or no longer offered are left out and named.
 */
export function copyPreviousPeriod(
  previous: PreviousPeriodDetails,
  days: readonly DayForm[],
  rules: TimecardRules,
): { days: DayForm[]; receipt: CopyReceipt } {
  const byDate = new Map(previous.detailItems.map((detail) => [addDays(detail.workedDate, 7), dayForm(detail, rules)]));
  const copied: string[] = [];
  const left: CopyReceipt['left'][number][] = [];
  const review = noReview();
  const result = days.map((day) => {
    const source = byDate.get(day.workedDate);
    if (isFullDayOff(day)) left.push({ date: day.workedDate, reason: 'full-day-off' });
    else if (day.readOnly) left.push({ date: day.workedDate, reason: 'read-only' });
    else if (!source || !isFilled(source, rules)) {
      if (source) left.push({ date: day.workedDate, reason: 'nothing-to-copy' });
    } else {
      copied.push(day.workedDate);
      return withoutGoneValues(
        { ...copyDay(source, day), notes: '', beforeCopy: null, readOnly: day.readOnly },
        rules,
        review,
      );
    }
    return day;
  });
  return { days: result, receipt: { copied, left, review } };
}

/** The form after the copy, with the overwritten days stored in it. */
export function withPeriodCopy(form: TimecardForm, days: readonly DayForm[]): TimecardForm {
  const kept = new Set(days);
  return { ...form, days, beforePeriodCopy: form.days.filter((day) => !kept.has(day)) };
}

/** Clear removes the copied data: it restores the overwritten days (docs: copying#copy-clear). */
export function clearPeriodCopy({ beforePeriodCopy = [], ...form }: TimecardForm): TimecardForm {
  const before = new Map(beforePeriodCopy.map((day) => [day.key, day]));
  return { ...form, days: form.days.map((day) => before.get(day.key) ?? day) };
}

/**
 * Drops values that are inactive, not offered on the worked date or of a field the engagement no longer has, and names them and
 * new required fields (docs: copying#copy-invalid-values, copying#copy-review).
 */
export function withoutGoneValues(day: DayForm, rules: TimecardRules, review: CopyReview): DayForm {
  const fields = new Map<number, CustomField>(rules.customFields.map((field) => [field.id, field]));
  return {
    ...day,
    allocations: day.allocations.map((row) => ({
      ...row,
      values: row.values
        .filter((value) => {
          const stays = fields.has(value.reqBillCostAllocId);
          if (!stays && value.value !== '') review.notCopied.add(`“${value.value}”`);
          return stays;
        })
        .map((value) => {
          const field = fields.get(value.reqBillCostAllocId);
          const dropped = value.inactive || (!!field && isOutOfDate(field.definition, value.value, day.workedDate));
          if (dropped) review.notCopied.add(field?.label ?? value.value);
          else if (value.value === '' && field?.required) review.added.add(field.label);
          return dropped ? { ...value, value: '', inactive: false } : value;
        }),
    })),
  };
}
