import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { UserError } from '../user-error.ts';
import { isDecided } from './is-decided.ts';
import { listen, neverDecided, state, wrongIn } from './page-state.ts';
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
}

/** Opens pages one after the other, each in a tab of its own. @returns what failed, in sentences */
export async function openPages(browser: Browser, visit: Visit): Promise<string[]> {
  const { url, user, canaryNumber, pages } = visit;
  const context = await browser.newContext();
  try {
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
async function signIn(context: BrowserContext, url: string, user: { name: string; password: string }): Promise<void> {
  const form = { userName: user.name, password: user.password };
  const response = await context.request.post(new URL('/login', url).href, { form, maxRedirects: 0 });
  if (response.status() !== 303)
    throw new UserError(`${user.name} could not sign in at ${url} (${response.status()}).`);
}

async function failuresOf(page: Page, one: PageToOpen, visit: Visit): Promise<string[]> {
  const { path, application } = one;
  await page.goto(`${visit.url.replace(/\/$/, '')}/#${path}`, { waitUntil: 'commit' });
  const decided = await Promise.race([
    page.waitForFunction(isDecided, one, { timeout: SHOWN_WITHIN_MS }).then(
      () => true,
      () => false,
    ),
    // Its deadline waits for the page to end the function, which a script that blocks the page never lets it.
    wait(SHOWN_WITHIN_MS + SETTLES_WITHIN_MS, false, { ref: false }),
  ]);
  if (!decided) return [neverDecided(application, SHOWN_WITHIN_MS)];
  await page.waitForTimeout(SETTLES_WITHIN_MS);
  return wrongIn(await page.evaluate(state, Object.keys(visit.versions)), application, visit.versions);
}
