import { activate } from '../activate/activate.ts';
import { currentManifest, history } from '../activate/history.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { type Asked, type Lie, startLyingS3 } from '../testing/lying-s3-server.ts';
import { BUCKET, type S3Server, startS3 } from '../testing/s3-server.ts';
import { openStore } from './open-store.ts';

/** What an object store may do to those who activate: errors, lost answers, cut bodies, listings from before, and clocks that differ. */
const folder = emptyFolder();
let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3(folder);
});
afterEach(async () => {
  await s3.close();
});

/** Runs against a server that lies as told. */
async function lying<T>(
  lieAbout: (asked: Asked) => Lie | undefined,
  run: (open: () => ReturnType<typeof openStore>, lies: () => number) => Promise<T>,
): Promise<T> {
  const server = await startLyingS3(s3, lieAbout);
  try {
    return await run(() => openStore(`s3://${BUCKET}/portal`, server.environment), server.lies);
  } finally {
    await server.close();
  }
}

const honest = () => openStore(`s3://${BUCKET}/portal`, s3.environment);
const release = (name: string) => [publicationOf(version(name, '1.0.0'))];

/**
 * Lies about every third request in turn, but at most four times about the same: whoever asks five times gets an answer, however many ask at
 * once.
 */
function inTurn(): (asked: Asked) => Lie | undefined {
  const lies: readonly Lie[] = ['refused', 'denied', 'cut', 'stale'];
  let count = 0;
  const told = new Map<string, number>();
  return ({ method, key, isListing }) => {
    count += 1;
    const same = `${method} ${key}`;
    const before = told.get(same) ?? 0;
    const lie = lies[Math.floor(count / 3) % lies.length];
    if (count % 3 > 0 || before >= 4) return undefined;
    if (lie === 'cut' && method !== 'GET') return undefined;
    if (lie === 'stale' && !isListing) return undefined;
    told.set(same, before + 1);
    return lie;
  };
}

// Slow: attempts wait for one another.
test('no activation is lost, and none is made twice', async () => {
  const names = ['mfe_a', 'mfe_b', 'mfe_c', 'mfe_d'];
  const lies = await lying(inTurn(), async (open, count) => {
    // Two machines, one with its clock ten minutes behind.
    const late = () => new Date(Date.parse(now()) - 10 * 60_000).toISOString();
    await Promise.all(
      names.map((name, at) => activate(open(), release(name), { now: at % 2 ? late : now, check: () => undefined })),
    );
    return count();
  });
  expect(lies).toBeGreaterThan(10);
  expect(Object.keys((await currentManifest(honest())).microFrontends).sort()).toEqual(names);
  expect((await history(honest())).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  const live = await currentManifest(honest());
  expect(JSON.parse(String(await honest().read('deployments.json')))).toEqual(live);
});

test('a listing from before hides no revision: activating what was live then is no repetition', async () => {
  await activate(honest(), release('mfe_a'), { now });
  await lying(
    ({ isListing }) => (isListing ? 'stale' : undefined),
    async (open) => {
      // The server remembers this listing.
      expect((await currentManifest(open())).revision).toBe(1);
      await activate(honest(), [publicationOf(version('mfe_a', '2.0.0'))], { now });
      expect((await currentManifest(open())).revision).toBe(2);
      await activate(open(), release('mfe_a'), { now });
    },
  );
  const live = await currentManifest(honest());
  expect([live.revision, live.microFrontends.mfe_a?.version]).toEqual([3, '1.0.0']);
});

// Slow: attempts wait for one another.
test('what was cut short is asked for again, a listing too, and never said to be a broken history', async () => {
  await activate(honest(), release('mfe_a'), { now });
  let cuts = 2;
  await lying(
    ({ method }) => (method === 'GET' && cuts-- > 0 ? 'cut' : undefined),
    async (open) => expect((await currentManifest(open())).revision).toBe(1),
  );
  for (const [part, says] of [
    [
      'history/',
      /does not send portal\/history\/00000001\.json as it was stored\. The object itself may be whole: leave it/,
    ],
    ['', /does not send a listing as it was stored/],
  ] as const)
    await lying(
      ({ key }) => (part === '' || key.includes(part) ? 'cut' : undefined),
      async (open) => expect(currentManifest(open())).rejects.toThrow(says),
    );
});

test('a clock that is too far off is named, not the credentials', async () => {
  await lying(
    () => 'skewed',
    async (open) =>
      expect(currentManifest(open())).rejects.toThrow(
        /because its own clock says Sat, 29 Nov 2031 10:00:00 GMT\. Set the clock that is wrong, of this machine or of the store\.$/,
      ),
  );
});

// Slow: attempts wait for one another.
test('a revision that was written although every answer denied it counts as written', async () => {
  await lying(
    ({ method, key }) => (method === 'PUT' && key.includes('history/') ? 'denied' : undefined),
    async (open) => expect((await activate(open(), release('mfe_a'), { now })).revision).toBe(1),
  );
  expect(await history(honest())).toHaveLength(1);
});

// Slow: attempts wait for one another.
test('where nobody can know whether it was written, the sentence says so', async () => {
  const store = honest();
  await store.create('history/00000001.json', Buffer.from('{}'));
  await lying(
    ({ key }) => (key.includes('history/00000002') ? 'denied' : undefined),
    async (open) => {
      await expect(open().create('history/00000002.json', Buffer.from('{}'))).rejects.toThrow(
        /answered 503 5 times: SlowDown\. Whether history\/00000002\.json was written is not known: do the same again/,
      );
    },
  );
});
