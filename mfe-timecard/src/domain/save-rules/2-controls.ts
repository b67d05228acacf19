import { readDecimal, readHours } from 'shared-validators/amounts';
import { parseClockTime } from 'shared-validators/clock';
import { UNITS_PRECISION } from '../allocations/allocation-total.ts';
import { valuesByDefinition } from '../allocations/custom-values.ts';
import { filledDays, isChangedSpan } from '../day/filled-day.ts';
import { type UnreadEntry, unreadEntries } from '../day/unread-entries.ts';
import { allocatesByDay, showsUnitsOfDay } from '../form/blank.ts';
import type { AllocationForm, DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { isOrdinaryDay } from './applies.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';

/**
 * 2. Controls of filled days must be valid (holiday days and sick-only days exempt). What each part requires is in the
 * functions below; a day's fields are looked at in the order in which the card shows them.
 */
export function controlsOfFilledDaysAreValid(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const days = filledDays(form.days, rules).flatMap((day) => controlsOfDay(day, rules));
  const item = rules.template.showPeriodEntry
    ? form.allocations.flatMap((row, line) => allocationControls(row, line, rules, rules.workedDates.at(-1)))
    : [];
  return [...days, ...item];
}

/** The controls of one filled day. */
function controlsOfDay(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  const notes =
    day.notes.length > NOTES_LIMIT
      ? [issue('ERR_BILLING_NOTES_TOO_LONG', { field: 'notes' }, { limit: NOTES_LIMIT })]
      : [];
  const required = isOrdinaryDay(day, rules) ? requiredControls(day, rules) : [];
  const named = new Set(required.map((one) => one.field));
  const unread = unreadEntries(day, rules).filter(({ field }) => !named.has(field));
  return at(day, [...required, ...unread.map(unreadControl), ...notes]);
}

/** What the parts of an ordinary day require. */
function requiredControls(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  const { template } = rules;
  return [
    ...(template.showTimeEntry ? spanControls(day) : []),
    ...(showsUnitsOfDay(template) ? unitControls(day) : []),
    ...(allocatesByDay(template)
      ? day.allocations.flatMap((row, line) => allocationControls(row, line, rules, day.workedDate))
      : []),
  ];
}

/** What was typed and cannot be read is a control that is not valid, on every day: exempt is only what is required. */
function unreadControl({ field, kind, line }: UnreadEntry): ValidationIssue {
  if (kind === 'amount') return issue('ERR_CUSTOM_FIELD_NUMERAL_INPUT', { field });
  return issue(
    kind === 'start' ? 'ERR_BILLING_SPAN_START_REQUIRED' : 'ERR_BILLING_SPAN_END_REQUIRED',
    { field },
    { line },
  );
}

/** Billing notes: at most 2000 characters (docs: days#billing-notes). */
export const NOTES_LIMIT = 2000;

/** Span start time, end time and span type are required. A row nobody touched beside filled ones is not a row. */
function spanControls(day: DayForm): ValidationIssue[] {
  const rows = day.spans.filter(isChangedSpan);
  const required = rows.length > 0 || day.allocations.length === 0 ? rows : day.spans;
  return required.flatMap((span) => {
    const line = day.spans.indexOf(span) + 1;
    return [
      ...(parseClockTime(span.start) === null
        ? [issue('ERR_BILLING_SPAN_START_REQUIRED', { field: fieldOf(span.key, 'start') }, { line })]
        : []),
      ...(parseClockTime(span.end) === null
        ? [issue('ERR_BILLING_SPAN_END_REQUIRED', { field: fieldOf(span.key, 'end') }, { line })]
        : []),
      ...(span.type === ''
        ? [issue('ERR_BILLING_SPAN_TYPE_REQUIRED', { field: fieldOf(span.key, 'type') }, { line })]
        : []),
    ];
  });
}

/** Unit entries require unitsWorked. */
function unitControls(day: DayForm): ValidationIssue[] {
  if (day.units.some((unit) => readDecimal(unit.unitsWorked, UNITS_PRECISION) !== null)) {
    return day.units.flatMap((unit) =>
      unit.unitsWorked.trim() === '' || readDecimal(unit.unitsWorked, UNITS_PRECISION) !== null
        ? []
        : [issue('ERR_BILLING_UNITS_REQUIRED', { field: fieldOf(unit.key, 'unitsWorked') }, { type: unit.type })],
    );
  }
  const first = day.units[0];
  return first
    ? [issue('ERR_BILLING_UNITS_REQUIRED', { field: fieldOf(first.key, 'unitsWorked') }, { type: first.type })]
    : [];
}

/** What each allocation type requires of a row, after its custom fields. `workedDate` is the day their lists are read for. */
function allocationControls(
  row: AllocationForm,
  index: number,
  rules: TimecardRules,
  workedDate: string | undefined,
): ValidationIssue[] {
  const line = index + 1;
  const need = (field: keyof AllocationForm, wrong: boolean): ValidationIssue[] =>
    wrong ? [issue('ERR_BILLING_ALLOCATION_REQUIRED', { field: fieldOf(row.key, field) }, { line, field })] : [];
  const hours = (field: 'hours' | 'regularHours' | 'overtimeHours' | 'doubletimeHours'): ValidationIssue[] =>
    need(field, row[field].trim() === '' || readHours(row[field], rules.precision) === null);
  const values = customFieldControls(row, line, rules, workedDate);
  switch (rules.template.allocationType) {
    case 'hours':
      return [...values, ...hours('hours'), ...need('sequence', row.sequence === null)];
    case 'ot_hours':
      return [...values, ...hours('regularHours'), ...hours('overtimeHours'), ...hours('doubletimeHours')];
    case 'percent':
      return [...values, ...need('percentOfDay', (readDecimal(row.percentOfDay, 2) ?? -1) < 0)];
    case 'ot_multi_rate':
      return [...values, ...need('costAllocType', row.costAllocType === '')];
    case 'per_unit':
      return [
        ...values,
        ...need('pieceType', row.pieceType === ''),
        ...need('unitsWorked', (readDecimal(row.unitsWorked, UNITS_PRECISION) ?? 0) < 1),
      ];
    default:
      return values;
  }
}

/** Label keys of what can be wrong with a custom field (docs: custom-fields#field-messages). */
const CUSTOM_FIELD_ERRORS: Readonly<Record<string, string>> = {
  required: 'LBL_REQUIRED_FIELD',
  checkBoxNotFilled: 'LBL_REQUIRED_FIELD',
  'Level 1 Required': 'LBL_REQUIRED_FIELD',
  invalidNumeric: 'ERR_CUSTOM_FIELD_NUMERAL_INPUT',
  invalidNumericFormat: 'ERR_CUSTOM_FIELD_NUMERAL_FORMAT',
  invalidFormatError: 'ERR_CUSTOM_FIELD_NUMERAL_FORMAT',
  invalidTextFormat: 'ERR_CUSTOM_FIELD_TEXT_FORMAT',
  invalidRefList: 'ERR_CUSTOM_FIELD_OTHER',
  invalidEmailFormat: 'ERR_CUSTOM_FIELD_EMAIL',
  match: 'ERR_FIELD_MISMATCH',
};

/** The custom fields an allocation shows must be valid (docs: custom-fields#field-validator). */
function customFieldControls(
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
        CUSTOM_FIELD_ERRORS[errorKey] ?? 'ERR_FIELD_INVALID',
        { field: fieldOf(row.key, `value-${field.id}`) },
        { line, field: field.label, format: validationFormat ?? '', validationType: validationType ?? '' },
      ),
    ];
  });
}

function at(day: DayForm, issues: ValidationIssue[]): ValidationIssue[] {
  return issues.map((one) => ({ ...one, day: day.key }));
}
