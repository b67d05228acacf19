import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examineStore } from '../doctor/examine-store.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { activate } from './activate.ts';
import { currentManifest, history } from './history.ts';

const folder = emptyFolder();

const program = (name: string) => join(import.meta.dirname, '..', 'testing', name);

function run(name: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program(name), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? `${code}`)));
}

/** Activations of each process; a thousand in all in the wide suite. */
const EACH = process.env.TEST_WIDE ? 250 : 10;
const ALL = 4 * EACH;

test('activations at once, from four processes, lose none', async () => {
  const ended = await Promise.all(
    ['a', 'b', 'c', 'd'].map((prefix) => run('activate-many.ts', folder, prefix, String(EACH))),
  );
  expect(ended).toEqual(['0', '0', '0', '0']);

  const revisions = await history(directoryStore(folder));
  expect(revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: ALL }, (_, at) => at + 1));
  // Every revision brought exactly one of the versions, and kept all other ones.
  const brought = revisions.map(({ microFrontends }, at) => {
    const before = revisions[at - 1]?.microFrontends ?? {};
    const changed = Object.keys(microFrontends).filter(
      (name) => microFrontends[name]?.version !== before[name]?.version,
    );
    expect(changed).toHaveLength(1);
    return `${changed[0]}@${microFrontends[changed[0] ?? '']?.version}`;
  });
  expect(new Set(brought).size).toBe(ALL);
  const live = await currentManifest(directoryStore(folder));
  expect(Object.keys(live.microFrontends)).toHaveLength(40);
  expect(JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8'))).toEqual(live);
});

describe('a process that is killed between the swap and the writing of the documents', () => {
  const documents = async () => JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8')).revision;

  beforeEach(async () => {
    await activate(directoryStore(folder), [publicationOf(version('mfe_a', '1.0.0'))], { now });
    expect(await run('activate-and-die.ts', folder, 'mfe_a', '2.0.0')).toBe('SIGKILL');
    expect((await currentManifest(directoryStore(folder))).revision).toBe(2);
    expect(await documents()).toBe(1);
  });

  test('loses nothing: the next activation writes them', async () => {
    await activate(directoryStore(folder), [publicationOf(version('mfe_b', '1.0.0'))], { now });
    expect(await documents()).toBe(3);
    expect((await currentManifest(directoryStore(folder))).microFrontends.mfe_a?.version).toBe('2.0.0');
  });

  test('loses nothing: activating the same again writes them', async () => {
    await activate(directoryStore(folder), [publicationOf(version('mfe_a', '2.0.0'))], { now });
    expect(await documents()).toBe(2);
  });

  test('is reported by the doctor, which repairs it when asked', async () => {
    const store = directoryStore(folder);
    const about = async (repair: boolean) =>
      (await examineStore(store, { repair }))
        .map(({ sentence }) => sentence)
        .filter((one) => /index|deployments/.test(one));
    expect(await about(false)).toContain(
      'deployments.json shows revision 1, but revision 2 is live. Its writing broke off, somebody changed it, or another mfe wrote it.',
    );
    expect(await about(true)).not.toEqual([]);
    expect(await about(false)).toEqual([]);
    expect(await documents()).toBe(2);
  });
});
