import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { abort, activate, promote } from './activate.ts';
import { currentManifest } from './history.ts';
import { previousManifest } from './previous.ts';

const folder = emptyFolder();
beforeEach(async () => {
  await activate(store(), [publicationOf(version('mfe_a', '1'))], { now });
});

const store = () => directoryStore(folder);
const candidate = publicationOf(version('mfe_a', '2'));
const live = async () => (await currentManifest(store())).microFrontends.mfe_a;

test('a candidate coexists with the live version until it is promoted', async () => {
  await activate(store(), [candidate], { now, share: 0.1 });
  expect(await live()).toMatchObject({ version: '1', canary: { share: 0.1, candidate: { version: '2' } } });
  await activate(store(), [candidate], { now, share: 0.5 });
  expect(await live()).toMatchObject({ version: '1', canary: { share: 0.5 } });
  await promote(store(), ['mfe_a'], { now });
  expect(await live()).toEqual(version('mfe_a', '2'));
});

test('abort leaves the live version unchanged', async () => {
  await activate(store(), [candidate], { now, share: 0.1 });
  await abort(store(), ['mfe_a'], { now });
  expect(await live()).toEqual(version('mfe_a', '1'));
});

test('activating for everyone ends the canary', async () => {
  await activate(store(), [candidate], { now, share: 0.1 });
  await activate(store(), [publicationOf(version('mfe_a', '3'))], { now });
  expect(await live()).toEqual(version('mfe_a', '3'));
});

test.each([
  ['a share beyond one', () => activate(store(), [candidate], { now, share: 2 }), 'A share is a number from 0 to 1'],
  ['no number', () => activate(store(), [candidate], { now, share: Number.NaN }), 'A share is a number from 0 to 1'],
  [
    'a candidate of something that is not live',
    () => activate(store(), [publicationOf(version('mfe_b', '1'))], { now, share: 0.1 }),
    'mfe_b is not live, so the other sessions would have none',
  ],
  [
    'what is live already',
    () => activate(store(), [publicationOf(version('mfe_a', '1'))], { now, share: 0.1 }),
    'mfe_a@1 is live for everybody already',
  ],
  ['promoting without a candidate', () => promote(store(), ['mfe_a'], { now }), 'mfe_a has no candidate'],
  ['aborting what is not live', () => abort(store(), ['constructor'], { now }), 'constructor is not live'],
])('%s is rejected and changes nothing', async (_what, attempt, sentence) => {
  await expect(attempt()).rejects.toThrow(sentence);
  expect((await currentManifest(store())).revision).toBe(1);
});

test('a fifth concurrent candidate is rejected', async () => {
  const names = ['mfe_b', 'mfe_c', 'mfe_d', 'mfe_e'];
  await activate(
    store(),
    names.map((name) => publicationOf(version(name, '1'))),
    { now },
  );
  await activate(
    store(),
    names.map((name) => publicationOf(version(name, '2'))),
    { now, share: 0.1 },
  );
  await expect(activate(store(), [candidate], { now, share: 0.1 })).rejects.toThrow(
    'Promote or abort one of them first',
  );
});

test('the previous version is found, however many others were activated since', async () => {
  await activate(store(), [candidate], { now });
  for (const number of ['1', '2', '3']) await activate(store(), [publicationOf(version('mfe_b', number))], { now });
  const previous = await previousManifest(store());
  expect(previous.microFrontends.mfe_a?.version).toBe('1');
  expect(previous.microFrontends.mfe_b?.version).toBe('2');
  expect(JSON.parse(await readFile(join(folder, 'deployments-previous.json'), 'utf8'))).toEqual(previous);
});
