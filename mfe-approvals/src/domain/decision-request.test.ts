import { decideAll, decideItems } from './decision-request.ts';
import { readListState } from './list-state.ts';

const OWN = { onBehalfOf: null };
const words = { reason: 'Wrong week', kind: 'REFUSED' } as const;

test('items are named by the version that was looked at', () => {
  const items = [{ billingItemId: 5, version: 3, workerName: 'Kofi' }];
  expect(decideItems('approve', items, OWN)).toEqual({
    decision: 'approve',
    items: [{ billingItemId: 5, version: 3 }],
  });
  expect(decideItems('reject', items, OWN, words)).toMatchObject({ reason: 'Wrong week', rejectionKind: 'REFUSED' });
});

test('all that match are named by what narrows the list, whatever page is shown', () => {
  const state = readListState(new URLSearchParams('search=Kofi&page=3'));
  expect(decideAll('approve', state, '2026-11-18T20:00:00Z')).toEqual({
    decision: 'approve',
    filter: { type: 'TIME', search: 'Kofi' },
    asOf: '2026-11-18T20:00:00Z',
  });
});

test('a decision in the name of somebody names them', () => {
  const state = readListState(new URLSearchParams('for=1009'));
  expect(decideItems('approve', [], state)).toMatchObject({ onBehalfOf: 1009 });
  expect(decideAll('approve', state, '2026-11-18T20:00:00Z')).toMatchObject({
    onBehalfOf: 1009,
    filter: { type: 'TIME' },
  });
});

test('each of several items has its own reason, and the others the common one', () => {
  const words = { reason: 'Please check.', kind: 'SENT_BACK', each: new Map([[2, 'You left at noon.']]) } as const;
  const items = [1, 2].map((billingItemId) => ({ billingItemId, version: 1 }));
  expect(decideItems('reject', items, { onBehalfOf: null }, words)).toMatchObject({
    reason: 'Please check.',
    items: [
      { billingItemId: 1, version: 1 },
      { billingItemId: 2, version: 1, reason: 'You left at noon.' },
    ],
  });
});
