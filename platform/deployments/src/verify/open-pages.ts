import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { UserError } from '../user-error.ts';
import { isDecided } from './is-decided.ts';
import type { PageToOpen } from './pages-to-open.ts';

/** Longer than any deadline of the page, after which the page itself shows what has failed. */
const SHOWN_WITHIN_MS = 60_000;
/** An error thrown just after a page has come up belongs to it. */
const SETTLES_WITHIN_MS = 1_000;

export interface Visit {
  /** The portal, `https://portal.example.com`. */
  readonly url: string;
  readonly pages: readonly PageToOpen[];
  /** The user who signs in; without one, only pages that need no session are opened. */
  readonly user?: { readonly name: string; readonly password: string };
  /** Name → the version that has to run. */
  readonly versions: Readonly<Record<string, string>>;
  /** The browser's number among the sessions, for a candidate. */
  readonly canaryNumber?: number;
  /** The time after which a page that was neither shown nor failed counts as failed, milliseconds. */
  readonly within?: number;
  /** Changes what the pages load. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Looks at a page that has come up. @returns what is wrong with its application */
  readonly examine?: (page: Page, application: string) => Promise<readonly string[]>;
}

/** Opens pages one after the other, each in a tab of its own. @returns what failed, in sentences */
export async function openPages(browser: Browser, visit: Visit): Promise<string[]> {
  const { url, user, canaryNumber, pages, prepare } = visit;
  // A service worker would get past what `prepare` changes.
  const context = await browser.newContext(prepare ? { serviceWorkers: 'block' } : {});
  try {
    await prepare?.(context);
    if (canaryNumber !== undefined)
      await context.addInitScript((number) => localStorage.setItem('portal.canary', `${number}`), canaryNumber);
    await context.addInitScript(listen);
    if (user) await signIn(context, url, user);
    const failures: string[] = [];
    for (const one of pages) {
      if (!user && !one.anonymous) continue;
      const page = await context.newPage();
      for (const failure of await failuresOf(page, one, visit))
        failures.push(`${one.path}${user ? `, as ${user.name}` : ''}: ${failure}.`);
      await page.close();
    }
    return failures;
  } finally {
    await context.close();
  }
}

/** Signs in as the form does. @throws UserError if the portal refuses */
export async function signIn(
  context: BrowserContext,
  url: string,
  user: { name: string; password: string },
): Promise<void> {
  const form = { userName: user.name, password: user.password };
  const response = await context.request.post(new URL('/login', url).href, { form, maxRedirects: 0 });
  if (response.status() !== 303)
    throw new UserError(`${user.name} could not sign in at ${url} (${response.status()}).`);
}

/** Runs on the page before anything of it. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { portalVerification: heard });
  addEventListener('portal-crashed', () => heard.push('a component threw while it was rendered'), true);
  addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.stack?.includes('/mfe/')) heard.push(`uncaught ${error.name}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.stack?.includes('/mfe/')) heard.push(`an uncaught rejection, ${reason.name}`);
  });
}

async function failuresOf(page: Page, one: PageToOpen, visit: Visit): Promise<string[]> {
  const { path, application } = one;
  const { within = SHOWN_WITHIN_MS } = visit;
  await page.goto(`${visit.url.replace(/\/$/, '')}/#${path}`, { waitUntil: 'commit' });
  const decided = await Promise.race([
    page.waitForFunction(isDecided, one, { timeout: within }).then(
      () => true,
      () => false,
    ),
    // Its deadline waits for the page to end the function, which a script that blocks the page never lets it.
    wait(within + SETTLES_WITHIN_MS, false, { ref: false }),
  ]);
  if (!decided) return [`${application} was neither shown nor said to have failed within ${within / 1000} seconds`];
  await page.waitForTimeout(SETTLES_WITHIN_MS);
  const faults = (await visit.examine?.(page, application)) ?? [];
  const { failed, heard, bases } = await page.evaluate(state, Object.keys(visit.versions));
  const others = Object.entries(visit.versions).filter(
    ([name, version]) => bases[name] !== undefined && !bases[name].includes(`/${version}/`),
  );
  return [
    ...failed.map((id) => `${id} could not be shown`),
    ...heard,
    // Said by the former already.
    ...(failed.includes(application) ? [] : faults),
    ...others.map(([name, version]) => `${name} ${version} could not be loaded, and another version stands in for it`),
  ];
}

/** Runs on the page. */
function state(names: string[]): { failed: string[]; heard: string[]; bases: Record<string, string | undefined> } {
  const { portalVerification: heard = [], __portalHost: host } = globalThis as {
    portalVerification?: string[];
    __portalHost?: { base(name: string): string | undefined };
  };
  const failed = performance
    .getEntriesByType('mark')
    .filter(({ name }) => name.startsWith('portal:failed:'))
    .map(({ name }) => name.slice('portal:failed:'.length));
  // If a candidate of the page's own scripts cannot be loaded, the live ones run.
  const own = document.querySelector<HTMLScriptElement>('script[src*="/mfe/root/"]')?.src;
  const bases = Object.fromEntries(names.map((name) => [name, name === 'root' ? own : host?.base(name)]));
  return { failed, heard: [...new Set(heard)], bases };
}
