import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abort, activate, withPublication } from '../activate/activate.ts';
import { append, currentManifest } from '../activate/history.ts';
import { rollback } from '../activate/rollback.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { publishedVersions, readPublication } from '../publish/publication.ts';
import { publish } from '../publish/publish.ts';
import { changeSettings } from '../settings/settings.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { BUCKET, type S3Server, startS3 } from '../testing/s3-server.ts';
import { prune } from './prune.ts';

const script = (text: string) => [{ path: 'entry.js', bytes: Buffer.from(text) }];
const day = (number: number) => () => new Date(Date.UTC(2026, 0, number)).toISOString();

let folder: string;
let s3: S3Server | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
  if (process.env.TEST_WIDE) s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const kinds: [string, () => Store][] = [
  ['a folder', () => openStore(join(folder, `store-${count++}`))],
  ['a bucket', () => openStore(`s3://${BUCKET}/prune-${count++}`, s3?.environment)],
];

// A bucket's differences are tested with the store; `npm run test:all` prunes one too.
describe.each(process.env.TEST_WIDE ? kinds : kinds.slice(0, 1))('in %s', (_kind, open) => {
  let store: Store;
  beforeEach(() => {
    store = open();
  });

  /** Publishes a build on a day. @returns its version */
  async function published(text: string, on: number, name = 'mfe_notes'): Promise<string> {
    const remote = { name, entry: 'entry.js', modules: { './app': [] }, uses: {} };
    const { publication } = await publish(
      store,
      {
        kind: 'micro-frontend',
        packageVersion: '1.0.0',
        activation: { name, applications: [], elements: [] },
        budgets: undefined,
        remote,
        reported: {},
        files: [...script(text), { path: 'entry.js.map', bytes: Buffer.from(text) }],
        standalone: script(text),
      },
      { now: day(on) },
    );
    return publication.version;
  }
  const live = async (version: string, on: number, share?: number) =>
    activate(store, [await readPublication(store, 'mfe_notes', version)], { now: day(on), share });

  /** Six versions, a day apart, each live from its day on. */
  async function six(): Promise<string[]> {
    const versions: string[] = [];
    for (let at = 1; at <= 6; at += 1) {
      versions.push(await published(`version ${at}`, at));
      await live(versions.at(-1) ?? '', at);
    }
    return versions;
  }

  test('the last three versions stay, and those of pages that may still be open', async () => {
    const versions = await six();
    expect((await prune(store, { now: day(20) })).gone).toEqual([]);
    const { gone, stays } = await prune(store, { now: day(100) });
    expect(gone).toEqual(
      versions
        .slice(0, 3)
        .map((version) => `mfe_notes@${version}`)
        .sort(),
    );
    expect(Object.fromEntries(stays.map(({ version, because }) => [version.slice(10), because]))).toEqual({
      [versions[3] ?? '']: 'is among the last 3',
      [versions[4] ?? '']: 'is the fallback for what is live',
      [versions[5] ?? '']: 'is live',
    });
    expect(new Set(await publishedVersions(store, 'mfe_notes'))).toEqual(new Set(versions.slice(3)));
    // Nothing but the note is left of one, source maps included.
    expect(await store.list(`mfe/mfe_notes/${versions[0]}`)).toEqual([`mfe/mfe_notes/${versions[0]}/pruned.json`]);
    expect(await store.list(`maps/mfe_notes/${versions[0]}`)).toEqual([]);
    expect((await store.list(`maps/mfe_notes/${versions[5]}`)).length).toBeGreaterThan(0);
  });

  test('the lifetime of a page counts from the day a version ceased to be live', async () => {
    const versions = await six();
    // Version 3 was live until day 4, version 2 until day 3.
    expect((await prune(store, { now: day(34) })).gone).toHaveLength(2);
    expect(await publishedVersions(store, 'mfe_notes')).toContain(versions[2]);
  });

  test('candidates, named versions and recently published ones stay', async () => {
    const versions = await six();
    await live(versions[0] ?? '', 7, 0.5);
    const fresh = await published('version 7', 100);
    const named = `mfe_notes@${versions[1]}`;
    const { gone } = await prune(store, { now: day(100), named: [named] });
    expect(gone).toEqual([`mfe_notes@${versions[2]}`, `mfe_notes@${versions[3]}`].sort());
    expect(await publishedVersions(store, 'mfe_notes')).toContain(fresh);
    // Its share has ended, but pages that got it are still open.
    await abort(store, ['mfe_notes'], { now: day(101) });
    expect((await prune(store, { now: day(102), named: [named] })).gone).toEqual([]);
  });

  test('a dry run reports the same and deletes nothing', async () => {
    const versions = await six();
    expect((await prune(store, { now: day(100), dry: true })).gone).toHaveLength(3);
    expect(await publishedVersions(store, 'mfe_notes')).toHaveLength(versions.length);
  });

  test('a rollback to a pruned version is rejected; publishing it again makes it possible', async () => {
    const [first = ''] = await six();
    await prune(store, { now: day(100) });
    await expect(rollback(store, ['mfe_notes'], { now: day(100) }, 1)).rejects.toThrow(
      `mfe_notes@${first} was pruned. Publish that build again, then it can go live.`,
    );
    expect(await published('version 1', 101)).toBe(first);
    expect((await rollback(store, ['mfe_notes'], { now: day(101) }, 1)).microFrontends.mfe_notes?.version).toBe(first);
  });

  test('a version that was pruned is no fallback of the one that a rollback restores', async () => {
    const versions = await six();
    await prune(store, { now: day(100) });
    const fallback = async () =>
      JSON.parse(String(await store.read('deployments-previous.json'))).microFrontends.mfe_notes?.version;
    await rollback(store, ['mfe_notes'], { now: day(100) });
    expect(await fallback()).toBe(versions[3]);
    await rollback(store, ['mfe_notes'], { now: day(100) });
    expect(await fallback()).toBeUndefined();
    expect((await examineStore(store)).map(({ sentence }) => sentence)).toEqual([]);
  });

  test('versions kept by the settings stay; with unreadable settings nothing is deleted', async () => {
    const [first = ''] = await six();
    await changeSettings(store, (before) => ({ ...before, keep: [`mfe_notes@${first}`] }));
    const { gone, stays } = await prune(store, { now: day(100) });
    expect(gone).toHaveLength(2);
    expect(stays).toContainEqual({ version: `mfe_notes@${first}`, because: 'is kept by the settings' });
    await store.replace('settings/00000001.json', Buffer.from('{'));
    await expect(prune(store, { now: day(200) })).rejects.toThrow(
      'settings/00000001.json is not JSON, so it is not known what to keep.',
    );
  });

  test('a later rollback restores what was live before, and the store is healthy', async () => {
    const versions = await six();
    await prune(store, { now: day(100) });
    expect((await examineStore(store)).map(({ sentence }) => sentence)).toEqual([]);
    expect((await rollback(store, ['mfe_notes'], { now: day(100) })).microFrontends.mfe_notes?.version).toBe(
      versions[4],
    );
  });

  test('nothing is deleted from a store without activations', async () => {
    for (let at = 1; at <= 5; at += 1) await published(`version ${at}`, at);
    expect((await prune(store, { now: day(100) })).gone).toEqual([]);
    expect(await store.list('history')).toEqual([]);
  });

  describe('while others publish and activate', () => {
    /** The store, with something done by somebody else once, before a file is created. */
    const before = (isIt: (path: string) => boolean, somebody: () => Promise<unknown>): Store => {
      let isDone = false;
      const real = store;
      return {
        ...real,
        async create(path, bytes) {
          if (!isDone && isIt(path)) {
            isDone = true;
            await somebody();
          }
          return real.create(path, bytes);
        },
      };
    };
    const isRevision = (path: string) => path.startsWith('history/');
    const isComplete = async (version: string) =>
      (await store.list(`mfe/mfe_notes/${version}`)).map((path) => path.split('/').slice(3).join('/'));

    test('a version that is activated before the mark is visible stays', async () => {
      const [first = ''] = await six();
      const publication = await readPublication(store, 'mfe_notes', first);
      const all = await isComplete(first);
      // It had looked before the mark was there, and appends before the prune does.
      const live = await currentManifest(store);
      const racing = before(isRevision, () =>
        append(store, { ...withPublication(live, publication), revision: live.revision + 1, activatedAt: day(100)() }),
      );
      const { gone, stays } = await prune(racing, { now: day(100) });
      expect(gone).toHaveLength(2);
      expect(stays).toContainEqual({ version: `mfe_notes@${first}`, because: 'has just been activated' });
      expect(await isComplete(first)).toEqual(all);
      expect((await currentManifest(store)).microFrontends.mfe_notes?.version).toBe(first);
      // Nothing keeps it from being activated and rolled back to later.
      await rollback(store, ['mfe_notes'], { now: day(101) });
      await activate(store, [publication], { now: day(102) });
    });

    test('an activation that comes too late is rejected, and nothing changes', async () => {
      const [first = ''] = await six();
      const publication = await readPublication(store, 'mfe_notes', first);
      const racing = before(isRevision, () => prune(store, { now: day(100) }));
      await expect(activate(racing, [publication], { now: day(100) })).rejects.toThrow(
        `mfe_notes@${first} was pruned. Publish that build again, then it can go live.`,
      );
      expect((await currentManifest(store)).microFrontends.mfe_notes?.version).not.toBe(first);
      expect(await examineStore(store)).toEqual([]);
    });

    test('a version that is published again concurrently is complete', async () => {
      const [first = ''] = await six();
      const [path = ''] = await store.list(`mfe/mfe_notes/${first}`);
      await store.remove(path);
      const real = store;
      store = before(
        (one) => one === path,
        () => prune(real, { now: day(100) }),
      );
      expect(await published('version 1', 100)).toBe(first);
      expect(await isComplete(first)).toContain('entry.js');
      expect(await isComplete(first)).not.toContain('pruned.json');
      await live(first, 100);
      expect(await examineStore(store)).toEqual([]);
    });

    test('an interrupted prune blocks its partly deleted versions, and the next one finishes it', async () => {
      const [first = '', second = ''] = await six();
      let left = 2;
      const breaking: Store = {
        ...store,
        remove: (path) => (left-- > 0 ? store.remove(path) : Promise.reject(new Error('the line broke'))),
      };
      await expect(prune(breaking, { now: day(100) })).rejects.toThrow('the line broke');
      const halves = [first, second].map((version) => `mfe_notes@${version}`);
      await expect(published('version 1', 100)).rejects.toThrow('is being taken away by "mfe prune"');
      await expect(rollback(store, ['mfe_notes'], { now: day(100) }, 1)).rejects.toThrow(
        'is being taken away by "mfe prune"',
      );
      expect((await examineStore(store)).map(({ sentence }) => sentence).join()).toContain('is half taken away');
      expect((await prune(store, { now: day(100) })).gone).toEqual([]);
      expect((await prune(store, { now: day(101) })).gone).toEqual(expect.arrayContaining(halves));
      expect(await isComplete(first)).toEqual(['pruned.json']);
      expect(await examineStore(store)).toEqual([]);
      expect(await published('version 1', 101)).toBe(first);
    });

    test('a clock that is ten minutes off takes no prune for interrupted that is under way', async () => {
      await six();
      const breaking: Store = { ...store, remove: () => Promise.reject(new Error('the line broke')) };
      await expect(prune(breaking, { now: day(100) })).rejects.toThrow('the line broke');
      const minutes = (number: number) => () => new Date(Date.parse(day(100)()) + number * 60_000).toISOString();
      // A machine whose clock is early looks after 49 minutes, and one whose clock is late after 71.
      for (const [passed, off, count] of [
        [0, 10, 0],
        [0, -10, 0],
        [49, 10, 0],
        [71, -10, 3],
      ] as const)
        expect([passed, (await prune(store, { now: minutes(passed + off) })).gone.length]).toEqual([passed, count]);
      expect(await examineStore(store)).toEqual([]);
    });

    test('two concurrent prunes delete each version once', async () => {
      await six();
      const both = await Promise.all([1, 2].map(() => prune(store, { now: day(100) })));
      expect(both.flatMap(({ gone }) => gone).sort()).toEqual([...new Set(both.flatMap(({ gone }) => gone))].sort());
      expect(await publishedVersions(store, 'mfe_notes')).toHaveLength(3);
      expect(await examineStore(store)).toEqual([]);
    });
  });
});
