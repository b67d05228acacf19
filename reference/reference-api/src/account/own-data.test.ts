import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { json } from '../storage/json.ts';
import { startApi } from '../testing/start-api.ts';
import { ownData } from './own-data.ts';

/** What an owner downloads (docs: account#own-data), compared with the columns of the database and with the page that lists them. */

const statements: string[] = [];
const server = await startApi({}, { onStatement: (text) => statements.push(text) });
afterAll(() => server.close());
const { db, now } = server.api.services;
const [AMARA, DANIEL, HELENA] = [1001, 1002, 1009];

const page = readFileSync(new URL('../../../../docs/reference/stored-data.md', import.meta.url), 'utf8');

/** The rows of a rule's table: the name of each, and the columns that it lists. */
function rowsOf(anchor: string) {
  const section = page.split(`<a id="${anchor}">`)[1]?.split('<a id=')[0] ?? '';
  return Array.from(section.matchAll(/^ *\| `(\S+)` \|(.*?)\|/gm), ([, name = '', columns = '']) => ({
    name,
    columns: Array.from(columns.matchAll(/`([\w.]+)`/g), ([, column = '']) => column),
  }));
}
const downloaded = rowsOf('stored-own');
const leftOut = rowsOf('stored-left-out');

/** Every column that refers to a person, by a foreign key or by its name. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and (
      exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
        and k.confrelid = 'app_user'::regclass and a.attnum = any (k.conkey))
      or a.atttypid in ('integer'::regtype, 'bigint'::regtype) and a.attname ~
        '(^|_)(user|person|worker|manager|owner|reader|author|principal|delegate|approver|assignee|requester)(_id)?$')`.execute(
    db,
  );
  return rows.map(({ name }) => name).sort();
}

const userOf = (userId: number) => ({ userId, userType: 'Worker', permissions: [] }) as unknown as SignedInUser;
const partsOf = async (userId: number): Promise<Record<string, unknown>> =>
  (await ownData(db, userOf(userId), now())).parts;

test('each column with a person in it is downloaded or left out for a reason (docs: stored-data#stored-own, stored-data#stored-left-out)', async () => {
  const listed = [...downloaded, ...leftOut].flatMap(({ columns }) => columns);
  expect(listed.sort()).toEqual(await columnsOfPeople());
});

test('a download has the parts that the page lists, and reads the columns that it lists (docs: stored-data#stored-own, account#own-data)', async () => {
  statements.length = 0;
  const parts = await partsOf(AMARA);
  const read = [...statements];
  expect(downloaded.map(({ name }) => name).sort()).toEqual(Object.keys(parts).sort());
  const isRead = (column: string) => {
    const [table, name] = column.split('.');
    return read.some((text) => text.includes(`from "${table}"`) && text.includes(`"${name}"`));
  };
  expect(downloaded.flatMap(({ columns }) => columns).filter((column) => !isRead(column))).toEqual([]);
  expect(leftOut.flatMap(({ columns }) => columns).filter((column) => isRead(column))).toEqual([
    'linked_account.other_user_id',
  ]);
});

test('browsers, the authenticator, recovery codes, delegations, answers, files and changes are those of the person (docs: account#own-data)', async () => {
  const [day, later] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-03T09:00:00Z')];
  const { id: survey_id, name } = await db
    .selectFrom('survey')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const table of ['known_device', 'delegation', 'survey_response', 'stored_file'] as const)
    await db.deleteFrom(table).execute();
  for (const user_id of [AMARA, DANIEL]) {
    const mark = String(user_id);
    await db.insertInto('known_device').values({ device_hash: mark, user_id, seen_at: day }).execute();
    await db
      .insertInto('authenticator')
      .values({ user_id, secret: mark, added_at: day, confirmed_at: later })
      .execute();
    await db
      .insertInto('recovery_key')
      .values({ user_id, code_hash: mark, used_at: null, codes_made_at: day })
      .execute();
    await db
      .insertInto('survey_response')
      .values({ survey_id, user_id, answers: json([mark]) as never, answered_at: later })
      .execute();
    await db
      .insertInto('stored_file')
      .values({
        attachment_key: mark,
        owner_id: user_id,
        client_id: 1,
        billing_item_id: 0,
        file_name: `${mark}.pdf`,
        media_type: 'application/pdf',
        size: 7,
        stored_at: day,
      })
      .execute();
    await db
      .insertInto('administration_request')
      .values({
        subject_id: user_id,
        action: 'disable',
        factors: json([]),
        grounds: 'Left.',
        asked_by: HELENA,
        asked_at: day,
        lapses_at: later,
        outcome: user_id === AMARA ? 'consented' : 'declined',
        answered_by: null,
        answered_at: later,
      })
      .execute();
  }
  const delegation = {
    permissions: json(['BILLING_APPROVAL']) as never,
    start_date: '2026-03-02',
    end_date: '2026-03-09',
  };
  await db
    .insertInto('delegation')
    .values({ user_id: DANIEL, delegate_id: HELENA, created_at: day, ended_at: null, ...delegation })
    .execute();

  expect(await partsOf(AMARA)).toMatchObject({
    knownBrowsers: [{ seen_at: day }],
    authenticator: [{ added_at: day, confirmed_at: later }],
    recoveryCodes: [{ codes_made_at: day, used_at: null }],
    surveyAnswers: [{ name, answers: ['1001'], answered_at: later }],
    files: [{ file_name: '1001.pdf', size: 7, stored_at: day }],
    accountChanges: [{ action: 'disable', factors: [], asked_at: day, answered_at: later }],
    delegations: [],
  });
  expect(await partsOf(DANIEL)).toMatchObject({ delegations: [{ delegate_id: HELENA }], accountChanges: [] });
  expect(await partsOf(HELENA)).toMatchObject({ delegations: [{ user_id: DANIEL }], knownBrowsers: [], files: [] });
  expect(JSON.stringify(await partsOf(AMARA))).not.toMatch(/hash|secret|1002/);
});
