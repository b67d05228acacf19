import { rightsOf } from '../../exports/jobs/rights.ts';
import type { UserType } from '../../identity/signed-in-user.ts';
import { json } from '../../storage/json.ts';
import type { TestClient } from '../test-client.ts';
import { noonOfToday, TODAY } from '../timecard-client.ts';
import {
  clients,
  db,
  HELENA,
  isAllowed,
  keyOf,
  OWNERS,
  type Probe,
  people,
  personOf,
  SAMUEL,
  type Subject,
  server,
  subjects,
} from './people.ts';

/** Whether a user gets at what belongs to one person alone: delegates, notifications, reminders, files. */

const DELEGATES = '/wand2/api/delegates';
const EXPORTS = '/wand2/api/exports';
const NOTIFICATIONS = '/wand2/api/notifications';
const CALENDAR = '/wand2/api/account/calendar';
/** The user's own delegation for the user's own items, and another user's delegation for all other items. */
const delegations = new Map<string, number>();
for (const [type, id] of people)
  for (const owner of Object.keys(OWNERS)) {
    const named = await db
      .insertInto('delegation')
      .values({
        user_id: owner === 'other' ? HELENA : id,
        delegate_id: SAMUEL,
        permissions: json(['REQUEST_CREATION' as const]),
        start_date: TODAY,
        end_date: TODAY,
        created_at: server.api.services.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    delegations.set(`${type} ${owner}`, named.id);
  }
const delegationOf = (client: TestClient, subject: Subject) =>
  delegations.get(`${keyOf(clients, client)} ${keyOf(subjects, subject)}`);

/** Leaves one notification, which is unread and of the owner of a subject. @returns its id */
async function notifyOwner(client: TestClient, subject: Subject): Promise<number> {
  await db.deleteFrom('notification').execute();
  const { id } = await db
    .insertInto('notification')
    .values({ reader_id: personOf(client, subject), event_kind: 'new-device', noted_at: noonOfToday() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function isRead(id: number): Promise<boolean> {
  const row = await db.selectFrom('notification').select('read_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.read_at !== null;
}

export const ownProbes = {
  delegate: [
    async (client, subject) => {
      const reads = [await client.get(DELEGATES), await client.get(`${DELEGATES}/candidates`)];
      const { status } = await client.post(`${DELEGATES}/${delegationOf(client, subject)}/end`, { version: 999 });
      // Delegations of another user are not found.
      expect([403, 404, 409]).toContain(status);
      expect(new Set(reads.map((one) => isAllowed(one.status)))).toEqual(new Set([status !== 403]));
      return status === 409;
    },
  ],
  notifications: [
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      const { body } = await client.get(NOTIFICATIONS);
      const listed = body.notifications.some((one: { id: number }) => one.id === id);
      const unread = [body.unread, (await client.get(`${NOTIFICATIONS}/unread`)).body.unread];
      expect(unread).toEqual([Number(listed), Number(listed)]);
      return listed;
    },
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      await client.post(`${NOTIFICATIONS}/read`, { ids: [id], isRead: true });
      return isRead(id);
    },
    async (client, subject) => {
      const id = await notifyOwner(client, subject);
      const { markedAt } = (await client.post(`${NOTIFICATIONS}/all-read`)).body;
      const wasRead = await isRead(id);
      await client.post(`${NOTIFICATIONS}/all-read/undo`, { markedAt });
      expect(await isRead(id)).toBe(false);
      return wasRead;
    },
    async (client, subject) => {
      const person_id = personOf(client, subject);
      await db.deleteFrom('calendar_address').execute();
      await db
        .insertInto('calendar_address')
        .values({ person_id, address_hash: 'hash', made_at: noonOfToday() })
        .execute();
      const { since } = (await client.get(CALENDAR)).body;
      await client.delete(CALENDAR);
      const { length } = await db.selectFrom('calendar_address').selectAll().execute();
      expect(length).toBe(since === null ? 1 : 0);
      return since !== null;
    },
  ],
  ownReminders: [
    async (client, subject) => {
      const user_id = personOf(client, subject);
      await db.deleteFrom('refused_address').execute();
      await db.deleteFrom('reminder_choice').execute();
      await db.deleteFrom('mail_off').execute();
      const refused = { address: 'a@example.com', refusal: '550', refused_at: noonOfToday() };
      await db
        .insertInto('refused_address')
        .values({ user_id, ...refused })
        .execute();
      await client.delete('/wand2/api/account/mails/refusal');
      await client.put('/wand2/api/account/mails/due', { isOn: false });
      await client.put('/wand2/api/account/reminders', { hour: 9, digest: 'weekly', bySms: false });
      const refusals = await db.selectFrom('refused_address').selectAll().execute();
      const chosen = await db.selectFrom('reminder_choice').select('user_id').execute();
      const off = await db.selectFrom('mail_off').select('user_id').execute();
      const isOwn = refusals.length === 0;
      expect(chosen.map((one) => one.user_id === user_id)).toEqual([isOwn]);
      expect(off.map((one) => one.user_id === user_id)).toEqual([isOwn]);
      return isOwn;
    },
  ],
  ownExports: [
    async (client, subject) => {
      // With the rights of the caller, so that only the owner differs.
      const caller = await db
        .selectFrom('app_user')
        .select(['user_type as userType', 'client_id as clientId', 'supplier_name as supplierName', 'permissions'])
        .where('id', '=', people.get(keyOf(clients, client) as UserType) as number)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('list_export')
        .values({
          ...{ owner_id: personOf(client, subject), list_name: 'billing-items', format: 'csv', separator: 'comma' },
          ...{ list_query: {}, file_locale: 'en_US', row_count: 1, state: 'waiting', rights: rightsOf(caller) },
          ...{ asked_at: noonOfToday(), expires_at: new Date(noonOfToday().getTime() + 86_400_000) },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const [state, file] = [await client.get(`${EXPORTS}/${id}`), await client.get(`${EXPORTS}/${id}/file`)];
      expect(file.status).toBe(isAllowed(state.status) ? 409 : 404);
      return isAllowed(state.status);
    },
  ],
} satisfies Record<string, readonly Probe[]>;
