import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { abort, activate, rollback } from '../activate/activate.ts';
import { publishedVersions, readPublication } from '../publish/publication.ts';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { BUCKET, type S3Server, startS3 } from '../testing/s3-server.ts';
import { prune } from './prune.ts';

jest.setTimeout(60_000);

const script = (text: string) => [{ path: 'entry.js', bytes: Buffer.from(text) }];
const day = (number: number) => () => new Date(Date.UTC(2026, 0, number)).toISOString();

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const kinds: [string, () => Store][] = [
  ['a folder', () => openStore(join(folder, `store-${count++}`))],
  ['a bucket', () => openStore(`s3://${BUCKET}/prune-${count++}`, s3.environment)],
];

describe.each(kinds)('in %s', (_kind, open) => {
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
      day(on),
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

  test('of versions that were live long ago the last three stay, with what was live on a page that may still be open', async () => {
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
      [versions[4] ?? '']: 'stands in for what is live',
      [versions[5] ?? '']: 'is live',
    });
    expect(new Set(await publishedVersions(store, 'mfe_notes'))).toEqual(new Set(versions.slice(3)));
    // Nothing but the note is left of one, source maps included.
    expect(await store.list(`mfe/mfe_notes/${versions[0]}`)).toEqual([`mfe/mfe_notes/${versions[0]}/pruned.json`]);
    expect(await store.list(`maps/mfe_notes/${versions[0]}`)).toEqual([]);
    expect((await store.list(`maps/mfe_notes/${versions[5]}`)).length).toBeGreaterThan(0);
  });

  test('a page’s life counts from the day on which a version ceased to be live', async () => {
    const versions = await six();
    // Version 3 was live until day 4, version 2 until day 3.
    expect((await prune(store, { now: day(34) })).gone).toHaveLength(2);
    expect(await publishedVersions(store, 'mfe_notes')).toContain(versions[2]);
  });

  test('a candidate, what somebody names, and what was just published stay', async () => {
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

  test('a dry run says the same and takes nothing', async () => {
    const versions = await six();
    expect((await prune(store, { now: day(100), dry: true })).gone).toHaveLength(3);
    expect(await publishedVersions(store, 'mfe_notes')).toHaveLength(versions.length);
  });

  test('a rollback to what was pruned is refused in a sentence; publishing it again makes it possible', async () => {
    const [first = ''] = await six();
    await prune(store, { now: day(100) });
    await expect(rollback(store, { now: day(100) }, 1)).rejects.toThrow(
      `Revision 1 has mfe_notes ${first}, which was pruned. Publish that build again, then roll back.`,
    );
    expect(await published('version 1', 101)).toBe(first);
    expect((await rollback(store, { now: day(101) }, 1)).microFrontends.mfe_notes?.version).toBe(first);
  });

  test('what is activated in the same moment stays', async () => {
    const versions = await six();
    const { remove } = store;
    let isFirst = true;
    const racing: Store = {
      ...store,
      async remove(path) {
        if (isFirst) {
          isFirst = false;
          const publication = await readPublication(store, 'mfe_notes', path.split('/')[2] ?? '');
          await activate(store, [publication], { now: day(100) });
        }
        await remove(path);
      },
    };
    const { gone, stays } = await prune(racing, { now: day(100) });
    expect(gone).toHaveLength(2);
    const kept = stays.find(({ because }) => because === 'has just been activated');
    expect(versions.slice(0, 3).map((version) => `mfe_notes@${version}`)).toContain(kept?.version);
    expect(await store.list(`mfe/${kept?.version.replace('@', '/')}`)).toContain(
      `mfe/${kept?.version.replace('@', '/')}/entry.js`,
    );
    expect(await publishedVersions(store, 'mfe_notes')).toContain(kept?.version.slice(10));
  });
});
