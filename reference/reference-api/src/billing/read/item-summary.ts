import type { BillingItemSummary } from 'shared-client/schema/billing';
import { hoursOf } from 'shared-validators/timecard';
import { dueAt, instantOf } from '../../deadlines/due-at.ts';
import { americanDate, dateIn } from '../calendar.ts';
import type { Item } from './read-item.ts';

/** The parts of an item that lists and headings show. */
export type ItemHead = Omit<
  Item,
  | 'attachments'
  | 'approvers'
  | 'budget_shares'
  | 'chain'
  | 'client_id'
  | 'corrects_id'
  | 'escalated_at'
  | 'cost_allocations'
  | 'decided_at'
  | 'has_canceled_leave'
  | 'item_client_id'
  | 'item_supplier'
  | 'line_decisions'
  | 'lines'
  | 'manager_id'
  | 'submitted_at'
  | 'submitted_by'
  | 'submitted_by_id'
  | 'supplier_name'
  | 'usual_amount'
  | 'usual_minutes'
  | 'usual_week'
  | 'waits_for'
  | 'worker_sort'
>;

/** A billing item for lists and headings. */
export function summaryOf(item: ItemHead): BillingItemSummary {
  const precision = item.hour_decimal_precision;
  return {
    billingItemId: item.id,
    version: item.version,
    type: item.type,
    status: item.status,
    statusReason: item.status_reason,
    approverName: item.approver_name,
    approverFor: item.approver_for,
    dateApproved: item.approved_at && dateIn(item.timeZone, item.approved_at),
    rejectionReason: item.rejection_reason,
    rejectionKind: item.rejection_kind,
    engagementId: item.engagement_id,
    reqName: item.req_name,
    jobTitle: item.job_title,
    workerName: item.workerName,
    periodStartDate: item.period_start,
    periodEndDate: item.period_end,
    dueAt: instantOf(dueAt(item)),
    periodBilled: `${americanDate(item.period_start)} - ${americanDate(item.period_end)}`,
    dateCreated: dateIn(item.timeZone, item.created_at),
    timecardTemplateId: item.timecard_template_id,
    rateApplication: item.rate_application,
    hourDecimalPrecision: precision,
    daysWorked: item.days_worked,
    hoursWorked: hoursOf(item.worked_minutes, precision),
    unitsWorked: item.units_worked,
    holidayHours: hoursOf(item.holiday_minutes, precision),
    adjustmentAmount: item.adjustment_amount,
    expenseAmount: item.expense_amount,
    expensePayAmount: item.expense_pay_amount,
    milestoneAmount: item.milestone_amount,
    materialAmount: item.material_amount,
    positionAmount: item.position_amount,
    currency: item.currency,
    tafwUpdate: item.tafw_update,
  };
}
