import * as v from 'valibot';
import type { AllocationForm, DayForm, SpanForm, TimecardForm } from '../../domain/form/timecard-form.ts';

/** The schema of a stored form. It is validated, because another build may have written it. */
const text = v.string();
const flag = v.boolean();
const id = v.nullable(v.number());

const span: v.GenericSchema<unknown, SpanForm> = v.object({
  key: text,
  id,
  timeEntryId: id,
  start: text,
  end: text,
  type: text,
  paidBreak: flag,
  shiftName: text,
  source: v.nullable(text),
  leaveType: v.nullable(text),
  leaveTypeId: id,
  leaveRequestId: id,
  fullDayOff: flag,
});

const hours = { hours: text, regularHours: text, overtimeHours: text, doubletimeHours: text };

const allocation: v.GenericSchema<unknown, AllocationForm> = v.object({
  key: text,
  id,
  costAllocType: text,
  sequence: id,
  ...hours,
  ptoHours: text,
  percentOfDay: text,
  pieceType: text,
  unitsWorked: text,
  multiRates: v.array(v.object({ key: text, id, billingCostAllocId: id, type: text, ...hours })),
  leave: v.array(
    v.object({ key: text, id, leaveTypeId: id, billingCostAllocId: id, leaveDisplayName: text, hours: text }),
  ),
  values: v.array(
    v.object({
      id,
      reqBillCostAllocId: v.number(),
      value: text,
      defaultValueSet: flag,
      associatedValues: v.array(text),
      billingCostAllocationId: id,
      inactive: flag,
    }),
  ),
});

const mealBreakMissed = v.picklist(['', 'Voluntary', 'Involuntary']);

const day: v.GenericSchema<unknown, DayForm> = v.object({
  key: text,
  billingItemDetailId: id,
  timeEntryId: id,
  workedDate: text,
  shiftNumber: id,
  shiftStartDay: v.nullable(text),
  shiftEndDay: v.nullable(text),
  readOnly: flag,
  didNotWork: flag,
  daily: flag,
  noBreakTaken: flag,
  hours: text,
  sickHours: text,
  sickDayPercent: text,
  sickDay: flag,
  holiday: flag,
  holidayHours: text,
  holidayMessage: text,
  dayOffType: v.picklist(['Undefined', 'Voluntary', 'Sick', 'Other']),
  notes: text,
  mealBreakMissedType: mealBreakMissed,
  mealBreakMissedType2: mealBreakMissed,
  spans: v.array(span),
  shiftLines: v.array(v.object({ key: text, shiftName: text, hours: text })),
  units: v.array(
    v.object({
      key: text,
      id,
      timeEntryId: id,
      type: text,
      unitsWorked: text,
      billRate: v.nullable(v.number()),
      payRate: v.nullable(v.number()),
    }),
  ),
  allocations: v.array(allocation),
  beforeCopy: v.lazy(() => v.nullable(day)),
});

/** A whole form. */
export const formSchema: v.GenericSchema<unknown, TimecardForm> = v.object({
  days: v.array(day),
  allocations: v.array(allocation),
  attachments: v.array(v.object({ id, fileName: text, attachmentKey: text })),
  beforePeriodCopy: v.exactOptional(v.array(day)),
  bypassLeaveValidation: flag,
  acknowledged: flag,
  sickExcessAcknowledged: flag,
  entireNotWork: flag,
});
