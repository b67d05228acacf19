import { blankAllocation } from '../form/blank.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { differ, differingDays } from './differences.ts';

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

test('a line that was only added differs, and so do an allocation of the whole item and a file', () => {
  const one = form(day(of, { spans: nine }));
  const rows = rules({ showAllocations: true, showPeriodEntry: true });
  const allocations = (hours: string) => [{ ...blankAllocation(rows, 1), hours }];
  expect(differ(one, form(day(of, { spans: [span('09:00', '17:00', 'Labor', { id: 4 })] })))).toBe(false);
  expect(differ(one, form(day(of, { spans: [...nine, span('', '')] })))).toBe(true);
  expect(differ({ ...one, allocations: allocations('8') }, { ...one, allocations: allocations('8') })).toBe(false);
  expect(differ({ ...one, allocations: allocations('8') }, { ...one, allocations: allocations('9') })).toBe(true);
  const file = { id: null, fileName: 'a.pdf', attachmentKey: 'a' };
  expect(differ({ ...one, attachments: [file] }, { ...one, attachments: [{ ...file, id: 3 }] })).toBe(false);
  expect(differ({ ...one, attachments: [file] }, one)).toBe(true);
});
