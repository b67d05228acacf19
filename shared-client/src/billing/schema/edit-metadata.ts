import * as v from 'valibot';
import { customFieldDefinition } from '../../custom-fields/definition.ts';
import { ALLOCATION_TYPES, TEMPLATE_FLAGS, TEMPLATE_TYPES, type TemplateFlag } from '../timecard-templates.ts';
import { attachment, billingItemDetail, lineDecision, previouslySubmittedEntry } from './billing-item-detail.ts';
import { costAllocation } from './cost-allocation.ts';
import {
  defaultTimeEntry,
  engagementMultiRate,
  engagementPieceType,
  leaveType,
  overtimeRule,
  shiftDifferential,
  workPeriod,
} from './engagement-setup.ts';
import {
  billingItemStatus,
  billingItemType,
  rateApplication,
  rejectionKind,
  statusReason,
  tafwUpdate,
} from './vocabulary.ts';
import { date, dateOrNone, flag, hours, id, list, number, text } from './wire.ts';

const templateFlags = Object.fromEntries(TEMPLATE_FLAGS.map((name) => [name, v.boolean()])) as Record<
  TemplateFlag,
  ReturnType<typeof v.boolean>
>;

/** A timecard template as metadata may carry it; it then wins over the catalogue. */
export const timecardTemplate = v.object({
  id: v.number(),
  name: v.string(),
  templateType: v.picklist(TEMPLATE_TYPES),
  allocationType: v.picklist(ALLOCATION_TYPES),
  ...templateFlags,
});

/**
 * Edit metadata (docs: billing-items#edit-metadata): everything the Add Time page needs to show one timecard. A timecard that
 * has not been saved yet has billingItemId 0, status null and version 0.
 */
export const editMetadata = v.object({
  billingItemId: v.number(),
  /** Counts the changes of the item; a save sends back the version it started from. */
  version: v.pipe(v.number(), v.integer()),
  /** The author and the ISO instant of the item's last change; null before the first save. */
  lastChangedBy: text,
  lastChangedAt: text,
  engagementId: v.number(),
  clientName: text,
  workerName: text,
  status: v.optional(v.nullable(billingItemStatus), null),
  statusReason: v.optional(v.nullable(statusReason), null),
  /** Of a rejected timecard; null is sent back. */
  rejectionKind: v.optional(v.nullable(rejectionKind), null),
  /** Why the approver sent it back; only of Rejected items. */
  rejectionReason: text,
  timecardTemplateId: v.number(),
  timecardTemplate: v.optional(v.nullable(timecardTemplate), null),
  /** Last day of the period. */
  earningsEndDate: date,
  periodStartDate: date,
  selectedDate: dateOrNone,
  selectedEndDate: dateOrNone,
  billingType: v.nullish(billingItemType, 'TIME'),
  overtimeRuleId: id,
  overtimeRule: v.optional(v.nullable(overtimeRule), null),
  /** One entry a worked date, in order; on shift templates one a shift. */
  billingItemDetails: list(billingItemDetail),
  billingItemCostAllocations: list(costAllocation),
  /** The approver's decisions on days and allocations when some of them were sent back; the server's own. */
  lineDecisions: list(lineDecision),
  previouslySubmittedList: list(previouslySubmittedEntry),
  attachments: list(attachment),
  workPeriod: v.optional(v.nullable(workPeriod), null),
  /** Days of the period that lie within the engagement. */
  workedDates: list(date),
  eligibleForSickTime: flag,
  eligibleForPTO: flag,
  eligibleForDNW: flag,
  tracksAccrualBalance: flag,
  trackingDaysOffApplicable: flag,
  displaySickDay: flag,
  payroll: flag,
  piecePaySelected: flag,
  rateApplication: v.optional(v.nullable(rateApplication), null),
  useShiftDifferential: flag,
  shiftDifferentials: list(shiftDifferential),
  leaveTypes: list(leaveType),
  leaveName: text,
  accruedHours: hours,
  asOfDate: dateOrNone,
  engMultiRates: list(engagementMultiRate),
  engPieceTypes: list(engagementPieceType),
  engDefaultTimeEntries: list(defaultTimeEntry),
  hourDecimalPrecision: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)), 2),
  use24HourClock: flag,
  /** The client's word for Labor; null shows the product's. */
  customizedLaborValue: text,
  clientCustomFieldDefDtos: list(customFieldDefinition),
  tafwUpdate: v.optional(v.nullable(tafwUpdate), null),
  hasCanceledTafwLeaveRequest: flag,
  allowTimecardSubmit: flag,
  blockDupDateTimeEntry: flag,
  showPaidBreak: flag,
  /** Where the worker changes leave requests; opened in a new tab. */
  ceridianRedirectUrl: text,
  /** For the calls below `clients/{clientId}`. */
  clientId: id,
  /** IANA name: a worked day is a calendar day of the client's time zone. */
  clientTimeZone: text,
  /** California meal-period rules hold for this work location: the page shows the 5-hour and 10-hour notices. */
  mealPeriodRules: flag,
  /** The number of files that can still be added; -1 is unlimited. */
  attachmentLimit: v.nullish(number, -1),
});
export type EditMetadata = v.InferOutput<typeof editMetadata>;
