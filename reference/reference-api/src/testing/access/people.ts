import { MANAGE_USERS, PAYROLL_EXPORT } from '../../access/matrix.ts';
import type { UserType } from '../../identity/signed-in-user.ts';
import { json } from '../../storage/json.ts';
import { giveEngagements } from '../items/give-engagements.ts';
import { startApi } from '../start-api.ts';
import type { TestClient } from '../test-client.ts';
import { noonOfToday } from '../timecard-client.ts';

/** An API with users of each type and what belongs to them, somebody else, or another company: the set-up of the tests of the matrix. */

export const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
export const { db } = server.api.services;

/**
 * Engagements with rates: `own` belongs to worker, supplier and manager, `other` to another worker, supplier and manager, `abroad` to another
 * company.
 */
export const OWNERS = { own: 5031, other: 5032, abroad: 5033 } as const;
export type OwnerName = keyof typeof OWNERS;
await giveEngagements(db, 1006, [5032]);
await db
  .updateTable('engagement')
  .set({ supplier_name: 'Southgate', manager_id: 1010 })
  .where('id', '=', 5032)
  .execute();
await db.updateTable('engagement').set({ manager_id: 1002 }).where('id', 'in', [5031, 5033]).execute();
await db.updateTable('engagement').set({ client_id: 2 }).where('id', '=', 5033).execute();
await db
  .updateTable('billing_item')
  .set({ status: 'Pending' })
  .where('engagement_id', 'in', [5031, 5032, 5033])
  .where('type', '=', 'TIME')
  .execute();
// With all permissions, only the matrix restricts anybody.
export const permissions = [
  'BILLING_APPROVE',
  'TIMECARD_ENTER',
  'EXPENSE_ENTER',
  'REQUISITION_APPROVE',
  'REQUEST_CREATE',
  'MASTER_BUDGET_VIEW',
  MANAGE_USERS,
  PAYROLL_EXPORT,
];
await db
  .updateTable('app_user')
  .set({ permissions: json(permissions) })
  .execute();

export const USERS: Readonly<Record<UserType, string>> = {
  Worker: 'worker-templates',
  Supplier: 'supplier',
  Client: 'manager',
  MSP: 'msp',
  VMS: 'vms',
};
/** The manager, another manager, and a user who decides on nothing in their own name. */
export const [DANIEL, HELENA, SAMUEL] = [1002, 1009, 1010];
export const clients = new Map<UserType, TestClient>();
for (const [type, name] of Object.entries(USERS)) clients.set(type as UserType, await server.signedIn(name));

export interface Subject {
  readonly engagementId: number;
  readonly itemId: number;
  readonly periodStart: string;
  readonly periodEnd: string;
}
export const subjects = new Map<OwnerName, Subject>();
for (const [name, engagementId] of Object.entries(OWNERS)) {
  const item = await db
    .selectFrom('billing_item')
    .select(['id', 'period_start', 'period_end'])
    .where('engagement_id', '=', engagementId)
    .where('type', '=', 'TIME')
    .executeTakeFirstOrThrow();
  const { id: itemId, period_start: periodStart, period_end: periodEnd } = item;
  subjects.set(name as OwnerName, { engagementId, itemId, periodStart, periodEnd });
}

export const people = new Map<UserType, number>();
for (const [type, name] of Object.entries(USERS)) {
  const { id } = await db.selectFrom('app_user').select('id').where('user_name', '=', name).executeTakeFirstOrThrow();
  people.set(type as UserType, id);
}

export const keyOf = <Key, Value>(map: ReadonlyMap<Key, Value>, value: Value) =>
  [...map].find(([, one]) => one === value)?.[0];

/** The user of a client for the user's own subjects, and another user for all other ones. */
export const personOf = (client: TestClient, subject: Subject): number =>
  subject === subjects.get('other') ? HELENA : (people.get(keyOf(clients, client) as UserType) as number);

/** Makes a user of a type the manager of engagements: their own company's and another company's, unless others are given. */
export async function giveToManager(type: UserType, ids: number[] = [OWNERS.own, OWNERS.abroad]): Promise<void> {
  const user_name = USERS[type];
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', user_name)
    .executeTakeFirstOrThrow();
  await db.updateTable('engagement').set({ manager_id: id }).where('id', 'in', ids).execute();
}

/** The matrix refuses with 403, or 404 for an item of somebody else. Rules and the state of the item are checked after it. */
export const isAllowed = (status: number): boolean => {
  expect([200, 403, 404, 409]).toContain(status);
  return status !== 403 && status !== 404;
};

export const post = async (client: TestClient, path: string, body: object) =>
  isAllowed((await client.post(path, body)).status);

/** A call by which a user gets at a subject. @returns whether they did */
export type Probe = (client: TestClient, subject: Subject) => Promise<boolean>;
