import { type Kysely, sql } from 'kysely';
import type { Person } from 'shared-client/schema/delegates';
import { httpProblem } from '../call/http-problem.ts';
import { likePattern } from '../custom-fields/search-key.ts';
import type { Database } from '../storage/database.ts';
import type { RecordRow } from './reader.ts';

const SHOWN = 20;

/** The possible approvers, managers and assignees of a record: staff of its company who approve requisitions. */
const people = (db: Kysely<Database>, row: Pick<RecordRow, 'client_id'>) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('client_id', '=', row.client_id)
    .where('user_type', 'in', ['Client', 'MSP', 'VMS'])
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`permissions @> '["REQUISITION_APPROVE"]'::jsonb`);

/** At most 20 of them, by words of their name. */
export async function findPeople(db: Kysely<Database>, row: RecordRow, search: string): Promise<Person[]> {
  let query = people(db, row);
  for (const word of search.split(/\s+/).filter(Boolean))
    query = query.where(sql<boolean>`lower(first_name || ' ' || last_name) like ${likePattern(word, 'anywhere')}`);
  return query.orderBy('last_name').orderBy('first_name').orderBy('id').limit(SHOWN).execute();
}

/** One of them. @throws HttpProblem 400 for anybody else */
export async function findPerson(
  db: Kysely<Database>,
  row: Pick<RecordRow, 'client_id'>,
  userId: number,
): Promise<Person> {
  const person = await people(db, row).where('id', '=', userId).executeTakeFirst();
  if (person) return person;
  throw httpProblem(400, 'ERR_RECORD_PERSON', 'Please choose somebody of the company.', { value: 'body.userId' });
}
