import { eventOfChange, eventOfDecision, eventOfRecordDecision } from './events.ts';

const one = { billingItemId: 1, version: 1 };

test('a decision is named by what it is on: all that match, several, one (docs: approvals#approval-events)', () => {
  expect(eventOfDecision({ decision: 'approve' })).toEqual({ event: 'approve_all' });
  expect(eventOfDecision({ decision: 'reject', items: [one, one] })).toEqual({ event: 'reject_items', count: 2 });
  expect(eventOfDecision({ decision: 'approve', items: [one] })).toEqual({ event: 'approve_item', count: 1 });
});

test('what is done with a record has the words of the specification', () => {
  expect(eventOfRecordDecision({ decision: 'approve-entire' })).toEqual({ event: 'approve_entire_object' });
  expect(eventOfRecordDecision({ decision: 'reject' })).toEqual({ event: 'reject_approval' });
  expect(eventOfChange({ change: 'restart' })).toEqual({ event: 'restart_approval' });
  expect(eventOfChange({ change: 'remind' })).toEqual({ event: 'contact_approver' });
});
