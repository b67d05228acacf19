import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import type { Manifest } from 'deployments/manifest';
import { followRequests, neverEnds } from './calm.ts';
import { signInAs } from './portal-test.ts';
import { type Served, servedFixture } from './served.ts';

/** Answers in the portal's place when it says true. */
export type Fault = (path: string, response: ServerResponse) => boolean | Promise<boolean>;

export interface FaultySite {
  readonly url: string;
  /** The manifest that is really live. */
  readonly live: Manifest;
  /** The fault from now on; undefined ends it. */
  fault(fault: Fault | undefined): void;
  /** A file of the portal as it is. */
  read(path: string): Promise<string>;
  /** Folder of a remote's live version: `/mfe/mfe_shell/1.0.0-…/`. */
  folder(remote: string): string;
}

interface TestFixtures {
  /** The user who is signed in; `test.use` sets it. */
  account: string;
}

interface WorkerFixtures {
  served: Served;
  site: FaultySite;
  /** The storage of a signed-in user's browser. */
  signedIn: (account: string) => Promise<Awaited<ReturnType<BrowserContext['storageState']>>>;
}

/**
 * Tests on the real portal behind a server that makes its files fail. The failing happens on the wire and not in the browser,
 * because a browser whose requests are intercepted has no cache. Nothing is changed in the database, so nothing is restored.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: ['worker', { option: true }],
  served: servedFixture(),
  site: [
    async ({ served }, use) => {
      const { site, close } = await faultySite(served.url);
      await use(site);
      await close();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, site }, use) => {
      const signIn = async (account: string) => {
        const page = await browser.newPage();
        await signInAs(page, account, `/#/${account}/home`, site.url);
        const state = await page.context().storageState();
        await page.close();
        return { ...state, origins: [] };
      };
      const states = new Map<string, ReturnType<typeof signIn>>();
      await use(async (account) => {
        const known = await states.get(account);
        if (known && (await isSignedIn(site.url, known.cookies))) return known;
        const state = signIn(account);
        states.set(account, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  storageState: async ({ signedIn, account }, use) => use(await signedIn(account)),
  page: async ({ page, site }, use) => {
    watchCalls(page);
    followRequests(page);
    await use(page);
    site.fault(undefined);
  },
});

export { expect } from '@playwright/test';

/** Whether a session is still valid: a test that restores the sample data, or signs in anew, ends the one that other tests have. */
async function isSignedIn(url: string, cookies: readonly { name: string; value: string }[]): Promise<boolean> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await fetch(`${url}/generic/session/getToken.html`, { headers: { cookie } })).ok;
}

async function faultySite(portal: string): Promise<{ site: FaultySite; close(): Promise<unknown> }> {
  let fault: Fault | undefined;
  const unanswered = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', portal).pathname;
    if (await fault?.(path, response)) {
      unanswered.add(response);
      response.on('close', () => unanswered.delete(response));
      return;
    }
    passOn(portal, request, response);
  });
  // Of a kept connection the client hears too late that it is closed while this process is busy: a request on it is lost.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => {
    const answer = await fetch(portal + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.text();
  };
  const live = JSON.parse(await read('/deployments.json')) as Manifest;
  return {
    site: {
      url,
      live,
      read,
      fault: (next) => {
        fault = next;
        // A server that comes back has dropped its waiting connections; a browser has only six of them.
        for (const response of unanswered) response.destroy();
      },
      folder: (remote) => live.microFrontends[remote]?.base ?? '',
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(portal: string, request: IncomingMessage, response: ServerResponse): void {
  const upstream = ask(
    new URL(request.url ?? '/', portal),
    // A connection each: one that is kept may be closed at the other end just as it is used again.
    { method: request.method, headers: request.headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Marks the document, so that a reload can be detected. @returns whether it is still the same */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Calls of the API that a page waits for. */
const waitedFor = new WeakMap<Page, Set<Request>>();

function watchCalls(page: Page): void {
  const calls = new Set<Request>();
  waitedFor.set(page, calls);
  page.on('request', (request) => {
    // Another document waits for nothing of the last one's.
    if (request.isNavigationRequest()) calls.clear();
    const isCall = /^\/(wand2|generic)\//.test(new URL(request.url()).pathname);
    if (isCall && !neverEnds(request)) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/** Lets the page's time jump, once no call of the API is on its way that would be older than its deadline by that. */
export async function jump(page: Page, milliseconds: number): Promise<void> {
  await expect.poll(() => waitedFor.get(page)?.size ?? 0).toBe(0);
  await page.clock.fastForward(milliseconds);
}

/** Lets the page's time go on, faster than ours, until something is there; not while the API owes an answer. */
export async function inTime(page: Page, works: () => Promise<void>): Promise<void> {
  let step = Promise.resolve();
  const time = setInterval(() => {
    if (waitedFor.get(page)?.size) return;
    step = page.clock.fastForward(5_500).catch(() => undefined);
  }, 1_000);
  try {
    await works();
  } finally {
    clearInterval(time);
    await step;
  }
}
