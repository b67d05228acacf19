/**
 * The 35 timecard templates, ids 0 to 34.
 *
 * A RECONSTRUCTION. The reference (docs: billing-items#template-ids) gives the ids and the fields of a template but not the entries of the
 * product's catalogue. This one is our own: every template type, every allocation type and every flag is used by at
 * least two templates, and no two are the same. Metadata that carries a template object of its own wins over it:
 * see {@link timecardTemplateOf}.
 */

/** Timecard template (docs: billing-items#template-types). */
export const TEMPLATE_TYPES = ['Hourly', 'Daily', 'Mixed', 'Period', 'Project', 'PerUnit', 'MultiRates'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

/** Cost allocation (docs: allocations#allocation-types). */
export const ALLOCATION_TYPES = [
  'none',
  'hours',
  'ot_hours',
  'percent',
  'multi_rate',
  'ot_multi_rate',
  'per_unit',
] as const;
export type AllocationType = (typeof ALLOCATION_TYPES)[number];

/**
 * The parts that a template shows. The three shift flags are read as follows: `showShiftEntry` is the table of shift and hours of a
 * day (`timeEntryShiftDtos`), `showShiftSelect` a shift chosen for each time span, `showBillingItemShift` a timecard
 * made of shifts with explicit start and end dates instead of days ("Add New Shift").
 */
export const TEMPLATE_FLAGS = [
  'showTimeEntry',
  'showShiftEntry',
  'showShiftSelect',
  'showUnitEntry',
  'showAllocations',
  'showAttachment',
  'showPeriodEntry',
  'showBillingItemShift',
  'showWorked',
  'showHours',
  'showSickHours',
  'showSickDay',
  'showHoliday',
  'showPaidBreak',
] as const;
export type TemplateFlag = (typeof TEMPLATE_FLAGS)[number];

/** One entry of the catalogue: id, name, type, allocation type and the fourteen flags. */
export type TimecardTemplate = {
  readonly id: number;
  readonly name: string;
  readonly templateType: TemplateType;
  readonly allocationType: AllocationType;
} & { readonly [flag in TemplateFlag]: boolean };

type Row = [name: string, templateType: TemplateType, allocationType: AllocationType, flags: string];

/** The id of a row is its place. Flags are written without their `show`. */
const ROWS: readonly Row[] = [
  ['Hourly, start and end times', 'Hourly', 'none', 'TimeEntry Attachment'],
  ['Hourly, times with allocated hours', 'Hourly', 'hours', 'TimeEntry Allocations Attachment Holiday'],
  ['Hourly, times with overtime', 'Hourly', 'ot_hours', 'TimeEntry Allocations Attachment Holiday PaidBreak'],
  ['Hourly, times with overtime by shift', 'Hourly', 'ot_hours', 'TimeEntry ShiftSelect Allocations Attachment'],
  ['Hourly, hours a day', 'Hourly', 'none', 'Hours SickHours Attachment'],
  ['Hourly, allocated hours', 'Hourly', 'hours', 'Hours SickHours Holiday Allocations Attachment'],
  ['Hourly, overtime with shift hours', 'Hourly', 'ot_hours', 'Hours ShiftEntry Allocations Attachment Holiday'],
  ['Hourly, hours split by percent', 'Hourly', 'percent', 'Hours SickHours Allocations'],
  ['Hourly, allocated hours with shift hours', 'Hourly', 'hours', 'Hours ShiftEntry Allocations Attachment'],
  ['Hourly, shift by shift with overtime', 'Hourly', 'ot_hours', 'TimeEntry BillingItemShift Allocations Attachment'],
  ['Hourly, shift by shift', 'Hourly', 'none', 'TimeEntry BillingItemShift PaidBreak Attachment'],
  ['Hourly, times split by percent', 'Hourly', 'percent', 'TimeEntry Allocations PaidBreak Attachment'],
  ['Daily, worked days', 'Daily', 'none', 'Worked Holiday Attachment'],
  ['Daily, worked days split by percent', 'Daily', 'percent', 'Worked SickDay Allocations Attachment'],
  ['Daily, worked days and holidays split by percent', 'Daily', 'percent', 'Worked SickDay Holiday Allocations'],
  ['Daily, worked days with times', 'Daily', 'none', 'Worked TimeEntry PaidBreak'],
  ['Daily, worked days with allocated hours', 'Daily', 'hours', 'Worked Hours Allocations Attachment'],
  ['Daily, worked and sick days', 'Daily', 'none', 'Worked SickDay'],
  ['Mixed, days and times with allocated hours', 'Mixed', 'hours', 'Worked TimeEntry Allocations Attachment'],
  ['Mixed, days and times with overtime', 'Mixed', 'ot_hours', 'Worked TimeEntry Holiday Allocations Attachment'],
  ['Mixed, days and hours split by percent', 'Mixed', 'percent', 'Worked Hours SickHours Allocations'],
  ['Mixed, days and times by shift', 'Mixed', 'ot_hours', 'Worked TimeEntry ShiftSelect PaidBreak Allocations'],
  ['Period, worked days', 'Period', 'none', 'PeriodEntry Worked Attachment'],
  ['Period, worked days split by percent', 'Period', 'percent', 'PeriodEntry Worked SickDay Allocations Attachment'],
  ['Period, worked days, sick days and holidays', 'Period', 'none', 'PeriodEntry Worked SickDay Holiday'],
  ['Period, worked days and holidays split by percent', 'Period', 'percent', 'PeriodEntry Worked Holiday Allocations'],
  ['Project, period split by percent', 'Project', 'percent', 'PeriodEntry Allocations Attachment'],
  ['Project, allocated hours a day', 'Project', 'hours', 'Hours Allocations Attachment'],
  ['Per unit, allocated units', 'PerUnit', 'per_unit', 'UnitEntry Allocations Attachment'],
  ['Per unit, units a day', 'PerUnit', 'none', 'UnitEntry Attachment'],
  ['Per unit, allocated units with times', 'PerUnit', 'per_unit', 'UnitEntry TimeEntry PaidBreak Allocations'],
  ['Multi-rates, times by rate', 'MultiRates', 'multi_rate', 'TimeEntry Allocations Attachment'],
  ['Multi-rates, times with overtime by rate', 'MultiRates', 'ot_multi_rate', 'TimeEntry Allocations Attachment'],
  [
    'Multi-rates, times with overtime by rate and shift',
    'MultiRates',
    'ot_multi_rate',
    'TimeEntry ShiftSelect PaidBreak Holiday Allocations',
  ],
  ['Multi-rates, hours by rate', 'MultiRates', 'multi_rate', 'Hours SickHours Allocations Attachment'],
];

function templateOf([name, templateType, allocationType, flags]: Row, id: number): TimecardTemplate {
  const shown = new Set(flags.split(' ').map((flag) => `show${flag}`));
  const entries = TEMPLATE_FLAGS.map((flag) => [flag, shown.has(flag)] as const);
  return Object.freeze({
    id,
    name,
    templateType,
    allocationType,
    ...(Object.fromEntries(entries) as Record<TemplateFlag, boolean>),
  });
}

/** The catalogue; the place of a template is its id. A reconstruction: see the head of this file. */
export const TIMECARD_TEMPLATES: readonly TimecardTemplate[] = Object.freeze(ROWS.map(templateOf));

/**
 * The template of a timecard: the one its metadata carries, else the catalogue's.
 * @returns undefined when the id is not 0 to 34 and the metadata carries none: the page then says that this timecard
 *   needs a newer version of the page.
 */
export function timecardTemplateOf(metadata: {
  timecardTemplateId: number;
  timecardTemplate?: TimecardTemplate | null | undefined;
}): TimecardTemplate | undefined {
  return metadata.timecardTemplate ?? TIMECARD_TEMPLATES[metadata.timecardTemplateId];
}

/**
 * Whether allocations belong to the billing item as a whole (`billingCostAllocations` of the save payload) instead of to
 * its days: templates with one card for the whole period.
 */
export function showsBillingItemAllocations(template: TimecardTemplate): boolean {
  return template.showAllocations && template.showPeriodEntry;
}
