import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';

let store: ReleaseStore;
beforeEach(async () => {
  store = await releaseStore();
});
afterEach(() => store.close());

const OK = [0, expect.any(String)];

/** An openapi.json with one call, whose response has these fields and whose body needs those. */
async function document(fields: readonly string[], needed: readonly string[] = []): Promise<string> {
  const object = (names: readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  });
  const json = (names: readonly string[]) => ({ content: { 'application/json': { schema: object(names) } } });
  const post = { requestBody: json(needed), responses: { '200': json(fields) } };
  const file = join(store.location, '..', `${[...fields, ...needed].join('-')}.json`);
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', paths: { '/notes': { post } } }));
  return file;
}

const notes = (fields: readonly string[], release = 1) => {
  const members = Object.fromEntries(fields.map((field) => [field, 'string']));
  const calls = [{ call: 'POST /notes', reads: { members }, sends: { members: { text: 'string' } } }];
  return store.micro('mfe-notes', { release, api: { calls, types: {} } });
};

test('a field that a live build, a candidate or the target of a rollback reads may not be removed (docs: api#api-openapi)', async () => {
  const first = await notes(['text', 'author']);
  expect(await store.run('activate', first, '--force')).toEqual(OK);
  const [before, after] = [await document(['text', 'author']), await document(['text'])];
  expect(await store.run('check-api', before, '--live')).toEqual([0, expect.stringContaining('It is recorded')]);
  expect(await store.run('check-api', after)).toEqual([
    1,
    `api-calls-are-served: ${first} would break, or misses what was there: POST /notes gives no author. ` +
      'Serve the old form beside the new one until no version that is live, a candidate or the target of a rollback needs it.',
  ]);
  // The next release does without it, but would go back to the first one.
  expect(await store.run('activate', await notes(['text']))).toEqual(OK);
  expect(await store.run('check-api', after)).toEqual([1, expect.stringContaining(first)]);
  expect(await store.run('activate', await notes(['text'], 2))).toEqual(OK);
  expect(await store.run('check-api', after, '--live')).toEqual(OK);
  // From now on, no build may read it.
  expect(await store.run('check', first)).toEqual([
    1,
    expect.stringMatching(
      /^api-calls-are-served: The page .* would break: mfe_notes makes a call .*: POST \/notes gives no author\. Deploy/,
    ),
  ]);
  expect(await store.run('activate', first, '--share', '0.1')).toEqual([1, expect.stringContaining('gives no author')]);
});

test('nor may a request need more than a build sends; what the live API asks already is no finding', async () => {
  expect(await store.run('activate', await notes(['text']), '--force')).toEqual(OK);
  const more = await document(['text'], ['text', 'place']);
  expect(await store.run('check-api', more)).toEqual([1, expect.stringContaining('POST /notes must be sent place')]);
  expect(await store.run('check-api', more, '--live', '--force')).toEqual([0, expect.stringContaining('recorded')]);
  expect((await store.run('check-api', await document(['text', 'author'], ['text', 'place'])))[0]).toBe(0);
});

test('a build from before calls were recorded is named; what is no document is refused', async () => {
  const old = await store.micro('mfe-notes', {});
  await store.run('activate', old, '--force');
  expect(await store.run('check-api', await document(['text']))).toEqual([
    0,
    `Nothing is known of the calls of ${old}: built before calls were recorded.\nNothing speaks against it.`,
  ]);
  expect((await store.run('check-api'))[0]).toBe(2);
  expect(await store.run('check-api', 'nowhere.json')).toEqual([1, expect.stringContaining('cannot be read')]);
});
