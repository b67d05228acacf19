import fc from 'fast-check';
import { type BillingItemDetail, billingItemDetail, timecardSavePayload } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { formatUnits } from 'shared-validators/amounts';
import { formatClockTime } from 'shared-validators/clock';
import * as v from 'valibot';
import { addsNothing } from '../conflict/adds-nothing.ts';
import { dayContent } from '../conflict/differences.ts';
import { blankBase } from '../form/blank.ts';
import { day, form, leave, metadataOf, rules, span, WEEK } from '../testing/samples.ts';
import { payloadOf } from './form-to-payload.ts';
import { formOf } from './metadata-to-form.ts';
import { rulesOf } from './metadata-to-rules.ts';
import { fractionToPercent, percentToFraction } from './percent-text.ts';

/** Hours in a call, at a precision of 2. */
const hours = fc.option(
  fc.integer({ min: 0, max: 2400 }).map((units) => Number(formatUnits(units, 2))),
  { nil: null },
);
const percent = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  { nil: null },
);
const text = fc.option(
  fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one !== 'null'),
  { nil: null },
);

/** Spans in order; the last one may cross midnight. */
const spans = (date: string, next: string) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 0, maxLength: 6 }).map((minutes) => {
    const sorted = [...minutes].sort((a, b) => a - b);
    return sorted.flatMap((from, index) => {
      const until = sorted[index + 1];
      if (index % 2 === 1 || until === undefined) return [];
      const overnight = index + 2 >= sorted.length && from > 720 && until < 1400;
      return [
        {
          id: index + 1,
          timeEntryId: 9,
          startTimeStr: `${date} ${formatClockTime(from)}`,
          endTimeStr: overnight ? `${next} ${formatClockTime(60)}` : `${date} ${formatClockTime(until)}`,
          timeEntrySpanType: index === 0 ? 'Labor' : 'PTO',
          paidBreak: index === 0,
          shiftName: index === 2 ? 'Night' : null,
        },
      ];
    });
  });

const allocation = fc.record({
  id: fc.option(fc.nat(), { nil: null }),
  regularHours: hours,
  overtimeHours: hours,
  doubletimeHours: hours,
  ptoHours: hours,
  hours,
  sequence: fc.constantFrom(1, 2),
  percentOfDay: percent,
  pieceType: text,
  unitsWorked: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null }),
  costAllocType: text,
  costAllocationMultiRates: fc.array(
    fc.record({
      id: fc.nat(),
      type: fc.constantFrom('Standby', 'On call'),
      hrs: fc.constantFrom(1, 2.5),
      regHrs: fc.constant(null),
      otHrs: hours,
      dtHrs: hours,
    }),
    { maxLength: 2 },
  ),
  tafwBillingCostAllocations: fc.array(
    fc.record({ id: fc.nat(), leaveTypeId: fc.nat(), tafwHours: hours, leaveDisplayName: fc.constant('Vacation') }),
    { maxLength: 1 },
  ),
});

const detail = (date: string, next: string) =>
  fc.record({
    billingItemDetailId: fc.nat(),
    workedDate: fc.constant(date),
    didNotWork: fc.boolean(),
    daily: fc.constant(true),
    noBreakTaken: fc.boolean(),
    dayOffType: fc.constantFrom('Undefined', 'Voluntary', 'Sick', 'Other'),
    hours,
    sickHours: hours,
    timeEntry: fc.record({
      id: fc.nat(),
      notes: text,
      sickDays: percent.map((one) => (one === null ? null : one / 100)),
      sickDay: fc.boolean(),
      mealBreakMissedType: fc.constantFrom(null, 'Voluntary', 'Involuntary'),
    }),
    timeEntrySpanDtos: spans(date, next),
    billingCostAllocation: fc.array(allocation, { minLength: 1, maxLength: 3 }),
  });

test('metadata → form → payload → metadata → form says the same on all 35 templates (docs: saving#save-payload, allocations#allocation-value-fields)', () => {
  const [monday = '', tuesday = ''] = WEEK;
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), detail(monday, tuesday), (template, raw) => {
      // A day that was not worked sends no entries. Another test covers that the form keeps them.
      const worked = { ...raw, didNotWork: false };
      const loaded = metadataOf({
        timecardTemplateId: template.id,
        billingItemId: 7,
        version: 3,
        workedDates: [monday],
        billingItemDetails: [v.parse(billingItemDetail, worked)],
      });
      const of = rulesOf(loaded, template);
      const first = formOf(loaded, of);
      const payload = v.parse(timecardSavePayload, payloadOf(first, of, loaded));
      expect(payload).toMatchObject({
        id: 7,
        version: 3,
        requisitionId: loaded.engagementId,
        periodEndDate: '2026-11-22',
      });
      if (payload.billingItemDetails.length === 0) return;
      const again = formOf({ ...loaded, billingItemDetails: payload.billingItemDetails as BillingItemDetail[] }, of);
      expect(again.days.map((one) => comparable(one, template))).toEqual(
        first.days.map((one) => comparable(one, template)),
      );
      // A draft of the saved entries adds nothing.
      expect(addsNothing({ base: blankBase(first, of), mine: first, theirs: again }, of)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

/** The fields that the template shows; without an hours field, hours are computed, not entered. */
function comparable(one: Parameters<typeof dayContent>[0], template: (typeof TIMECARD_TEMPLATES)[number]): unknown {
  const said = JSON.parse(dayContent(one));
  if (!template.showHours) delete said.hours;
  return said;
}

test('an overnight span keeps its date, and 24:00 ends the day it belongs to', () => {
  const of = rules({ id: 0 });
  const night = form(
    day(of, { noBreakTaken: true, spans: [span('22:00', '06:30')] }),
    day(of, { noBreakTaken: true, spans: [span('16:00', '00:00')] }, '2026-11-17'),
  );
  expect(
    payloadOf(night, of, metadataOf()).billingItemDetails.map((one) => [
      one.timeEntrySpanDtos[0]?.startTimeStr,
      one.timeEntrySpanDtos[0]?.endTimeStr,
    ]),
  ).toEqual([
    ['2026-11-16 22:00', '2026-11-17 06:30'],
    ['2026-11-17 16:00', '2026-11-17 24:00'],
  ]);
});

test('only filled days are sent (docs: saving#save-filled-only)', () => {
  const of = rules({ id: 0 });
  const week = form(
    ...WEEK.map((date, index) => day(of, index === 2 ? { spans: [span('09:00', '17:00')] } : {}, date)),
  );
  expect(payloadOf(week, of, metadataOf()).billingItemDetails.map((one) => one.workedDate)).toEqual(['2026-11-18']);
});

test('a day marked did-not-work sends no entries, and taking it back brings leave-system entries back', () => {
  const of = rules({ id: 0 });
  const off = form(day(of, { didNotWork: true, notes: 'Did Not Work', spans: [leave()] }));
  expect(payloadOf(off, of, metadataOf()).billingItemDetails[0]).toMatchObject({
    didNotWork: true,
    timeEntrySpanDtos: [],
    billingCostAllocation: [],
  });
});

test('multi-rate entries are sent only with a type and a positive total; leave lines only with hours>0 or an existing id (docs: saving#save-multi-rate-lines, saving#save-leave-lines)', () => {
  const of = rules({ id: 32 });
  const rate = (type: string, amount: string) => ({
    key: type,
    id: null,
    billingCostAllocId: null,
    type,
    hours: amount,
    regularHours: '',
    overtimeHours: '',
    doubletimeHours: '',
  });
  const line = (id: number | null, amount: string) => ({
    key: `${id}${amount}`,
    id,
    leaveTypeId: 1,
    billingCostAllocId: null,
    leaveDisplayName: 'Vacation',
    hours: amount,
  });
  const base = day(of).allocations[0];
  if (!base) throw new Error('The template has allocations.');
  const row = {
    ...base,
    multiRates: [rate('Standby', '2'), rate('', '2'), rate('On call', '0')],
    leave: [line(null, '0'), line(3, '0'), line(null, '4')],
  };
  const sent = payloadOf(form(day(of, { allocations: [row] })), of, metadataOf({ timecardTemplateId: 32 }))
    .billingItemDetails[0]?.billingCostAllocation[0];
  expect(sent?.costAllocationMultiRates.map((one) => one.type)).toEqual(['Standby']);
  expect(sent?.tafwBillingCostAllocations.map((one) => [one.id, one.tafwHours])).toEqual([
    [3, 0],
    [null, 4],
  ]);
});

test('sick-day percent is stored as a fraction, shown x100 with 2 decimals (docs: days#sick-percent)', () => {
  expect(fractionToPercent(0.3333)).toBe('33.33');
  expect(percentToFraction('33.33')).toBe(0.3333);
  expect(percentToFraction('')).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      (hundredths) => percentToFraction(fractionToPercent(hundredths / 10_000)) === hundredths / 10_000,
    ),
  );
});

describe('Metadata with missing, null, contradictory or unknown fields (docs: billing-items#edit-metadata)', () => {
  test('no worked dates: the days of the period', () => {
    const bare = metadataOf({ workedDates: null, billingItemDetails: null });
    expect(rulesOf(bare, TIMECARD_TEMPLATES[0] as never).workedDates).toEqual(WEEK);
  });
  test('400 days open, and no more', () => {
    const long = metadataOf({ workedDates: [], periodStartDate: '2025-01-01', earningsEndDate: '2027-12-31' });
    const of = rulesOf(long, TIMECARD_TEMPLATES[0] as never);
    expect(formOf(long, of).days).toHaveLength(400);
  });
  test('dates named twice or out of order are put right; a saved day outside the period is kept', () => {
    const odd = metadataOf({
      workedDates: ['2026-11-17', '2026-11-16', '2026-11-17'],
      billingItemDetails: [{ workedDate: '2026-11-30' }],
    });
    const of = rulesOf(odd, TIMECARD_TEMPLATES[0] as never);
    expect(formOf(odd, of).days.map((one) => one.workedDate)).toEqual(['2026-11-16', '2026-11-17', '2026-11-30']);
  });
});
