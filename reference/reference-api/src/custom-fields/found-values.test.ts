import { sql } from 'kysely';
import { startApi } from '../testing/start-api.ts';
import { createFoundValues } from './found-values.ts';

const server = await startApi();
afterAll(() => server.close());
const worker = await server.signedIn('worker');
const { db } = server.api.services;

const search = async (searchKey: string, more = '') =>
  (
    await worker.get(`/wand2/api/configuration/cfReferenceList/601/values/search?searchKey=${searchKey}${more}`)
  ).body.map((one: { value: string }) => one.value);

test('values come in the order of their names, ten by default', async () => {
  const found = await search('harbor');
  expect(found).toHaveLength(10);
  expect(found).toEqual([...found].sort());
  expect(await search('harbor', '&pageSize=3')).toEqual(found.slice(0, 3));
});

test.each([
  [
    'changed',
    sql`update reference_value set value = 'CC-00700 Renamed' where list_id = 601 and search_key like 'cc-00700%'`,
  ],
  ['removed', sql`delete from reference_value where list_id = 601 and search_key like 'cc-00700%'`],
  ['added', sql`insert into reference_value (list_id, value, search_key) values (601, 'CC-00700 New', 'cc-00700 new')`],
])('a value that was %s shows at the next search, whoever did it', async (_what, change) => {
  const before = await search('cc-00700');
  expect(await search('cc-00700')).toEqual(before);
  await change.execute(db);
  expect(await search('cc-00700')).not.toEqual(before);
});

test('restoring the sample data never shows what was found before', async () => {
  const changed = await search('cc-00700');
  await server.client().post('/dev/reset');
  await worker.signIn('worker');
  expect(await search('cc-00700')).toEqual(['CC-00700 Harbor Operations']);
  expect(changed).not.toEqual(['CC-00700 Harbor Operations']);
});

test('a change in another list keeps what was found', async () => {
  const found = createFoundValues();
  const list = { id: 601, edition: 1 };
  const first = await found.find(db, list, { searchKey: 'harbor', pageSize: 2 });
  await sql`insert into reference_value (list_id, value, search_key) values (602, 'New', 'new')`.execute(db);
  expect(await found.find(db, list, { searchKey: 'harbor', pageSize: 2 })).toBe(first);
});

test('the least recently used search is forgotten first', async () => {
  const found = createFoundValues(2);
  const find = (searchKey: string) => found.find(db, { id: 601, edition: 1 }, { searchKey, pageSize: 1 });
  const [harbor, quay] = [await find('harbor'), await find('quay')];
  expect(await find('harbor')).toBe(harbor);
  await find('depot');
  expect(await find('harbor')).toBe(harbor);
  expect(await find('quay')).not.toBe(quay);
});
