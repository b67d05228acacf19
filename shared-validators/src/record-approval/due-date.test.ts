import { type DatedRecord, dueDate } from './due-date.ts';

/** A Thursday. */
const SUBMITTED = '2026-11-19';
const record = (change: Partial<DatedRecord>): DatedRecord => ({
  kind: 'REQUEST',
  status: 'Pending',
  startDate: '2026-12-14',
  changes: [],
  ...change,
});
const end = (before: string, after: string) => [{ field: 'endDate' as const, before, after }];

test.each<[string, Partial<DatedRecord>, string]>([
  ['a request on the start that it asks for', {}, '2026-12-14'],
  ['an engagement on its start', { kind: 'ENGAGEMENT', startDate: '2026-11-20' }, '2026-11-20'],
  ['a budget on its start', { kind: 'BUDGET', startDate: '2027-01-01' }, '2027-01-01'],
  [
    'an extension before the end that it moves',
    { kind: 'REVISION', changes: end('2026-12-31', '2027-03-31') },
    '2026-12-31',
  ],
  ['a shortening before its new end', { kind: 'REVISION', changes: end('2027-03-31', '2026-12-01') }, '2026-12-01'],
])('%s (docs: approvals#record-due)', (_what, change, date) => {
  expect(dueDate(record(change), SUBMITTED)).toBe(date);
});

test.each<[string, Partial<DatedRecord>]>([
  ['no start', { startDate: null }],
  ['a start before it was submitted', { startDate: '2026-10-01' }],
  ['a start on the day it was submitted', { startDate: SUBMITTED }],
  ['a revision of a rate', { kind: 'REVISION', changes: [{ field: 'rate', before: '34.00', after: '36.00' }] }],
  ['a revision whose dates are over', { kind: 'REVISION', changes: end('2026-11-01', '2026-11-18') }],
])('five working days after its submission: %s (docs: approvals#record-due)', (_what, change) => {
  expect(dueDate(record(change), SUBMITTED)).toBe('2026-11-26');
});

test('a submission on a Saturday is due on the Friday after', () => {
  expect(dueDate(record({ startDate: null }), '2026-11-21')).toBe('2026-11-27');
});

test('only pending records are due', () => {
  expect(dueDate(record({ status: 'Draft' }), null)).toBeNull();
  expect(dueDate(record({ status: 'Approved' }), SUBMITTED)).toBeNull();
});
