import { dueAt } from './due-at.ts';

const [worker, approver, cutoff] = ['16', '17', '18'].map((day) => new Date(`2026-11-${day}T17:00:00Z`));
const columns = { worker_due_at: worker as Date, approver_due_at: approver as Date, cutoff_at: cutoff as Date };

test.each([
  ['Saved', null, worker],
  ['Pending', null, approver],
  ['Rejected', 'SENT_BACK', cutoff],
  ['Rejected', null, cutoff],
  ['Rejected', 'REFUSED', null],
  ['Approved', null, null],
  ['Processed', null, null],
] as const)(
  'the next step of an item that is %s (%s) is due at %s (docs: deadlines#due-next-step)',
  (status, rejection_kind, due) => {
    expect(dueAt({ ...columns, status, rejection_kind })).toBe(due);
  },
);
