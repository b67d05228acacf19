import type { DelegatePermission } from 'shared-validators/delegation';
import { addDays, dateIn } from '../billing/calendar.ts';
import { rightsOf } from '../identity/account-kinds.ts';
import { json } from '../storage/json.ts';
import type { Sample } from './sample.ts';
import { PASSWORD_HASH } from './users.ts';

const MANAGER = 1002;
/** Manages three engagements of the approvals, and is away. */
const NORTH = { id: 1009, user_name: 'manager-north', first_name: 'Helena', last_name: 'Lindqvist' } as const;
/** Decides only on behalf of other users. */
const COORDINATOR = { id: 1010, user_name: 'coordinator', first_name: 'Samuel', last_name: 'Okafor' } as const;
const OF_NORTH = [5211, 5212, 5221];

interface Sampled {
  readonly from: number;
  readonly to: number;
  readonly permissions: readonly DelegatePermission[];
  /** Days from today. */
  readonly days: readonly [number, number];
  readonly ended?: boolean;
}

/** One of each state: the manager has a delegate, is one, had one, and will have one. */
const DELEGATIONS: readonly Sampled[] = [
  { from: MANAGER, to: COORDINATOR.id, permissions: ['BILLING_APPROVAL', 'REQUEST_CREATION'], days: [-3, 11] },
  { from: NORTH.id, to: MANAGER, permissions: ['BILLING_APPROVAL', 'REQUISITION_APPROVAL'], days: [-5, 9] },
  { from: MANAGER, to: NORTH.id, permissions: ['BILLING_APPROVAL'], days: [-60, -46] },
  { from: MANAGER, to: NORTH.id, permissions: ['REQUEST_CREATION'], days: [-20, 20], ended: true },
  { from: MANAGER, to: NORTH.id, permissions: ['MASTER_BUDGET_VISIBILITY'], days: [20, 34] },
];

/** The delegations. */
export const delegates: Sample = {
  subject: 'delegates',
  async insert(db, now) {
    const today = dateIn('America/Los_Angeles', now);
    const rights = rightsOf('Client');
    const gone = new Date(now.getTime() - 16 * 86_400_000);
    const account = { ...rights, password_hash: PASSWORD_HASH, user_type: 'Client', client_id: 1 } as const;
    await db
      .insertInto('app_user')
      .values([
        { ...account, ...NORTH, permissions: json(rights.permissions), language: 'en', country: 'US', seen_at: gone },
        { ...account, ...COORDINATOR, permissions: json(['VIEW_HISTORY_ATTACHMENT']), language: 'en', country: 'US' },
      ])
      .execute();
    await db
      .updateTable('engagement')
      .set({ manager_id: NORTH.id, manager_name: `${NORTH.first_name} ${NORTH.last_name}` })
      .where('id', 'in', OF_NORTH)
      .execute();
    await db
      .insertInto('delegation')
      .values(
        DELEGATIONS.map(({ from, to, permissions, days: [first, last], ended }, index) => ({
          id: 601 + index,
          user_id: from,
          delegate_id: to,
          permissions: json([...permissions]),
          start_date: addDays(today, first),
          end_date: addDays(today, last),
          created_at: new Date(now.getTime() + (Math.min(first, 0) - 1) * 86_400_000),
          ended_at: ended ? new Date(now.getTime() - 10 * 86_400_000) : null,
        })),
      )
      .execute();
  },
};
