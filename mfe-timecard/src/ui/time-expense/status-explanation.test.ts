import { sharedTexts } from '../../texts/shared.ts';
import { statusExplanation } from './status-explanation.ts';

const said = (status: string, reason: string | null = null, type = 'TIME') => {
  const key = statusExplanation(status, reason, type);
  return key === null ? null : sharedTexts[key as keyof typeof sharedTexts];
};

test.each<[string, string, string | null, string, string]>([
  ['Saved: can still be modified; sent for approval at period end', 'Saved', null, 'TIME', 'at the end of the period'],
  ['expense entries once confirmed by the employer', 'Saved', null, 'EXPENSE', 'once your employer confirms it'],
  ['Pending MSP Review: submitted, no worker action', 'Pending', 'Pending MSP Review', 'TIME', 'nothing for you to do'],
  ['Pending Manager Approval: awaiting the approver', 'Pending', 'Pending Manager Approval', 'TIME', 'the approver'],
  ['Pending Invoicing: becomes Processed once invoiced', 'Approved', 'Pending Invoicing', 'TIME', 'becomes Processed'],
  ['Draft: complete changes and submit for review', 'Saved', 'Draft', 'EXPENSE', 'submit it for review'],
  ['Rejected: what to do next', 'Rejected', null, 'TIME', 'submit it again'],
])('%s (docs: billing-items#statuses, billing-items#status-explanations)', (_, status, reason, type, says) =>
  expect(said(status, reason, type)).toContain(says),
);

test('what was refused is not submitted again', () =>
  expect(statusExplanation('Rejected', null, 'TIME', 'REFUSED')).toBe('ERR_BILLING_REFUSED'));

test('Draft is of expenses only (docs: billing-items#statuses, billing-items#status-explanations)', () =>
  expect(said('Saved', 'Draft')).toContain('Can still be modified'));

test('a status that says it all has none', () => expect(said('Processed')).toBeNull());
