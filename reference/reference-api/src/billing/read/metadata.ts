import type { Selectable } from 'kysely';
import type { EditMetadata, OvertimeRule, WorkPeriod } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import type { OvertimeRuleTable, WorkPeriodTable } from '../../engagements/tables.ts';
import type { LastChange } from '../change-history.ts';
import { lineDecisionsOf } from '../line-decisions.ts';
import { isModifiable } from '../states.ts';
import { fillDays } from '../timecard/fill-days.ts';
import { previouslySubmitted } from '../timecard/other-timecards.ts';
import type { TimecardSetting } from '../timecard/timecard-setting.ts';
import { allocationsInHours, daysInHours } from '../timecard/worked-day.ts';
import type { Item } from './read-item.ts';

/** The edit metadata of a timecard; `item` is undefined if it does not exist yet. */
export function editMetadataOf({
  setting,
  item,
  lastChange,
  totals,
  selectedDate,
  enters,
}: {
  readonly setting: TimecardSetting;
  readonly item: Item | undefined;
  readonly lastChange: LastChange | undefined;
  readonly totals: ReadonlyMap<string, number>;
  readonly selectedDate: string;
  /** Whether the reader enters the time. Only then are the worker's other timecards named (docs: access#access-managed). */
  readonly enters: boolean;
}): EditMetadata {
  const { engagement, period } = setting;
  const { settings, hour_decimal_precision: precision } = engagement;
  // There is a balance for only one kind of leave at a time. The acknowledgement checkbox is about sick time.
  const accrual = setting.accruals.find((one) => one.leave_kind === 'Sick') ?? setting.accruals[0];
  return {
    billingItemId: item?.id ?? 0,
    version: item?.version ?? 0,
    lastChangedBy: lastChange?.changed_by ?? null,
    lastChangedAt: lastChange?.changed_at.toISOString() ?? null,
    engagementId: engagement.id,
    clientName: engagement.clientName,
    workerName: engagement.workerName,
    status: item?.status ?? null,
    rejectionKind: item?.rejection_kind ?? null,
    statusReason: item?.status_reason ?? null,
    rejectionReason: item?.rejection_reason ?? null,
    timecardTemplateId: engagement.timecard_template_id,
    timecardTemplate: settings.timecardTemplate,
    earningsEndDate: period.end,
    periodStartDate: period.start,
    selectedDate,
    selectedEndDate: period.end,
    billingType: 'TIME',
    overtimeRuleId: engagement.overtime_rule_id,
    overtimeRule: engagement.overtimeRule && overtimeRuleOf(engagement.overtimeRule),
    billingItemDetails: daysInHours(fillDays(setting.days, setting, totals), precision),
    billingItemCostAllocations: allocationsInHours(item?.cost_allocations ?? [], precision),
    lineDecisions: lineDecisionsOf(item?.line_decisions ?? [], {
      days: setting.days,
      allocations: item?.cost_allocations ?? [],
    }),
    previouslySubmittedList: previouslySubmitted(enters ? setting.others : [], {
      precision,
      timeZone: engagement.timeZone,
    }),
    attachments: item?.attachments ?? [],
    workPeriod: workPeriodOf(engagement.workPeriod),
    workedDates: [...setting.workedDates],
    eligibleForSickTime: settings.eligibleForSickTime,
    eligibleForPTO: settings.eligibleForPTO,
    eligibleForDNW: settings.eligibleForDNW,
    tracksAccrualBalance: settings.tracksAccrualBalance,
    trackingDaysOffApplicable: settings.trackingDaysOffApplicable,
    displaySickDay: settings.displaySickDay,
    payroll: settings.payroll,
    piecePaySelected: settings.piecePaySelected,
    rateApplication: engagement.rate_application,
    useShiftDifferential: settings.useShiftDifferential,
    shiftDifferentials: [...settings.shiftDifferentials],
    leaveTypes: [...settings.leaveTypes],
    leaveName: settings.leaveName,
    accruedHours: settings.tracksAccrualBalance && accrual ? hoursOf(accrual.accrued_minutes, precision) : null,
    asOfDate: settings.tracksAccrualBalance && accrual ? accrual.as_of_date : null,
    engMultiRates: [...settings.engMultiRates],
    engPieceTypes: [...settings.engPieceTypes],
    engDefaultTimeEntries: [...settings.engDefaultTimeEntries],
    hourDecimalPrecision: precision,
    use24HourClock: settings.use24HourClock,
    customizedLaborValue: settings.customizedLaborValue,
    clientCustomFieldDefDtos: [...setting.customFields],
    tafwUpdate: item?.tafw_update ?? null,
    hasCanceledTafwLeaveRequest: item?.has_canceled_leave ?? false,
    allowTimecardSubmit: settings.allowTimecardSubmit && isModifiable(item),
    blockDupDateTimeEntry: settings.blockDupDateTimeEntry,
    showPaidBreak: settings.showPaidBreak,
    ceridianRedirectUrl: settings.ceridianRedirectUrl,
    clientId: engagement.client_id,
    clientTimeZone: engagement.timeZone,
    mealPeriodRules: settings.mealPeriodRules,
    attachmentLimit: settings.attachmentLimit,
  };
}

/** The content of the Work Period dialog. */
export const workPeriodOf = (row: Selectable<WorkPeriodTable>): WorkPeriod => ({
  id: row.id,
  periodName: row.period_name,
  workSchedule: row.work_schedule,
  dayOfWeek: row.day_of_week,
  startTime: row.start_time,
  shortDescription: row.short_description,
  active: row.active,
  type: row.type,
});

/** The limits of an overtime rule in hours. Two decimals are exact for its minutes, independently of an item's precision. */
export function overtimeRuleOf(row: Selectable<OvertimeRuleTable>): OvertimeRule {
  const limit = (minutes: number | null) => (minutes === null ? null : hoursOf(minutes, 2));
  return {
    id: row.id,
    name: row.name,
    weeklyOTLimit: limit(row.weekly_ot_minutes),
    dailyOTLimit: limit(row.daily_ot_minutes),
    weeklyDTLimit: limit(row.weekly_dt_minutes),
    dailyDTLimit: limit(row.daily_dt_minutes),
    specificDayDT: row.specific_day_dt,
    specificDayOT: row.specific_day_ot,
    countHoliday: row.count_holiday,
    description: row.description,
    sevenDayRule: row.seven_day_rule,
  };
}
