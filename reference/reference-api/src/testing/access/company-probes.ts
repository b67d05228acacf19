import { json } from '../../storage/json.ts';
import {
  db,
  HELENA,
  isAllowed,
  keyOf,
  type OwnerName,
  type Probe,
  post,
  SAMUEL,
  type Subject,
  server,
  subjects,
} from './people.ts';

/** Whether a user administers a subject's users, and exports its payroll. */

/** Users whom an administrator sees or not: a worker of the supplier in the company, another user of the company, a user of another one. */
const ADMINISTERED: Readonly<Record<OwnerName, number>> = { own: 1008, other: HELENA, abroad: 1011 };
await db.updateTable('app_user').set({ client_id: 2 }).where('id', '=', ADMINISTERED.abroad).execute();
const ADMINISTRATION = '/wand2/api/administration';
/** A request about each of them, which is over, so that an answer changes nothing. */
const asked = new Map<Subject, number>();
for (const [name, subject] of subjects) {
  const { id } = await db
    .insertInto('administration_request')
    .values({
      subject_id: ADMINISTERED[name],
      action: 'disable',
      factors: json([]),
      grounds: 'Left the company.',
      asked_by: SAMUEL,
      outcome: 'withdrawn' as const,
      asked_at: server.api.services.now(),
      lapses_at: new Date(server.api.services.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  asked.set(subject, id);
}
const administered = (subject: Subject) => ADMINISTERED[keyOf(subjects, subject) as OwnerName];

/** Payroll of the company of a subject. */
const payrollOf = (subject: Subject) => `/wand2/api/clients/${subject === subjects.get('abroad') ? 2 : 1}/payroll`;

export const companyProbes = {
  users: [
    async (client, subject) => isAllowed((await client.get(`${ADMINISTRATION}/users/${administered(subject)}`)).status),
    async (client, subject) => {
      const answer = await client.get(`${ADMINISTRATION}/users`);
      const listed = (one: { userId: number }) => one.userId === administered(subject);
      return isAllowed(answer.status) && answer.body.users.some(listed);
    },
    (client, subject) =>
      post(client, `${ADMINISTRATION}/users/${administered(subject)}/requests`, { action: 'disable', reason: 'Left.' }),
    async (client, subject) => {
      const answer = await client.get(`${ADMINISTRATION}/requests`);
      const listed = (one: { requestId: number }) => one.requestId === asked.get(subject);
      return isAllowed(answer.status) && answer.body.requests.some(listed);
    },
    (client, subject) => post(client, `${ADMINISTRATION}/requests/${asked.get(subject)}/answer`, { answer: 'consent' }),
  ],
  payroll: [
    async (client, subject) => {
      const { body } = await client.get('/wand2/api/payroll/companies');
      const path = payrollOf(subject);
      return body.companies?.some((one: { clientId: number }) => path.includes(`/${one.clientId}/`)) === true;
    },
    async (client, subject) => isAllowed((await client.get(`${payrollOf(subject)}/batches`)).status),
    async (client, subject) => {
      const { body } = await client.get(`${payrollOf(subject)}/batches/999`);
      return body.message === 'There is no such batch.';
    },
    async (client, subject) => {
      const [clientId = ''] = /\d+(?=\/payroll)/.exec(payrollOf(subject)) ?? [];
      const { body } = await client.post('/wand2/api/exports', {
        list: 'payroll',
        format: 'csv',
        query: { clientId, number: '999' },
      });
      return body.message === 'There is no such batch.';
    },
    async (client, subject) =>
      isAllowed((await client.get(`${payrollOf(subject)}/changes?from=2000-01-01&until=2000-01-02`)).status),
    // Nothing was approved then, and there is no such batch.
    async (client, subject) => {
      const { status } = await client.post(`${payrollOf(subject)}/batches`, {
        from: '2000-01-01',
        until: '2000-01-02',
      });
      return status === 409;
    },
    async (client, subject) => {
      const { body } = await client.get(`${payrollOf(subject)}/batches/999/file`);
      return body.message === 'There is no such batch.';
    },
  ],
} satisfies Record<string, readonly Probe[]>;
