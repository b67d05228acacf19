import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { differingDays, keepMine } from './differences.ts';

const of = rules({ id: 0 });
const nine = [span('09:00', '17:00')];

test('names of rows and ids make no difference; what is said does', () => {
  const mine = form(day(of, { spans: [span('09:00', '17:00')] }), day(of, {}, TUESDAY));
  expect(
    differingDays(
      mine,
      form(
        day(of, { spans: [span('09:00', '17:00', 'Labor', { id: 9 })], billingItemDetailId: 4 }),
        day(of, {}, TUESDAY),
      ),
    ),
  ).toEqual([]);
  expect(differingDays(mine, form(day(of, { spans: [span('09:00', '16:00')] }), day(of, {}, TUESDAY)))).toEqual([
    '2026-11-16',
  ]);
});

test('the order in which fields are named makes no difference', () => {
  const one = day(of, { spans: nine });
  const turned = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
  expect(differingDays(form(one), form(turned))).toEqual([]);
});

test("keeping mine takes the server's ids and read-only days, and loses nothing typed", () => {
  const mine = form(day(of, { spans: nine, notes: 'mine' }), day(of, { spans: nine }, TUESDAY));
  const server = form(
    day(of, { billingItemDetailId: 4, timeEntryId: 5 }),
    day(of, { readOnly: true }, TUESDAY),
    day(of, { notes: 'theirs' }, '2026-11-18'),
  );
  const kept = keepMine(mine, server);
  expect(kept.days[0]).toMatchObject({ spans: nine, notes: 'mine', billingItemDetailId: 4, timeEntryId: 5 });
  expect(kept.days[1]).toBe(server.days[1]);
  expect(kept.days[2]?.notes).toBe('theirs');
});
