import { approveStep, beginBillingChain, type ConfiguredStep } from 'shared-validators/record-approval';
import { addDays, dateIn } from '../../billing/calendar.ts';
import { periodOf } from '../../billing/period.ts';
import { chainColumns } from '../../records/chain-columns.ts';
import { json } from '../../storage/json.ts';
import { expense } from '../billing/other-items.ts';
import type { Sample } from '../sample.ts';
import { RUTH } from './record-list.ts';

const [DANIEL, HELENA] = [
  { userId: 1002, name: 'Daniel Reyes' },
  { userId: 1009, name: 'Helena Lindqvist' },
];
const LEILA = { id: 1112, name: 'Leila Haddad', engagement: 5212 } as const;
const ITEM = 26_601;

/** The manager, and above 1,000 of the item's currency either of two approvers as well. */
const BILLING_ROUTE: readonly ConfiguredStep[] = [
  { name: 'Manager', mode: 'all', manager: true, approvers: [] },
  {
    name: 'Operations',
    mode: 'any',
    above: 1000,
    approvers: [DANIEL, { userId: RUTH.id, name: `${RUTH.first_name} ${RUTH.last_name}` }],
  },
];

/** The billing route of the company, and an expense of another manager's engagement that waits for its second step. */
export const routedItems: Sample = {
  subject: 'routed items',
  async insert(db, now) {
    await db
      .insertInto('approval_route')
      .values({ client_id: 1, kind: 'BILLING', steps: json([...BILLING_ROUTE]) })
      .execute();
    const period = periodOf({ type: 'Weekly', day_of_week: 'Monday' }, addDays(dateIn('America/Los_Angeles', now), -7));
    const submitted = new Date(Math.min(Date.parse(`${addDays(period.end, 1)}T16:00:00Z`), now.getTime() - 120_000));
    const approved = new Date(Math.min(submitted.getTime() + 5_400_000, now.getTime() - 60_000));
    const [amount, of] = [1240, { type: 'EXPENSE', minutes: null, manager: HELENA }];
    const begun = beginBillingChain(BILLING_ROUTE, { ...of, amount }, LEILA.id) ?? [];
    const chain = approveStep(begun, HELENA.userId, { decidedAt: approved.toISOString(), decidedBy: null });
    const line = { ...expense(period.start, 'Auto', 'RENTAL', amount), merchant: 'Pacific Crane Hire' };
    await db
      .insertInto('billing_item')
      .values({
        id: ITEM,
        engagement_id: LEILA.engagement,
        worker_id: LEILA.id,
        type: 'EXPENSE',
        status: 'Pending',
        status_reason: 'Pending Approval Routing',
        period_start: period.start,
        period_end: period.end,
        version: 2,
        created_at: submitted,
        timecard_template_id: 0,
        submitted_at: submitted,
        submitted_by: LEILA.name,
        submitted_by_id: LEILA.id,
        expense_amount: amount,
        expense_pay_amount: amount,
        cost_allocations: json([]),
        attachments: json([]),
        lines: json([{ ...line, id: 79_101 }]),
        ...chainColumns(chain),
      })
      .execute();
    const of_item = { billing_item_id: ITEM, comment: null };
    await db
      .insertInto('billing_item_change')
      .values([
        { ...of_item, status: 'Pending', status_reason: null, changed_by: LEILA.name, changed_at: submitted },
        {
          ...of_item,
          status: 'Approved',
          status_reason: 'Pending Approval Routing',
          changed_by: HELENA.name,
          changed_at: approved,
        },
      ])
      .execute();
  },
};
