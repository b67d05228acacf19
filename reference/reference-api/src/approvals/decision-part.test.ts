import { approveStep, beginChain } from 'shared-validators/record-approval';
import { decisionPart } from './decision-part.ts';

const [MANAGER, FINANCE, OTHER] = [1, 2, 3];
const chain = beginChain(
  [MANAGER, FINANCE].map((userId) => ({ name: 'Step', mode: 'all', approvers: [{ userId, name: '' }] })),
  [],
);
const approved = approveStep(chain, MANAGER, { decidedAt: null, decidedBy: null });

test.each([
  ['the manager, without a chain', null, MANAGER, false, 'whole'],
  ['another manager', null, OTHER, false, null],
  ['an approver of the current step', chain, MANAGER, false, 'step'],
  ['an approver of a later step', chain, FINANCE, false, null],
  ['an approver who has approved', approved, MANAGER, false, null],
  ['the approver of the step after it', approved, FINANCE, false, 'step'],
  ['the program', chain, OTHER, true, 'whole'],
  ['the program, asked by the chain', approved, FINANCE, true, 'step'],
])('%s decides on: %s (docs: approvals#billing-decider)', (_who, ofItem, userId, isCompanyWide, part) => {
  expect(decisionPart({ manager_id: MANAGER, chain: ofItem }, userId, isCompanyWide)).toBe(part);
});
