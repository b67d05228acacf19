import { type Kysely, sql } from 'kysely';
import type { ApprovalRecord, RecordEvent, RecordLine } from 'shared-client/schema/records';
import { actionsOn, currentStep, seesBudgetAmounts } from 'shared-validators/record-approval';
import type { Acting } from '../delegates/acting.ts';
import type { Database } from '../storage/database.ts';
import {
  findRecord,
  heldMilliseconds,
  ofReader,
  type RecordReader,
  type RecordRow,
  stateOf,
  viewerOf,
  waitsForUser,
} from './reader.ts';
import { undoMillisecondsOf } from './undo-record.ts';

/** The names of people, by id. */
async function namesOf(db: Kysely<Database>, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Records as lines of a list. */
export async function describeLines(
  db: Kysely<Database>,
  acting: Acting,
  rows: readonly RecordRow[],
  now: Date,
): Promise<RecordLine[]> {
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.requester_id, row.manager_id, row.assignee_id]),
  );
  return rows.map((row) => describeLine(row, acting, { names, now }));
}

function describeLine(
  row: RecordRow,
  acting: Acting,
  { names, now }: { readonly names: ReadonlyMap<number, string>; readonly now: Date },
): RecordLine {
  const person = (userId: number) => ({ userId, name: names.get(userId) ?? '' });
  const state = stateOf(row, now);
  const { facts, changes } = shownTo(acting, row);
  const at = currentStep(row.chain);
  const present = row.status === 'Pending' ? row.chain[at] : undefined;
  return {
    recordId: row.id,
    version: row.version,
    kind: row.kind,
    number: row.number,
    title: row.title,
    status: row.status,
    requester: person(row.requester_id),
    manager: person(row.manager_id),
    assignee: row.assignee_id === null ? null : person(row.assignee_id),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    waitingSince: present ? ((row.waits_from ?? row.submitted_at)?.toISOString() ?? null) : null,
    step: present ? { at: at + 1, of: row.chain.length, name: present.name } : null,
    waitsForReader: state.waitsFor.includes(acting.as.userId),
    heldMilliseconds: heldMilliseconds(row, now),
    workerName: facts.workerName,
    startDate: facts.startDate,
    endDate: facts.endDate,
    positions: facts.positions,
    rate: facts.rate,
    amount: row.kind === 'BUDGET' ? facts.amount : null,
    currency: facts.currency,
    changes: [...changes],
    actions: [...actionsOn(viewerOf(acting), state)],
  };
}

/** A complete record. @throws HttpProblem 404 if there is none, 403 if the reader may not see it */
export async function readRecord(
  db: Kysely<Database>,
  reader: RecordReader,
  id: number,
  now: Date,
): Promise<ApprovalRecord> {
  return describeRecord(db, reader, await findRecord(db, reader.acting, id), now);
}

/** A record for its page. */
export async function describeRecord(
  db: Kysely<Database>,
  { acting, principals }: RecordReader,
  row: RecordRow,
  now: Date,
): Promise<ApprovalRecord> {
  const [line] = await describeLines(db, acting, [row], now);
  return {
    ...(line as RecordLine),
    facts: shownTo(acting, row).facts,
    chain: row.chain.map((step) => ({ ...step, approvers: [...step.approvers] })),
    history: await readHistory(db, row.id),
    nextId: await nextOf(db, acting, row.id, now),
    undoMilliseconds: await undoMillisecondsOf(db, acting.actor, row, now),
    standsInFor: [...principals],
  };
}

/** The subject of a record; a budget without its amounts for users who may not see them. */
function shownTo({ as }: Acting, { kind, facts, changes }: RecordRow): Pick<RecordRow, 'facts' | 'changes'> {
  if (kind !== 'BUDGET' || seesBudgetAmounts(as.permissions)) return { facts, changes };
  return {
    facts: { ...facts, amount: null, rate: null, currency: null },
    changes: changes.filter(({ field }) => field !== 'amount' && field !== 'rate'),
  };
}

/** The actions on a record, the newest first. */
async function readHistory(db: Kysely<Database>, id: number): Promise<RecordEvent[]> {
  const rows = await db
    .selectFrom('approval_record_event')
    .selectAll()
    .where('record_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.user_id, row.principal_id, row.person_id]),
  );
  const nameOf = (userId: number | null) => (userId === null ? null : (names.get(userId) ?? null));
  return rows.map((row) => ({
    what: row.what,
    by: nameOf(row.user_id) ?? '',
    byFor: nameOf(row.principal_id),
    at: row.at.toISOString(),
    text: row.text,
    person: nameOf(row.person_id),
  }));
}

/** The next record that waits for the reader: the one that has waited longest after this one, then from the start. */
async function nextOf(db: Kysely<Database>, acting: Acting, id: number, now: Date): Promise<number | null> {
  const waiting = await ofReader(db.selectFrom('approval_record as r'), acting)
    .select('r.id')
    .where(waitsForUser(acting.as.userId, now))
    .where('r.id', '<>', id)
    .orderBy(sql`r.id < ${id}`)
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  return waiting?.id ?? null;
}
