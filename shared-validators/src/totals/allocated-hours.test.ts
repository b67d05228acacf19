import { allocatedHours, rateHours } from './allocated-hours.ts';

const line = { hours: 0, regular: 0, overtime: 0, doubletime: 0 };
const full = {
  hours: 9900,
  regular: 600,
  overtime: 150,
  doubletime: 25,
  pto: 25,
  leave: [100],
  multiRates: [
    { ...line, hours: 200 },
    { ...line, hours: 900, regular: 100, overtime: 100 },
  ],
};

test('a multi-rate line counts its regular, overtime and double-time hours, or where it has none its hours', () => {
  expect(full.multiRates.map(rateHours)).toEqual([200, 200]);
});

test.each([
  ['hours', 10_000],
  ['ot_hours', 900],
  ['multi_rate', 500],
  ['ot_multi_rate', 1300],
  ['percent', 0],
  ['per_unit', 0],
] as const)('of the %s type the full row is %i', (type, total) => {
  expect(allocatedHours(full, { type, countsPto: true })).toBe(total);
});

test('PTO counts only for who is eligible', () => {
  expect(allocatedHours(full, { type: 'ot_hours', countsPto: false })).toBe(875);
});

test('without a type everything that stands there counts', () => {
  expect(allocatedHours(full, { countsPto: true })).toBe(11_200);
});
