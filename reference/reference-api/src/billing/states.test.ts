import { BILLING_ITEM_STATUSES, type BillingItemStatus, type RejectionKind } from 'shared-client/schema/billing';
import { nextStatus } from './states.ts';

const of = (status: BillingItemStatus, rejection_kind: RejectionKind | null = null) => ({ status, rejection_kind });
const ACTIONS = ['save', 'submit', 'approve', 'reject', 'process'] as const;

test('Saved → Pending → Approved → Processed (docs: billing-items#status-transitions, billing-items#processed)', () => {
  expect(nextStatus(null, 'save')).toBe('Saved');
  expect(nextStatus(of('Saved'), 'submit')).toBe('Pending');
  expect(nextStatus(of('Pending'), 'approve')).toBe('Approved');
  expect(nextStatus(of('Approved'), 'process')).toBe('Processed');
});

test('Pending → Rejected; Rejected → Saved or Pending (worker edits) (docs: billing-items#status-transitions)', () => {
  expect(nextStatus(of('Pending'), 'reject')).toBe('Rejected');
  expect(nextStatus(of('Rejected'), 'save')).toBe('Saved');
  expect(nextStatus(of('Rejected'), 'submit')).toBe('Pending');
});

test('nothing leaves Processed, and there are no other ways', () => {
  const ways = [null, ...BILLING_ITEM_STATUSES].flatMap((from) =>
    ACTIONS.flatMap((action) => (nextStatus(from && of(from), action) ? [`${from} ${action}`] : [])),
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

test('what was refused is not corrected and not submitted again, what was sent back is (docs: approvals#approval-states, billing-items#rejected)', () => {
  expect(ACTIONS.map((action) => nextStatus(of('Rejected', 'REFUSED'), action))).toEqual(ACTIONS.map(() => undefined));
  expect(nextStatus(of('Rejected', 'SENT_BACK'), 'submit')).toBe('Pending');
});
