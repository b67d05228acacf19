import fc from 'fast-check';
import { timecardSavePayload } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { inMinutes } from 'shared-validators/timecard';
import * as v from 'valibot';
import { plainSettings } from '../../sample-data/engagements/engagement-settings.ts';
import { timecard } from '../../testing/timecard.ts';
import { workedDayOf } from '../timecard/worked-day.ts';
import { checkTimecard } from './check-timecard.ts';
import { hasBlockingIssue } from './validation-issue.ts';

const time = fc.constantFrom(null, '00:00', '06:00', '09:00', '12:00', '12:30', '17:00', '23:59', '24:00');
const date = fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-22', '2027-01-01');
const moment = fc.tuple(date, time).map(([day, clock]) => (clock === null ? null : `${day} ${clock}`));
const hours = fc.option(fc.double({ min: 0, max: 30, noNaN: true }));
const span = fc.record({
  startTimeStr: moment,
  endTimeStr: moment,
  timeEntrySpanType: fc.constantFrom(null, 'Labor', 'Lunch', 'Sick', 'PTO', 'Site work'),
  source: fc.constantFrom(null, 'CERIDIAN'),
  leaveRequestId: fc.constantFrom(null, 7),
});
const allocation = fc.record({
  hours,
  regularHours: hours,
  overtimeHours: hours,
  percentOfDay: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  unitsWorked: hours,
  costAllocationMultiRates: fc.array(fc.record({ type: fc.constantFrom(null, 'Labor'), hrs: hours, regHrs: hours }), {
    maxLength: 2,
  }),
});
const day = fc.record({
  workedDate: date,
  didNotWork: fc.option(fc.boolean()),
  daily: fc.option(fc.boolean()),
  hours,
  sickHours: hours,
  dayOffType: fc.constantFrom(null, 'Undefined' as const, 'Sick' as const, 'Other' as const),
  timeEntrySpanDtos: fc.array(span, { maxLength: 4 }),
  timeEntryShiftDtos: fc.array(fc.record({ shiftName: fc.constantFrom(null, 'Day'), hours }), { maxLength: 2 }),
  billingCostAllocation: fc.array(allocation, { maxLength: 3 }),
});

test('whatever a payload holds, on any template, the rules answer and say which day is wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), fc.array(day, { maxLength: 4 }), (template, sent) => {
      const payload = v.parse(timecardSavePayload, {
        version: 0,
        requisitionId: 1,
        timecardTemplateId: template.id,
        periodEndDate: '2026-11-22',
        billingItemDetails: sent,
      });
      const days = payload.billingItemDetails.map((detail) => workedDayOf(inMinutes(detail)));
      const settings = {
        ...plainSettings,
        useShiftDifferential: true,
        mealPeriodRules: true,
        blockDupDateTimeEntry: true,
      };
      const card = timecard({ template, days, settings });
      const [saved, submitted] = [checkTimecard(card, 'save'), checkTimecard(card, 'submit')];
      const dates = new Set<string>(sent.map((one) => one.workedDate));
      for (const found of submitted.billingItemDetailErrors) {
        expect(dates.has(found.workedDate ?? '')).toBe(true);
        expect(found.errors.length + found.costAllocationErrors.length).toBeGreaterThan(0);
      }
      // Submitting requires at least as much as saving.
      if (hasBlockingIssue(saved)) expect(hasBlockingIssue(submitted)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
