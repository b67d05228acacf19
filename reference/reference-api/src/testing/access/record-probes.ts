import { recordFacts } from 'shared-client/schema/records';
import { beginChain } from 'shared-validators/record-approval';
import * as v from 'valibot';
import { chainColumns } from '../../records/chain-columns.ts';
import { json } from '../../storage/json.ts';
import type { TestClient } from '../test-client.ts';
import { DANIEL, db, HELENA, isAllowed, type Probe, type Subject, server, subjects } from './people.ts';

/** Whether a user sees a subject's requests and budgets, and decides on them. */

export const RECORDS = '/wand2/api/approvals/records';
/** A request and a budget that wait for the manager, who also manages them; of another manager; of another company. */
export const requests = new Map<Subject, number>();
const budgets = new Map<Subject, number>();
for (const [kind, name, subject] of [...subjects].flatMap(([name, subject]) =>
  (['REQUEST', 'BUDGET'] as const).map((kind) => [kind, name, subject] as const),
)) {
  const userId = name === 'other' ? HELENA : DANIEL;
  const chain = beginChain([{ name: 'Step', mode: 'all', approvers: [{ userId, name: 'Approver' }] }], []);
  const { id } = await db
    .insertInto('approval_record')
    .values({
      client_id: name === 'abroad' ? 2 : 1,
      kind,
      number: `ACCESS-${kind}-${name}`,
      title: 'Dock coordinator',
      status: 'Pending',
      requester_id: userId,
      manager_id: userId,
      assignee_id: null,
      submitted_at: server.api.services.now(),
      facts: json(v.parse(recordFacts, kind === 'BUDGET' ? { amount: 4711, currency: 'USD' } : {})),
      ...chainColumns(chain),
      created_at: server.api.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  (kind === 'BUDGET' ? budgets : requests).set(subject, id);
}
let changes = 0;
/** A change of an old version; a comment has no version. */
export const change = async (client: TestClient, subject: Subject, call: string, body: object) => {
  changes += 1;
  const headers = { 'idempotency-key': `access-${changes}` };
  return isAllowed((await client.post(`${RECORDS}/${requests.get(subject)}/${call}`, body, { headers })).status);
};

/** Whether the list and the record show the amount of a budget: both or neither. */
export async function seesAmount(client: TestClient, subject: Subject, inName = ''): Promise<boolean> {
  const [list, one] = [
    await client.get(`${RECORDS}?view=BUDGET&size=100${inName}`),
    await client.get(`${RECORDS}/${budgets.get(subject)}?${inName.slice(1)}`),
  ];
  const listed = list.body.content?.some(
    (row: { recordId: number; amount: number | null }) => row.recordId === budgets.get(subject) && row.amount === 4711,
  );
  const seen = isAllowed(one.status) && one.body.facts.amount === 4711;
  expect([listed === true, one.text.includes('4711')]).toEqual([seen, seen]);
  return seen;
}

export const recordProbes = {
  records: [
    async (client, subject) => isAllowed((await client.get(`${RECORDS}/${requests.get(subject)}`)).status),
    async (client, subject) => {
      const answer = await client.get(`${RECORDS}?size=100`);
      const listed = (one: { recordId: number }) => one.recordId === requests.get(subject);
      return isAllowed(answer.status) && answer.body.content.some(listed);
    },
    (client, subject) => change(client, subject, 'comments', { text: 'Why?' }),
  ],
  budgets: [(client, subject) => seesAmount(client, subject)],
  decideRecords: [
    (client, subject) => change(client, subject, 'decision', { decision: 'reject', reason: 'No.', version: 999 }),
  ],
  changeRecords: [
    (client, subject) => change(client, subject, 'change', { change: 'cancel', version: 999 }),
    async (client, subject) => isAllowed((await client.get(`${RECORDS}/${requests.get(subject)}/people`)).status),
  ],
} satisfies Record<string, readonly Probe[]>;
