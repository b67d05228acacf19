import * as v from 'valibot';
import { defineCall } from '../call/call.ts';
import { nothing } from '../call/fields.ts';
import { allSent } from '../messages/all-sent.ts';
import { outboxOf } from '../messages/outbox.ts';
import { restoreSampleDataAgain } from '../sample-data/restore.ts';

export const reset = defineCall({
  method: 'POST',
  path: '/dev/reset',
  summary: 'Restores the sample data; everybody is signed out. Development only.',
  source: 'development',
  auth: 'none',
  response: nothing,
  async handle({ services }) {
    await restoreSampleDataAgain(services.db, services.now());
    await services.queue.boss.deleteAllJobs();
    await services.contents.clear();
    return {};
  },
});

export const readOutbox = defineCall({
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Messages to an e-mail address or number, newest first. Development only.',
  source: 'development',
  auth: 'none',
  query: v.strictObject({ to: v.optional(v.string()) }),
  response: v.array(
    v.strictObject({
      channel: v.picklist(['email', 'sms']),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      sentAt: v.string(),
    }),
  ),
  async handle({ services, query }) {
    // A client that has read a response also finds the messages that are sent after it.
    await allSent(services);
    return outboxOf(services.db, query.to);
  },
});

export const endSessionSoon = defineCall({
  method: 'POST',
  path: '/dev/session-end',
  summary: 'Lets the sessions of a user end in so many seconds. Development only.',
  source: 'development',
  auth: 'none',
  body: v.strictObject({ userName: v.string(), seconds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  response: nothing,
  async handle({ services: { db, now }, body }) {
    await db
      .updateTable('session')
      .set({ expires_at: new Date(now().getTime() + body.seconds * 1000) })
      .where('user_id', 'in', (select) =>
        select.selectFrom('app_user').select('id').where('user_name', '=', body.userName),
      )
      .execute();
    return {};
  },
});
