import { isLevelKey } from 'shared-validators';
import { readDecimal } from 'shared-validators/amounts';
import { isExempt, takesAllocations } from 'shared-validators/timecard';
import { valuesByDefinition } from '../allocations/custom-values.ts';
import { isChangedSpan } from '../day/filled-day.ts';
import { type UnreadEntry, unreadEntries } from '../day/unread-entries.ts';
import { takesEntries } from '../day/visible-parts.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { AllocationForm, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';

/** Billing notes: at most 2000 characters (docs: days#billing-notes). */
export const NOTES_LIMIT = 2000;

/**
 * Violations of rule 2 that only the page can see (docs: saving#save-controls): text in a control that would not be sent, or that is
 * rejected before any rule is applied, and custom fields, which the page shows and hides as they are filled in.
 */
export function whatCannotBeSent(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  const notes =
    day.notes.length > NOTES_LIMIT
      ? [issue('ERR_BILLING_NOTES_TOO_LONG', { field: 'notes' }, { limit: NOTES_LIMIT })]
      : [];
  const worked = workedDayOf(day, rules);
  const custom = takesAllocations(worked, rules.template)
    ? day.allocations.flatMap((row, index) => unsendableOf(row, index + 1, rules, day.workedDate))
    : [];
  const isChecked = takesEntries(day, rules) && !isExempt(worked, rules.template);
  const rows = rules.template.showTimeEntry && isChecked ? rowsWithoutTime(day) : [];
  const unread = unreadEntries(day, rules).map(unreadIssue);
  return [...rows, ...custom, ...unread, ...notes].map((one) => ({ ...one, day: day.key }));
}

/** Rows with a type other than the default, or a shift, but without a time. */
function rowsWithoutTime(day: DayForm): ValidationIssue[] {
  return day.spans.flatMap((span, index) =>
    isChangedSpan(span) && span.start === '' && span.end === ''
      ? (['start', 'end'] as const).map((kind) => missingTime(fieldOf(span.key, kind), kind, index + 1))
      : [],
  );
}

/** Reports which time of a line is missing. */
export const missingTime = (field: string, kind: 'start' | 'end', line: number): ValidationIssue =>
  issue(kind === 'start' ? 'ERR_BILLING_SPAN_START_REQUIRED' : 'ERR_BILLING_SPAN_END_REQUIRED', { field }, { line });

/** Unreadable text makes a control invalid on every day. Exempt days are exempt from "required" only. */
function unreadIssue({ field, kind, line, text }: UnreadEntry): ValidationIssue {
  if (kind === 'amount') return issue('ERR_CUSTOM_FIELD_NUMERAL_INPUT', { field });
  const waiting = /^(\d{1,2}:\d{2}) --$/.exec(text)?.[1];
  return waiting === undefined
    ? issue('ERR_BILLING_TIME_NOT_READ', { field }, { line, text })
    : issue('ERR_BILLING_MERIDIEM_MISSING', { field }, { line, text: waiting });
}

/** Label keys of the errors of a custom field (docs: custom-fields#field-messages). */
const CUSTOM_FIELD_ERRORS: Readonly<Record<string, string>> = {
  required: 'LBL_REQUIRED_FIELD',
  checkBoxNotFilled: 'LBL_REQUIRED_FIELD',
  invalidNumeric: 'ERR_CUSTOM_FIELD_NUMERAL_INPUT',
  invalidNumericFormat: 'ERR_CUSTOM_FIELD_NUMERAL_FORMAT',
  invalidFormatError: 'ERR_CUSTOM_FIELD_NUMERAL_FORMAT',
  invalidTextFormat: 'ERR_CUSTOM_FIELD_TEXT_FORMAT',
  invalidRefList: 'ERR_CUSTOM_FIELD_OTHER',
  invalidEmailFormat: 'ERR_CUSTOM_FIELD_EMAIL',
  match: 'ERR_FIELD_MISMATCH',
};

/** The parts of an allocation that cannot be sent. `workedDate` is the day for which the lists of its custom fields are read. */
export function unsendableOf(
  row: AllocationForm,
  line: number,
  rules: TimecardRules,
  workedDate: string | undefined,
): ValidationIssue[] {
  const { allocationType } = rules.template;
  const isTooMuch = allocationType === 'percent' && (readDecimal(row.percentOfDay, 2) ?? 0) > 100_00;
  const percent = isTooMuch
    ? [issue('ERR_BILLING_EDIT_CUSTOM_FIELD_PERCENTAGE_ERROR', { field: fieldOf(row.key, 'percentOfDay') })]
    : [];
  return [...customFieldIssues(row, line, rules, workedDate), ...percent];
}

/** The custom fields an allocation shows must be valid (docs: custom-fields#field-validator). */
function customFieldIssues(
  row: AllocationForm,
  line: number,
  rules: TimecardRules,
  workedDate: string | undefined,
): ValidationIssue[] {
  const wrong = rules.openCustomValues?.(valuesByDefinition(row.values, rules.customFields), workedDate).errors() ?? [];
  return wrong.flatMap(({ id, errorKey }) => {
    const field = rules.customFields.find((one) => one.definitionId === id);
    if (!field) return [];
    const { validationFormat, validationType } = field.definition;
    return [
      issue(
        CUSTOM_FIELD_ERRORS[isLevelKey(errorKey) ? 'required' : errorKey] ?? 'ERR_FIELD_INVALID',
        { field: fieldOf(row.key, `value-${field.id}`) },
        { line, field: field.label, format: validationFormat ?? '', validationType: validationType ?? '' },
      ),
    ];
  });
}
