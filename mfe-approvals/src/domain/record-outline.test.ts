import { recordOutline } from './record-outline.ts';

type Outlined = Parameters<typeof recordOutline>[0];

const record = (change: Partial<Outlined>): Outlined => ({
  kind: 'REQUEST',
  workerName: null,
  rate: 41.5,
  positions: 3,
  amount: null,
  startDate: '2026-12-19',
  endDate: '2027-06-16',
  changes: [],
  ...change,
});
const dates = { what: 'dates', from: '2026-12-19', until: '2027-06-16' };

test('a request says its rate, its positions and its dates (docs: approvals#record-outline)', () => {
  expect(recordOutline(record({}))).toEqual([
    { what: 'fact', field: 'rate', value: 41.5 },
    { what: 'fact', field: 'positions', value: 3 },
    dates,
  ]);
});

test('an engagement begins with its worker', () => {
  expect(recordOutline(record({ kind: 'ENGAGEMENT', workerName: 'Mei Tanaka', positions: null }))).toEqual([
    { what: 'worker', name: 'Mei Tanaka' },
    { what: 'fact', field: 'rate', value: 41.5 },
    dates,
  ]);
});

test('a revision says only what it changes', () => {
  const rate = { field: 'rate' as const, before: '55.00', after: '58.00' };
  expect(recordOutline(record({ kind: 'REVISION', workerName: 'Kofi Mensah', changes: [rate] }))).toEqual([
    { what: 'worker', name: 'Kofi Mensah' },
    { what: 'change', change: rate },
  ]);
});

test('a budget says its amount, once if the amount changes, and that it is hidden from readers who may not see it', () => {
  const budget = { kind: 'BUDGET' as const, rate: null, positions: null };
  const raise = { field: 'amount' as const, before: '180000.00', after: '225000.00' };
  expect(recordOutline(record({ ...budget, amount: 62_500 }))[0]).toEqual({
    what: 'fact',
    field: 'amount',
    value: 62_500,
  });
  expect(recordOutline(record({ ...budget, amount: 225_000, changes: [raise] }))).toEqual([
    { what: 'change', change: raise },
    dates,
  ]);
  expect(recordOutline(record(budget))).toEqual([{ what: 'hidden' }, dates]);
});

test('dates need both ends', () => {
  expect(recordOutline(record({ rate: null, positions: null, endDate: null }))).toEqual([]);
});
