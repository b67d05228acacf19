import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUCKET, type S3Server, startS3 } from '../testing/s3-server.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

// Files and servers are slow on a busy machine, and their speed is not under test.
let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-'));
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
/** Two openings of one new store: each team sees the other team's writes. */
const kinds: [string, () => [Store, Store]][] = [
  [
    'a folder',
    () => {
      const location = join(folder, `store-${count++}`);
      return [openStore(location), openStore(location)];
    },
  ],
  [
    'a bucket',
    () => {
      const location = `s3://${BUCKET}/team/store-${count++}`;
      return [openStore(location, s3.environment), openStore(location, s3.environment)];
    },
  ],
];

describe.each(kinds)('a store in %s', (_kind, open) => {
  test('gives back what was created, byte for byte, and nothing where there is nothing', async () => {
    const [store, other] = open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    expect(await store.create('mfe/a/1.0.0+build/x.js.br', bytes)).toBe(true);
    expect(await other.read('mfe/a/1.0.0+build/x.js.br')).toEqual(bytes);
    expect(await other.read('mfe/a/none')).toBeUndefined();
    expect(await other.list('nothing')).toEqual([]);
  });

  test('of fifty that create the same file at once one succeeds, and its bytes stay', async () => {
    const [store, other] = open();
    const attempts = Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? store : other).create('one', Buffer.from(`${at}`)),
    );
    const won = (await Promise.all(attempts)).flatMap((created, at) => (created ? [`${at}`] : []));
    expect(won).toHaveLength(1);
    expect((await store.read('one'))?.toString()).toBe(won[0]);
  });

  test('replaces, whether it was there or not', async () => {
    const [store, other] = open();
    await store.replace('page', Buffer.from('one'));
    await other.replace('page', Buffer.from('two'));
    expect((await store.read('page'))?.toString()).toBe('two');
  });

  test('deletes files, and ignores missing ones', async () => {
    const [store, other] = open();
    await store.create('mfe/a/1/x.js', Buffer.from('x'));
    await other.remove('mfe/a/1/x.js');
    await other.remove('mfe/a/1/x.js');
    expect(await store.read('mfe/a/1/x.js')).toBeUndefined();
    expect(await store.list('mfe')).toEqual([]);
    expect(await store.create('mfe/a/1/x.js', Buffer.from('y'))).toBe(true);
  });

  test('lists what is below a folder, sorted, from a path on', async () => {
    const [store] = open();
    for (const path of ['h/2.json', 'h/1.json', 'h/deep/3.json', 'ha/4.json'])
      await store.create(path, Buffer.from('x'));
    expect(await store.list('h')).toEqual(['h/1.json', 'h/2.json', 'h/deep/3.json']);
    expect(await store.list('h', 'h/1.json')).toEqual(['h/2.json', 'h/deep/3.json']);
    expect(await store.list('')).toEqual(['h/1.json', 'h/2.json', 'h/deep/3.json', 'ha/4.json']);
  });

  test.each(['../out', 'a/../../out'])('refuses %s, which lies outside', async (path) => {
    const [store] = open();
    await expect(async () => store.create(path, Buffer.from('x'))).rejects.toThrow('lies outside the store');
    await expect(async () => store.read(path)).rejects.toThrow('lies outside the store');
  });
});
