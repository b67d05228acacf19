import { activate } from '../activate/activate.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/open-store.ts';
import { type PagedS3Server, startPagedS3 } from '../testing/paged-s3-server.ts';
import { prune } from './prune.ts';

/** A page of a listing, in the wide suite Amazon's, and more files in a version than one page lists. */
const PAGE = process.env.TEST_WIDE ? 1_000 : 100;
const FILES = process.env.TEST_WIDE ? 1_300 : 130;
const day = (number: number) => () => new Date(Date.UTC(2026, 0, number)).toISOString();

let s3: PagedS3Server;
beforeEach(async () => {
  s3 = await startPagedS3(PAGE);
});
afterEach(() => s3.close());

test('versions of more objects than a listing has on one page are examined and deleted to the last one', async () => {
  const store = openStore('s3://bucket/portal', s3.environment);
  const live = async (text: string, on: number, length: number) => {
    const files = Array.from({ length }, (_, at) => ({ path: `part-${at}.js`, bytes: Buffer.from(text) }));
    const { publication } = await publish(
      store,
      {
        kind: 'micro-frontend',
        packageVersion: '1.0.0',
        activation: { name: 'mfe_notes', applications: [], elements: [] },
        budgets: undefined,
        remote: { name: 'mfe_notes', entry: 'part-0.js', modules: { './app': [] }, uses: {} },
        reported: {},
        files,
        standalone: [],
      },
      { now: day(on) },
    );
    await activate(store, [publication], { now: day(on) });
    return publication;
  };
  const old = await live('old', 1, FILES);
  // Three versions stay.
  await live('second', 2, 1);
  await live('third', 3, 1);
  const last = await live('last', 4, FILES);
  expect(await examineStore(store)).toEqual([]);

  await prune(store, { now: day(90), named: [] });
  const left = s3.keys().filter((key) => key.startsWith(`portal/mfe/mfe_notes/`));
  expect(left.filter((key) => key.includes(`/${old.version}/part-`))).toEqual([]);
  expect(left.filter((key) => key.includes(`/${last.version}/part-`))).toHaveLength(FILES);
  expect(await examineStore(store)).toEqual([]);
  expect(s3.continued()).toBeGreaterThan(2);
});
