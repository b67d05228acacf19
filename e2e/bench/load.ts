import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** One load of a page, as the browser saw it. Times in milliseconds from the navigation's start, sizes in bytes as they travelled. */
export interface Load {
  /** The first text or picture that is painted. */
  readonly firstContent: number;
  readonly usable: number;
  /** The main thread's work until then, in its own time: other programs on the machine do not count. */
  readonly work: number;
  /** From the click on a link to the new page's content, one for each of {@link LoadOptions.switches}. */
  readonly switches: readonly number[];
  readonly scriptBytes: number;
  /** Page, scripts, style sheets and fonts; the API's responses are the same on both sides. */
  readonly bytes: number;
  readonly requests: number;
  /** Round trips that wait for one another before the last script or style sheet is there, the page's own included. */
  readonly depth: number;
}

export interface LoadOptions {
  readonly url: string;
  /** The form counts as usable when this is in the page and enabled. */
  readonly usable: string;
  /** Where the route is switched to, one after the other; each has arrived when `arrived` is in the page, which it is not before. */
  readonly switches: readonly RouteSwitch[];
  /** 40 ms, 10 Mbps and a CPU four times slower; without it, the machine as it is. */
  readonly throttled: boolean;
}

export interface RouteSwitch {
  readonly hash: string;
  readonly arrived: string;
}

/** Between pointing at a link and pressing: people take longer. */
const HOVER_MS = 300;

/** The window of everything that is compared. */
export const WINDOW = { viewport: { width: 1440, height: 900 } };

/** One request as the browser made it; `bytes` as they travelled, 0 from the cache. */
export interface Request {
  readonly url: string;
  readonly type: string;
  readonly initiator: string | undefined;
  /** When it was made, milliseconds since 1970, as the browser's `performance` counts them. */
  readonly at: number;
  bytes: number;
}

/** Loads the page in a tab of its own and measures; the context decides whether the cache is cold. */
export async function load(context: BrowserContext, options: LoadOptions): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  await record(session, requests);
  if (options.throttled) await throttle(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchFor, options.usable);
  await page.goto(options.url, { waitUntil: 'commit' });
  const usable = await appeared(page, options.usable);
  const { metrics } = await session.send('Performance.getMetrics');
  const loaded = [...requests.values()].filter(isCode);
  const others = [...requests.values()].filter((one) => one.type === 'Document' || one.type === 'Font');
  const firstContent = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  // Prefetching when idle is part of the design; a person does not click in the very first moment either.
  await page.waitForTimeout(2500);
  const switches: number[] = [];
  for (const one of options.switches) switches.push(await switchRoute(page, one));
  await page.close();
  return {
    firstContent,
    usable,
    work: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    switches,
    scriptBytes: sum(loaded.filter((one) => one.type !== 'Stylesheet')),
    bytes: sum([...loaded, ...others]),
    requests: loaded.length + 1,
    depth: depth(loaded),
  };
}

/** Scripts and style sheets, also where a runtime fetches them, and what it has to read to find them. */
const isCode = ({ type, url }: Request): boolean =>
  type === 'Script' || type === 'Stylesheet' || (type === 'Fetch' && new URL(url).pathname.startsWith('/mfe/'));

/** 40 ms, 10 Mbps and a CPU four times slower. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (10 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A context with an empty cache that is signed in already. */
export async function signedInContext(browser: Browser, origin: string, account = 'worker'): Promise<BrowserContext> {
  const context = await browser.newContext(WINDOW);
  const page = await context.newPage();
  await page.goto(`${origin}/login?returnUrl=${encodeURIComponent('/deployments.json')}`);
  await page.getByLabel(/user ?name/i).fill(account);
  await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL('**/deployments.json');
  await page.close();
  return context;
}

/** Notes every request of a page, by its id, until the session ends. */
export async function record(session: CDPSession, requests: Map<string, Request>): Promise<void> {
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', (event) => {
    const stack = event.initiator.stack;
    requests.set(event.requestId, {
      url: event.request.url,
      type: event.type ?? 'Other',
      initiator: stack?.callFrames.at(-1)?.url || stack?.parent?.callFrames.at(-1)?.url || event.initiator.url,
      at: event.wallTime * 1000,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', (event) => {
    const request = requests.get(event.requestId);
    if (request) request.bytes = event.encodedDataLength;
  });
}

/** Runs in the page: notes when the selector first matches something that can be used. */
export function watchFor(selector: string): void {
  const seen = window as unknown as { __usable?: number };
  const look = () => {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (found && !found.disabled) seen.__usable ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function appeared(page: Page, what: string): Promise<number> {
  const handle = await page
    .waitForFunction(() => (window as unknown as { __usable?: number }).__usable, undefined, { timeout: 60_000 })
    .catch((error: Error) => {
      throw new Error(`"${what}" did not appear on ${page.url()}: ${error.message}`);
    });
  return (await handle.jsonValue()) as number;
}

/** As a person does it: the pointer comes to a link, rests a moment and clicks. */
async function switchRoute(page: Page, { hash, arrived }: RouteSwitch): Promise<number> {
  await page.evaluate((href) => {
    document.getElementById('bench-link')?.remove();
    const link = document.createElement('a');
    link.id = 'bench-link';
    link.href = href;
    link.textContent = 'There';
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647;padding:8px;background:#fff';
    document.body.append(link);
  }, hash);
  const link = page.locator('#bench-link');
  await page.mouse.move(700, 800);
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.evaluate((selector) => {
    const seen = window as unknown as { __switched: number | undefined };
    seen.__switched = undefined;
    if (document.querySelector(selector)) throw new Error(`${selector} is in the page before the switch.`);
    document.getElementById('bench-link')?.addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look);
        else seen.__switched = performance.now() - timeStamp;
      };
      requestAnimationFrame(look);
    });
  }, arrived);
  await link.click();
  const took = await page
    .waitForFunction(() => (window as unknown as { __switched?: number }).__switched, undefined, { timeout: 30_000 })
    .catch((error: Error) => {
      throw new Error(`"${arrived}" did not appear at ${hash}: ${error.message}`);
    });
  return (await took.jsonValue()) as number;
}

/** Bytes of some requests. */
export function sum(requests: readonly Request[]): number {
  return requests.reduce((total, one) => total + one.bytes, 0);
}

/** The page is one; its own requests are two; requests that those cause are three. */
function depth(requests: readonly Request[]): number {
  const byUrl = new Map(requests.map((one) => [one.url, one]));
  const of = (one: Request, seen: ReadonlySet<string>): number => {
    const parent = one.initiator ? byUrl.get(one.initiator) : undefined;
    return parent && !seen.has(parent.url) ? of(parent, new Set([...seen, parent.url])) + 1 : 2;
  };
  return Math.max(1, ...requests.map((one) => of(one, new Set([one.url]))));
}
