import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sweep, WIDE } from '../../setup/wide.ts';

/**
 * The client as it is, in real tabs of one browser, against a server whose tokens expire: "100 parallel 401s in each of
 * 5 tabs make exactly 1 refresh and lose 0 answers". The server hands the sources out as modules, types stripped, so
 * that no build stands between the test and the code.
 */
const TABS = process.env.TEST_WIDE ? 5 : 3;
const CALLS = process.env.TEST_WIDE ? 100 : 40;
const CLIENT = fileURLToPath(new URL('../../../shared-client/', import.meta.url));

const stressed = process.env.STRESS ?? '';
test.skip(
  /answers|all/.test(stressed),
  'five hundred calls over six connections outlast their deadlines behind late answers',
);

let server: Server;
let origin: string;
let validToken: string;
let refreshes: number;
let refreshStatus: number;
let sessions: number;

test.beforeEach(async () => {
  validToken = 'none';
  refreshes = 0;
  refreshStatus = 200;
  sessions = 1;
  server = createServer((request, response) => {
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      // A call that its page cancelled while it was being sent is no failure of the server.
      if (error.code !== 'ECONNRESET') throw error;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

for (const [how, prepare] of [
  ['Web Locks', undefined],
  ['no Web Locks', () => Object.defineProperty(navigator, 'locks', { value: undefined })],
] as const) {
  test.describe(`with ${how}`, () => {
    test(
      'tabs that hold an expired token refresh once and lose nothing (docs: session#token-refresh)',
      sweep(how === 'Web Locks'),
      async ({ context }) => {
        const tabs = await openTabs(context, prepare);
        await Promise.all(tabs.map((tab) => storm(tab, 1)));
        const before = refreshes;
        validToken = 'expired-for-everybody';
        const answered = await Promise.all(tabs.map((tab) => storm(tab, CALLS)));
        expect(refreshes - before).toBe(1);
        expect(answered).toEqual(Array(TABS).fill(CALLS));
      },
    );

    test('tabs that have no token yet obtain one between them', WIDE, async ({ context }) => {
      const tabs = await openTabs(context, prepare);
      const answered = await Promise.all(tabs.map((tab) => storm(tab, CALLS)));
      expect(refreshes).toBe(1);
      expect(answered).toEqual(Array(TABS).fill(CALLS));
    });

    test('a server that cannot answer logs nobody out, and the next storm is served', WIDE, async ({ context }) => {
      const tabs = await openTabs(context, prepare);
      refreshStatus = 503;
      expect(await Promise.all(tabs.map((tab) => storm(tab, 10)))).toEqual(Array(TABS).fill(0));
      for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/');
      refreshStatus = 200;
      refreshes = 0;
      expect(await Promise.all(tabs.map((tab) => storm(tab, CALLS)))).toEqual(Array(TABS).fill(CALLS));
      expect(refreshes).toBe(1);
    });
  });
}

test("a tab is never handed another session's token", WIDE, async ({ context }) => {
  const [first, second] = (await openTabs(context, undefined)) as [Page, Page];
  await storm(first, 1);
  expect(refreshes).toBe(1);
  sessions = 2; // Another user signs in: the host's cookies change.
  await second.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands for a server's Set-Cookie.
    document.cookie = 'XSRF-TOKEN=session-2';
  });
  await storm(second, 1);
  expect(refreshes).toBe(2);
});

test('no token is ever written to storage (docs: session#token-storage)', WIDE, async ({ context }) => {
  const [tab] = (await openTabs(context, undefined)) as [Page];
  await storm(tab, 3);
  const kept = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('access-');
  expect(kept).not.toContain('the-refresh-token');
  expect(kept).toContain('deviceId=');
});

test('an upload says how far it is, survives an expired token, and can be cancelled', WIDE, async ({ context }) => {
  const [tab] = (await openTabs(context, undefined)) as [Page];
  await storm(tab, 1);
  validToken = 'expired';
  const before = refreshes;
  const result = await tab.evaluate(() => (window as unknown as UploadPage).upload(3_000_000));
  expect(refreshes - before).toBe(1);
  expect(result.bytes).toBeGreaterThan(3_000_000);
  expect(result.progress.at(-1)).toBe(1);
  expect(result.progress.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(await tab.evaluate(() => (window as unknown as UploadPage).cancelled())).toBe('The user left.');
});

interface UploadPage {
  upload(bytes: number): Promise<{ bytes: number; progress: number[] }>;
  cancelled(): Promise<string>;
}

async function openTabs(context: BrowserContext, prepare: (() => void) | undefined): Promise<Page[]> {
  if (prepare) await context.addInitScript(prepare);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(`${origin}/`)));
  await Promise.all(tabs.map((tab) => tab.waitForFunction(() => 'storm' in window)));
  return tabs;
}

/** Runs calls in a tab at once. @returns how many came back with their own body */
function storm(tab: Page, calls: number): Promise<number> {
  return tab.evaluate((count) => (window as unknown as { storm(count: number): Promise<number> }).storm(count), calls);
}

const PAGE = `<!doctype html><title>Storm</title>
<script type="importmap">${JSON.stringify({
  imports: { ky: '/node_modules/ky/distribution/index.js', valibot: '/node_modules/valibot/dist/index.mjs' },
})}</script>
<script type="module">
  import { api } from '/src/index.ts';
  import * as v from 'valibot';
  const echoed = v.object({ echoed: v.string() });
  window.storm = async (count) => {
    const answers = await Promise.allSettled(Array.from({ length: count }, (_, n) =>
      api.post('/wand2/api/call-' + n, echoed, { json: { n } })));
    return answers.filter((one, n) => one.status === 'fulfilled' && one.value.echoed === JSON.stringify({ n })).length;
  };
  window.upload = async (bytes) => {
    const progress = [];
    const file = new File([new Uint8Array(bytes)], 'a.pdf');
    const answer = await api.upload('/wand2/api/upload', v.object({ bytes: v.number() }),
      { file, fields: { note: 'n' }, onProgress: (share) => progress.push(share) });
    return { bytes: answer.bytes, progress };
  };
  window.cancelled = async () => {
    const controller = new AbortController();
    const upload = api.upload('/wand2/api/upload', v.unknown(), { file: new File(['x'], 'a'), signal: controller.signal });
    controller.abort(new Error('The user left.'));
    return upload.then(() => 'sent', (error) => error.message);
  };
</script>`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = new URL(request.url ?? '/', origin).pathname;
  if (path === '/') {
    response.setHeader('Set-Cookie', `XSRF-TOKEN=session-${sessions}; Path=/`);
    return reply(response, 200, PAGE, 'text/html');
  }
  if (path.startsWith('/src/') || path.startsWith('/node_modules/')) return source(path, response);
  if (path === '/generic/session/getToken.html') return reply(response, 200, { token: 'the-refresh-token' });
  if (path === '/wand2/tokens/getAccessToken') {
    refreshes += 1;
    if (refreshStatus !== 200) return reply(response, refreshStatus, {});
    const token = `access-${refreshes}-${sessions}`;
    // Long enough for every call of the storm to have met its 401.
    await new Promise((resolve) => setTimeout(resolve, 100));
    validToken = token;
    return reply(response, 200, { access_token: token, expires_in: 300, token_type: 'bearer' });
  }
  if (request.headers.authorization !== `Bearer ${validToken}`) return reply(response, 401, { error: 'invalid_token' });
  const body = Buffer.concat(chunks);
  if (path === '/wand2/api/upload') return reply(response, 200, { bytes: body.length });
  reply(response, 200, { echoed: body.toString() });
}

async function source(path: string, response: ServerResponse): Promise<void> {
  const text = await readFile(CLIENT + path.slice(1), 'utf8');
  reply(response, 200, path.endsWith('.ts') ? stripTypeScriptTypes(text) : text, 'text/javascript');
}

function reply(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
