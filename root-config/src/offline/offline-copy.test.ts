import { livePage } from './live-files.ts';
import { CACHE, offlineCopy } from './offline-copy.ts';

const ORIGIN = 'https://portal.test';

/** A document of revision `revision` in which the timecard has this version. */
function html(revision: number, version: number, over: object = {}): string {
  const files = { 'entry.js': { integrity: `sha384-${version}`, bytes: 1 } };
  const activation = { applications: [{ module: './home', routes: [{ path: '/worker/home' }] }], elements: [] };
  const code = { entry: 'entry.js', modules: { './home': [] }, activation };
  const live = {
    revision,
    root: { base: '/mfe/root/1/', files: { 'portal.js': { integrity: 'sha384-root', bytes: 1 } } },
    microFrontends: { mfe_timecard: { ...code, base: `/mfe/mfe_timecard/${version}/`, files } },
    ...over,
  };
  return `<title>Portal</title><script type="application/json" id="portal-manifest">${JSON.stringify(live)}</script>`;
}
const page = (...args: Parameters<typeof html>) => new Response(html(...args));

/** A device: the content of its cache, and the server's responses. */
function device() {
  const stored = new Map<string, Response>();
  const asked: [string, string | undefined][] = [];
  const server = new Map<string, () => Response>();
  const state = { room: Number.POSITIVE_INFINITY, isCostly: false };
  const full = (at: string) => new URL(at, ORIGIN).href;
  const cache = {
    match: async (at: string) => stored.get(full(at))?.clone(),
    put: async (at: string, response: Response) => {
      if (stored.size >= state.room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(full(at), response);
    },
    delete: async (at: string) => stored.delete(full(at)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  };
  const caches = {
    open: async () => cache,
    delete: async (name: string) => {
      expect(name).toBe(CACHE);
      stored.clear();
      return true;
    },
  } as unknown as Pick<CacheStorage, 'open' | 'delete'>;
  const fetch = async (url: string, { integrity }: RequestInit = {}) => {
    asked.push([url, integrity]);
    const respond = server.get(url) ?? (() => new Response(`content of ${url}`));
    return respond();
  };
  const paths = () => [...stored.keys()].map((url) => new URL(url).pathname).sort();
  const copy = offlineCopy({ caches, fetch, isCostly: () => state.isCostly });
  return { copy, asked, server, paths: () => paths().filter((path) => path !== '/mfe/menu.json'), state };
}

/** A device on which a page has said that all pages are wanted. */
async function toldDevice() {
  const all = device();
  await all.copy.want(null);
  return all;
}

test('of root’s scripts, those for other products’ pages are not kept', () => {
  const names = ['portal.1.js', 'embed.2.js', 'embed-host.3.js', 'explain.4.js', 'devtools.5.js', 'i18next.6.js'];
  const files = Object.fromEntries(names.map((name) => [name, { integrity: `sha384-${name}`, bytes: 1 }]));
  const kept = livePage(html(7, 1, { root: { base: '/mfe/root/1/', files } }))?.files ?? new Map();
  expect([...kept.keys()].filter((path) => path.startsWith('/mfe/root/'))).toEqual([
    '/mfe/root/1/portal.1.js',
    '/mfe/root/1/i18next.6.js',
  ]);
});

test('a document is kept with every file of its revision, each by its integrity', async () => {
  const { copy, asked, paths } = await toldDevice();
  expect(await copy.keep(page(4, 1))).toBe(true);
  expect(paths()).toEqual(['/', '/mfe/mfe_timecard/1/entry.js', '/mfe/root/1/portal.js']);
  expect(asked).toEqual([
    ['/mfe/root/1/portal.js', 'sha384-root'],
    ['/mfe/mfe_timecard/1/entry.js', 'sha384-1'],
  ]);
  expect(await (await copy.document())?.text()).toBe(html(4, 1));
});

test('the next revision takes its place; what both have is not asked for again', async () => {
  const { copy, asked, paths } = await toldDevice();
  await copy.keep(page(4, 1));
  asked.length = 0;
  await copy.keep(page(5, 2));
  expect(paths()).toEqual(['/', '/mfe/mfe_timecard/2/entry.js', '/mfe/root/1/portal.js']);
  expect(asked.map(([url]) => url)).toEqual(['/mfe/mfe_timecard/2/entry.js']);
});

test('a version that was rolled back is gone as soon as that is seen, even if the connection goes before the rest is there', async () => {
  const { copy, server, paths } = await toldDevice();
  await copy.keep(page(5, 2));
  server.set('/mfe/mfe_timecard/1/entry.js', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(copy.keep(page(6, 1))).rejects.toThrow('Failed to fetch');
  expect(paths()).toEqual(['/mfe/root/1/portal.js']);
  expect(await copy.document()).toBeUndefined();
  server.clear();
  await copy.keep(page(6, 1));
  expect(paths()).toEqual(['/', '/mfe/mfe_timecard/1/entry.js', '/mfe/root/1/portal.js']);
});

test('an open page that hears of another revision brings it here; of the same one it brings nothing', async () => {
  const { copy, server, asked, paths } = await toldDevice();
  await copy.keep(page(5, 2));
  asked.length = 0;
  await copy.follow(new Response('{"revision":5}'));
  expect(asked).toEqual([]);
  server.set('/', () => page(6, 1));
  await copy.follow(new Response('{"revision":6}'));
  expect(paths()).toContain('/mfe/mfe_timecard/1/entry.js');
  expect(paths()).not.toContain('/mfe/mfe_timecard/2/entry.js');
  expect(livePage((await (await copy.document())?.text()) ?? '')?.revision).toBe(6);
});

test('two documents at once do not mix', async () => {
  const { copy, paths } = await toldDevice();
  await Promise.all([copy.keep(page(5, 2)), copy.keep(page(6, 1))]);
  expect(paths()).toEqual(['/', '/mfe/mfe_timecard/1/entry.js', '/mfe/root/1/portal.js']);
});

test('a device that is full has no half portal', async () => {
  const { copy, state } = await toldDevice();
  state.room = 3;
  await expect(copy.keep(page(4, 1))).rejects.toThrow('full');
  expect(await copy.document()).toBeUndefined();
});

test('a missing file is not kept as one', async () => {
  const { copy, server } = await toldDevice();
  server.set('/mfe/root/1/portal.js', () => new Response('No such published file.', { status: 404 }));
  await expect(copy.keep(page(4, 1))).rejects.toThrow('answered 404');
  expect(await copy.document()).toBeUndefined();
});

test('one line of the manifest removes everything', async () => {
  const { copy, paths } = await toldDevice();
  await copy.keep(page(4, 1));
  expect(await copy.keep(page(4, 1, { offline: false }))).toBe(false);
  expect(paths()).toEqual([]);
});

test('files of another origin cannot be kept, so nothing is', async () => {
  const { copy, paths } = await toldDevice();
  const root = { base: 'https://cdn.test/mfe/root/1/', files: {} };
  expect(await copy.keep(page(4, 1, { root }))).toBe(false);
  expect(paths()).toEqual([]);
});

test('a document that is not the portal’s changes nothing', async () => {
  const { copy, paths } = await toldDevice();
  await copy.keep(page(4, 1));
  expect(await copy.keep(new Response('<h1>Sign in to the Wi-Fi</h1>'))).toBe(true);
  expect(await copy.keep(new Response('<script type="application/json" id="portal-manifest">{</script>'))).toBe(true);
  expect(paths()).toHaveLength(3);
});

test('candidates of a canary are kept beside what is live: the browser’s number decides later', () => {
  const code = { entry: 'entry.js', modules: {}, activation: { applications: [], elements: [] } };
  const candidate = {
    ...code,
    base: '/mfe/mfe_timecard/3/',
    files: { 'entry.js': { integrity: 'sha384-3', bytes: 1 } },
  };
  const timecard = { ...code, base: '/mfe/mfe_timecard/2/', files: {}, canary: { share: 0.5, candidate } };
  const { files } = livePage(html(7, 2, { microFrontends: { mfe_timecard: timecard } })) ?? {};
  expect(files?.get('/mfe/mfe_timecard/3/entry.js')).toBe('sha384-3');
  const tried = { base: '/mfe/root/3/', files: { 'portal.js': { integrity: 'sha384-r', bytes: 1 } } };
  const root = { base: '/mfe/root/2/', files: {}, canary: { share: 0.5, candidate: tried } };
  expect(livePage(html(7, 2, { root }))?.files?.get('/mfe/root/3/portal.js')).toBe('sha384-r');
});

test('nothing is fetched before a page has said which pages are wanted; what is outdated goes', async () => {
  const { copy, asked, paths } = device();
  expect(await copy.keep(page(4, 1))).toBe(true);
  expect([asked, paths()]).toEqual([[], []]);
  await copy.want(['/manager/home']);
  await copy.keep(page(4, 1));
  expect(paths()).toEqual(['/', '/mfe/root/1/portal.js']);
});

test('another menu, as of another person, brings what it needs and drops the rest', async () => {
  const { copy, asked, paths } = await toldDevice();
  expect(await copy.want(['/worker/home'])).toBe(true);
  expect(await copy.want(['/worker/home'])).toBe(false);
  await copy.keep(page(4, 1));
  expect(paths()).toContain('/mfe/mfe_timecard/1/entry.js');
  await copy.want([]);
  asked.length = 0;
  await copy.keep(page(4, 1));
  expect([asked, paths()]).toEqual([[], ['/', '/mfe/root/1/portal.js']]);
});

test('on a costly connection nothing more is fetched, and the next call fetches only the rest', async () => {
  const { copy, server, asked, paths, state } = await toldDevice();
  server.set('/mfe/root/1/portal.js', () => {
    state.isCostly = true;
    return new Response('portal');
  });
  // Two more may have begun; here there is one.
  await copy.keep(page(4, 1, { microFrontends: {} }));
  state.isCostly = true;
  await copy.keep(page(5, 2));
  expect(paths()).toEqual(['/mfe/root/1/portal.js']);
  expect(await copy.document()).toBeUndefined();
  state.isCostly = false;
  asked.length = 0;
  await copy.keep(page(5, 2));
  expect(asked.map(([url]) => url)).toEqual(['/mfe/mfe_timecard/2/entry.js']);
  expect(paths()).toContain('/');
});
