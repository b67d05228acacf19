import type { Kysely } from 'kysely';
import * as contract from 'shared-client/schema/worker';
import { waitingCounts } from '../approvals/waiting-counts.ts';
import { sumOf } from '../billing/counts/scope.ts';
import { defineCall } from '../call/call.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { inOwnName } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { locales } from '../translations/locales.ts';
import { clientsOf } from './clients.ts';
import { menuFor } from './menu.ts';

const source = 'docs/reference/api.md#api-worker';

export const readMenuItems = defineCall({
  method: 'GET',
  path: '/wand2/api/worker/menu-items',
  summary: 'The side navigation of the signed-in user. The menu is the same with and without eHub.',
  source: `${source}; docs/reference/shell.md#menu-item`,
  auth: 'bearer',
  query: contract.menuQuery,
  response: contract.menuItems,
  async handle({ user, services: { db, options } }) {
    const counted =
      user.userType === 'Worker'
        ? sentBack(db, user)
        : waitingCounts(db, inOwnName(user), {}).select(sumOf('items').as('items'));
    const { items } = await counted.executeTakeFirstOrThrow();
    return [...menuFor(user, Number(items), options.sections)];
  },
});

export const readWorkerProfile = defineCall({
  method: 'GET',
  path: '/wand2/api/user/worker/profile',
  summary: 'The worker’s own profile.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN'],
  response: contract.workerProfile,
  handle({ user, services }) {
    requireWorker(user);
    return profileOf(services, user);
  },
});

export const saveWorkerProfile = defineCall({
  method: 'POST',
  path: '/wand2/api/user/worker/profile',
  summary: 'Changes the given parts of the worker’s own profile.',
  source,
  auth: 'bearer',
  refuses: ['ERR_FORBIDDEN', 'ERR_LANGUAGE_UNKNOWN'],
  body: contract.workerProfileBody,
  response: contract.workerProfile,
  async handle({ user, body, services }) {
    requireWorker(user);
    const { db } = services;
    const before = await profileOf(services, user);
    const language = body.language ?? before.language;
    const country = body.country ?? before.country;
    if (!Object.hasOwn(locales, `${language}_${country}`)) {
      throw httpProblem(400, 'ERR_LANGUAGE_UNKNOWN', 'This language is not one of the supported ones.', {
        value: 'body.language',
      });
    }
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('app_user').set({ language, country }).where('id', '=', user.userId).execute();
      if (body.preferredName === undefined) return;
      const preferred_name = body.preferredName || null;
      await trx
        .insertInto('user_preference')
        .values({ user_id: user.userId, preferred_name })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferred_name }))
        .execute();
    });
    return profileOf(services, user);
  },
});

export const readWorkerClients = defineCall({
  method: 'GET',
  path: '/wand2/api/workers/clients',
  summary: 'The companies a worker has engagements with.',
  source,
  auth: 'bearer',
  response: contract.workerClients,
  handle: ({ user, services }) => clientsOf(services.db, user),
});

/** A worker's items that wait for them: those sent back, but not refused ones. */
const sentBack = (db: Kysely<Database>, { userId }: SignedInUser) =>
  db
    .selectFrom('billing_item')
    .select((e) => e.fn.countAll<number>().as('items'))
    .where('worker_id', '=', userId)
    .where('status', '=', 'Rejected')
    .where((e) => e.or([e('rejection_kind', 'is', null), e('rejection_kind', '=', 'SENT_BACK')]));

function requireWorker(user: SignedInUser): void {
  if (user.userType !== 'Worker') throw forbidden('Only workers have a worker profile.');
}

function profileOf({ db }: Services, user: SignedInUser) {
  return db
    .selectFrom('app_user')
    .leftJoin('user_preference', 'user_preference.user_id', 'app_user.id')
    .select([
      'app_user.id as userId',
      'app_user.first_name as firstName',
      'app_user.last_name as lastName',
      'user_preference.preferred_name as preferredName',
      'app_user.language',
      'app_user.country',
    ])
    .where('app_user.id', '=', user.userId)
    .executeTakeFirstOrThrow();
}
