import { BILLING_ITEM_STATUSES } from 'shared-client/schema/billing';
import { nextStatus } from './states.ts';

const ACTIONS = ['save', 'submit', 'approve', 'reject', 'process'] as const;

test('Saved → Pending → Approved → Processed', () => {
  expect(nextStatus(null, 'save')).toBe('Saved');
  expect(nextStatus('Saved', 'submit')).toBe('Pending');
  expect(nextStatus('Pending', 'approve')).toBe('Approved');
  expect(nextStatus('Approved', 'process')).toBe('Processed');
});

test('Pending → Rejected; Rejected → Saved or Pending (worker edits)', () => {
  expect(nextStatus('Pending', 'reject')).toBe('Rejected');
  expect(nextStatus('Rejected', 'save')).toBe('Saved');
  expect(nextStatus('Rejected', 'submit')).toBe('Pending');
});

test('nothing leaves Processed, and there are no other ways', () => {
  const ways = [null, ...BILLING_ITEM_STATUSES].flatMap((from) =>
    ACTIONS.flatMap((action) => (nextStatus(from, action) ? [`${from} ${action}`] : [])),
  );
  expect(ways.sort()).toEqual(
    [
      'null save',
      'null submit',
      'Saved save',
      'Saved submit',
      'Pending approve',
      'Pending reject',
      'Rejected save',
      'Rejected submit',
      'Approved process',
    ].sort(),
  );
});
