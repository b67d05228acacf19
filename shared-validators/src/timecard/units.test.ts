import { BILLIONTHS, unitsOfDay } from './units.ts';

const pieces = (...units: (number | null)[]) => units.map((unitsWorked) => ({ unitsWorked }));

test('pieces are added up without binary fractions', () => {
  const day = { timeEntry: { pieceTypes: pieces(0.1, 0.2, null) }, billingCostAllocation: [] };
  expect(unitsOfDay(day) / BILLIONTHS).toBe(0.3);
});

test('those of the allocations count where the day has none of its own', () => {
  const placed = pieces(36, 9);
  expect(unitsOfDay({ timeEntry: null, billingCostAllocation: placed })).toBe(45 * BILLIONTHS);
  expect(unitsOfDay({ timeEntry: { pieceTypes: pieces(2) }, billingCostAllocation: placed })).toBe(2 * BILLIONTHS);
});
