import fc from 'fast-check';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { checklist, dayStates } from '../../domain/checklist/checklist.ts';
import { blankAllocation } from '../../domain/form/blank.ts';
import { allIssues } from '../../domain/save-rules/index.ts';
import { sickExcess } from '../../domain/save-rules/sick-excess.ts';
import { day, form, rules, span, TUESDAY, WEEK } from '../../domain/testing/samples.ts';
import { periodTotals } from '../../domain/totals/totals.ts';
import { publish, stillOpen } from './published.ts';

const times = fc.constantFrom('', '08:00', '12:00', '12:30', '17:00', '24:00');
const someDay = fc.record({
  start: times,
  end: times,
  type: fc.constantFrom('Labor', 'Lunch', 'Sick', 'PTO'),
  amount: fc.constantFrom('', '0', '4', '8', 'x'),
  sickHours: fc.constantFrom('', '3'),
  noBreakTaken: fc.boolean(),
  didNotWork: fc.boolean(),
  daily: fc.boolean(),
});

test('what is worked out day by day is what the rules say of the whole timecard, on every template', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIMECARD_TEMPLATES), fc.array(someDay, { maxLength: 3 }), ({ id }, wanted) => {
      const of = rules({ id }, { eligibleForSickTime: true, eligibleForPTO: true, sickBalance: 200 });
      const days = wanted.map(({ start, end, type, amount, ...flags }, index) =>
        day(
          of,
          {
            ...flags,
            spans: of.template.showTimeEntry ? [span(start, end, type)] : [],
            allocations: [{ ...blankAllocation(of, 1), hours: amount, regularHours: amount, percentOfDay: amount }],
          },
          WEEK[index],
        ),
      );
      const whole = { ...form(...days), allocations: [blankAllocation(of, 1)] };
      const published = publish({ form: whole, rules: of });
      expect(published.checklist).toEqual(checklist(whole, of));
      expect(published.states).toEqual(dayStates(whole, of));
      expect(published.period).toEqual(periodTotals(whole, of));
      expect(published.sickExcess).toBe(sickExcess(whole, of));
      expect(new Set(published.issues.map((one) => JSON.stringify(one)))).toEqual(
        new Set(allIssues(whole, of).map((one) => JSON.stringify(one))),
      );
    }),
  );
});

test('what comes out as it was stays what it was, so that nobody who shows it renders again', () => {
  const of = rules({ id: 0 });
  const monday = day(of, { noBreakTaken: true, spans: [span('09:00', '17:00')] });
  const before = publish({ form: form(monday, day(of, { notes: 'a' }, TUESDAY)), rules: of });
  const after = publish({ form: form(monday, day(of, { notes: 'ab' }, TUESDAY)), rules: of }, before);
  expect(after.checklist).toBe(before.checklist);
  expect(after.issues).toBe(before.issues);
  expect(after.period).toBe(before.period);
  expect(after.days[monday.key]).toBe(before.days[monday.key]);
});

test('what a save stopped at goes as it is mended, and says what is true now', () => {
  const of = rules({ id: 1 });
  const wrong = day(of, { spans: [span('09:00', '17:00')], noBreakTaken: false });
  const at = (one: typeof wrong) => publish({ form: form(one), rules: of });
  const before = at(wrong);
  const shown = before.issues;
  expect(shown.map((one) => one.key)).toEqual(
    expect.arrayContaining(['ERR_BILLING_TOTAL_ALLOCATION_MISMATCH', 'ERR_BILLING_SELECT_LUNCH_BREAK']),
  );
  expect(stillOpen(shown, before)).toBe(shown);
  const lunch = at({ ...wrong, noBreakTaken: true, spans: [span('09:00', '13:00')] });
  const left = stillOpen(shown, lunch);
  expect(left.map((one) => one.key)).not.toContain('ERR_BILLING_SELECT_LUNCH_BREAK');
  expect(left.find((one) => one.key === 'ERR_BILLING_TOTAL_ALLOCATION_MISMATCH')?.params).toMatchObject({
    spans: '4.00',
  });
});
