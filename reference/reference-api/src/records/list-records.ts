import { type Kysely, sql } from 'kysely';
import type { RecordLine, RecordPage, RecordQuery, RecordView } from 'shared-client/schema/records';
import { CLOSED_STATUSES, OPEN_STATUSES } from 'shared-validators/record-approval';
import { likePattern } from '../custom-fields/search-key.ts';
import type { Database } from '../storage/database.ts';
import { describeLines } from './describe.ts';
import { ofReader, type RecordReader, waitsForUser } from './reader.ts';
import { recordDue } from './record-due.ts';

const SIZE = 50;

/** A page of a reader's records: first those that wait for them, then by due date; closed ones by submission, the last one first. */
export async function listRecords(
  db: Kysely<Database>,
  { acting, principals }: RecordReader,
  query: RecordQuery,
  now: Date,
): Promise<RecordPage> {
  const { page = 0, size = SIZE } = query;
  const isHistory = query.view === 'HISTORY';
  const found = filtered(db, { acting, principals }, query);
  const { total } = await found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const submitted = sql`coalesce(r.submitted_at, r.created_at)`;
  const waiting = found.selectAll('r').orderBy(waitsForUser(acting.as.userId, now), 'desc');
  const ordered = isHistory
    ? waiting.orderBy(submitted, 'desc')
    : waiting.orderBy(recordDue(acting.actor.userId), (order) => order.asc().nullsLast()).orderBy(submitted);
  const rows = await ordered
    .orderBy('r.id')
    .limit(size)
    .offset(page * size)
    .execute();
  return {
    content: await describeLines(db, acting, rows, now),
    totalElements: Number(total),
    totalPages: Math.ceil(Number(total) / Math.max(size, 1)),
    number: page,
    counts: await countsOf(db, { acting, principals }),
    standsInFor: [...principals],
  };
}

/** The next records after an id, in the order in which they were made: for a file of all of them. */
export async function continueRecords(
  db: Kysely<Database>,
  reader: RecordReader,
  query: RecordQuery,
  { now, after, size }: { readonly now: Date; readonly after: number; readonly size: number },
): Promise<RecordLine[]> {
  const found = filtered(db, reader, query).selectAll('r').where('r.id', '>', after).orderBy('r.id').limit(size);
  return describeLines(db, reader.acting, await found.execute(), now);
}

function filtered(db: Kysely<Database>, { acting }: RecordReader, query: RecordQuery) {
  const { view = 'ALL', status, search, onlyMine, needsAssignment } = query;
  const isHistory = view === 'HISTORY';
  let rows = ofReader(db.selectFrom('approval_record as r'), acting).where(
    'r.status',
    'in',
    status === undefined ? [...(isHistory ? CLOSED_STATUSES : OPEN_STATUSES)] : [status],
  );
  if (view !== 'ALL' && view !== 'HISTORY') rows = rows.where('r.kind', '=', view);
  if (onlyMine) rows = rows.where('r.requester_id', '=', acting.as.userId);
  if (needsAssignment) rows = rows.where('r.assignee_id', 'is', null).where('r.kind', '=', 'REQUEST');
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = likePattern(word, 'anywhere');
    rows = rows.where(
      sql<boolean>`lower(r.number || ' ' || r.title || ' ' || coalesce(r.facts->>'workerName', '') || ' ' || (
        select string_agg(u.first_name || ' ' || u.last_name, ' ') from app_user u
        where u.id in (r.requester_id, r.manager_id, r.assignee_id))) like ${pattern}`,
    );
  }
  return rows;
}

async function countsOf(db: Kysely<Database>, { acting }: RecordReader): Promise<Record<RecordView, number>> {
  const rows = await ofReader(db.selectFrom('approval_record as r'), acting)
    .select(['r.kind', sql<boolean>`r.status in (${sql.join([...OPEN_STATUSES])})`.as('open')])
    .select((e) => e.fn.countAll<number>().as('count'))
    .groupBy(['r.kind', 'open'])
    .execute();
  const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((total, { count }) => total + Number(count), 0);
  return {
    ALL: sum(({ open }) => open),
    REQUEST: sum(({ open, kind }) => open && kind === 'REQUEST'),
    ENGAGEMENT: sum(({ open, kind }) => open && kind === 'ENGAGEMENT'),
    REVISION: sum(({ open, kind }) => open && kind === 'REVISION'),
    BUDGET: sum(({ open, kind }) => open && kind === 'BUDGET'),
    HISTORY: sum(({ open }) => !open),
  };
}
