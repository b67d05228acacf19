import fc from 'fast-check';
import { type AskedDelegation, DELEGATE_PERMISSIONS, delegationIssues, delegationState } from './index.ts';

const TODAY = '2026-11-18';
const setting = { userId: 1, today: TODAY, mayLend: ['BILLING_APPROVAL', 'REQUEST_CREATION'] } as const;
const asked: AskedDelegation = {
  delegateId: 2,
  permissions: ['BILLING_APPROVAL'],
  startDate: TODAY,
  endDate: '2026-11-30',
};
const tokens = (change: Partial<AskedDelegation>) =>
  delegationIssues({ ...asked, ...change }, setting).map(({ field, token }) => [field, token]);

test.each([
  ['on its first day it is in force', '2026-11-18', '2026-11-20', false, 'active'],
  ['on its last day as well', '2026-11-10', '2026-11-18', false, 'active'],
  ['the day after it is over', '2026-11-10', '2026-11-17', false, 'ended'],
  ['the day before it is to come', '2026-11-19', '2026-11-20', false, 'upcoming'],
  ['once it is ended it is over, whatever its dates', '2026-11-10', '2026-11-30', true, 'ended'],
  ['one that was to come is ended, too', '2026-11-19', '2026-11-30', true, 'ended'],
])('%s', (_what, startDate, endDate, isEnded, state) => {
  expect(delegationState({ startDate, endDate, isEnded }, TODAY)).toBe(state);
});

test('a delegation from today to a later day is fine', () => {
  expect(tokens({})).toEqual([]);
  expect(tokens({ endDate: TODAY })).toEqual([]);
  expect(tokens({ endDate: '2027-11-18' })).toEqual([]);
});

test.each<[string, Partial<AskedDelegation>, [string, string]]>([
  ['nobody', { delegateId: null }, ['delegateId', 'ERR_DELEGATE_NEEDED']],
  ['oneself', { delegateId: 1 }, ['delegateId', 'ERR_DELEGATE_NEEDED']],
  ['nothing that is allowed', { permissions: [] }, ['permissions', 'ERR_DELEGATE_PERMISSION']],
  [
    'what one may not oneself',
    { permissions: ['BILLING_APPROVAL', 'REQUISITION_APPROVAL'] },
    ['permissions', 'ERR_DELEGATE_PERMISSION'],
  ],
  ['yesterday', { startDate: '2026-11-17' }, ['startDate', 'ERR_DELEGATE_START']],
  ['no day', { startDate: '' }, ['startDate', 'ERR_DELEGATE_START']],
  ['an end before the start', { startDate: '2026-11-20', endDate: '2026-11-19' }, ['endDate', 'ERR_DELEGATE_END']],
  ['no end', { endDate: '' }, ['endDate', 'ERR_DELEGATE_END']],
  ['more than a year', { endDate: '2027-11-19' }, ['endDate', 'ERR_DELEGATE_LONG']],
])('a delegation to %s is not', (_what, change, issue) => {
  expect(tokens(change)).toEqual([issue]);
});

test('what is asked for without an issue is in force on each of its days, and on no other', () => {
  const date = (day: number) => new Date(Date.UTC(2026, 10, 18 + day)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), fc.nat(900), (start, length, on) => {
      const [startDate, endDate] = [date(start), date(start + length)];
      fc.pre(delegationIssues({ ...asked, startDate, endDate }, setting).length === 0);
      const isWithin = on >= start && on <= start + length;
      expect(delegationState({ startDate, endDate, isEnded: false }, date(on)) === 'active').toBe(isWithin);
    }),
  );
});

test('the four permissions of the reference', () => {
  expect(DELEGATE_PERMISSIONS).toHaveLength(4);
});
