import { activate } from '../activate/activate.ts';
import type { ActivateOptions } from '../activate/change.ts';
import { currentRevision } from '../activate/history.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { inAllEngines, recordTrial, trialsOf, triedInWords } from './trial-record.ts';

const folder = emptyFolder();

const store = () => directoryStore(folder);
const options: ActivateOptions = { now, check: () => undefined };
const [a, b] = [publicationOf(version('mfe_a', '1')), publicationOf(version('mfe_b', '1'))];
const tried = (...failures: string[]) => ({ browser: 'chromium 141.0', pages: 2, journeys: 3, failures });
const by = { now, provenance: { by: 'ann' } };
const recorded = async () => (await currentRevision(store())).record?.tried;

test('a trial is recorded with each version, and in the revision that makes them live: who, when, where and what', async () => {
  await recordTrial(store(), [a, b], tried(), by);
  await activate(store(), [a, b], options);
  expect(await recorded()).toEqual({ at: now(), by: 'ann', ...tried() });
});

test('trials one by one are added up', async () => {
  await recordTrial(store(), [a], tried(), by);
  await recordTrial(store(), [b], { ...tried(), browser: 'chromium 141.0, firefox 142.0', pages: 1, journeys: 4 }, by);
  await activate(store(), [a, b], options);
  expect(await recorded()).toMatchObject({ browser: 'chromium 141.0, firefox 142.0', pages: 3, journeys: 4 });
});

test('a version that failed its newest trial does not go live without a word, for nobody', async () => {
  await recordTrial(store(), [a], tried('/a shows nothing.', '/b shows nothing.'), by);
  const failed =
    'mfe_a@1 was tried at 2026-11-21T10:00:00.000Z by ann and failed: /a shows nothing. (and 1 more) ' +
    'Mend it, or try it once more, or say that it goes live nevertheless: --again mfe_a.';
  await expect(activate(store(), [a, b], options)).rejects.toThrow(failed);
  await expect(activate(store(), [a], { ...options, share: 0.1, again: ['mfe_b'] })).rejects.toThrow(failed);
  expect((await currentRevision(store())).manifest.revision).toBe(0);
  await activate(store(), [a], { ...options, again: ['mfe_a'] });
  expect(await recorded()).toMatchObject({ failures: [expect.any(String), expect.any(String)] });
});

test('a better trial replaces it; what was not tried, or left an unreadable record, has none', async () => {
  await recordTrial(store(), [a], tried('/a shows nothing.'), by);
  await recordTrial(store(), [a], tried(), by);
  await store().replace('mfe/mfe_b/1/trial.json', Buffer.from('{'));
  expect((await trialsOf(store(), [a, b])).map(({ trial }) => trial?.failures)).toEqual([[], undefined]);
  await activate(store(), [a, b], options);
});

test('engines are tried one by one, and a failure says in which it was', () => {
  const firefox = { ...tried('/a shows nothing.'), browser: 'firefox 142.0' };
  expect(inAllEngines([tried(), firefox])).toEqual({
    ...tried('firefox: /a shows nothing.'),
    browser: 'chromium 141.0, firefox 142.0',
  });
  expect(inAllEngines([firefox])).toEqual(firefox);
});

test('numbers in words', () => {
  expect([1, 2].map((number) => triedInWords({ pages: number, journeys: number }))).toEqual([
    '1 page and 1 journey',
    '2 pages and 2 journeys',
  ]);
});
