import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calm, followRequests } from '../setup/calm.ts';

const PASSWORD = 'Portal-2026';

/** A browser of one person, with nothing in it. */
function contextOf(browser: Browser, url: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
}

/** Restores the sample data of the portal. */
async function resetPortal(url: string): Promise<void> {
  const answer = await fetch(`${url}/dev/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`reset: ${answer.status}`);
}

/** Signs an account in by the form's call. */
export async function signInto(context: BrowserContext, userName: string): Promise<void> {
  const form = { userName, password: PASSWORD };
  const response = await context.request.post('/login', { form, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`sign in: ${response.status()}`);
}

/** Ends the sessions of an account, as the time does. */
export async function endSession(url: string, userName: string): Promise<void> {
  const response = await fetch(`${url}/dev/session-end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, seconds: 0 }),
  });
  if (!response.ok) throw new Error(`session end: ${response.status}`);
}

/**
 * Collects what a page reports to its console: uncaught errors, and errors other than the browser's own lines about requests that were
 * refused or could not be sent.
 */
function watchConsole(page: Page, isOffline: () => boolean, report: (problem: string) => void): void {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    const isRefused = /status of (400|401|403|404|409|412|413|422|423|429)/.test(text);
    if (/^Failed to load resource/.test(text) && (isOffline() || isRefused)) return;
    if (/ERR_INTERNET_DISCONNECTED|ERR_ABORTED/.test(text)) return;
    if (
      isOffline() &&
      /could not be (loaded|fetched|read|sent|saved)|did not reach the server|Failed to fetch/.test(text)
    )
      return;
    report(`${text} ${message.location().url}`);
  });
}

/** Opens a page, and collects what it reports (`watchConsole`). */
export async function watchedPage(
  context: BrowserContext,
  isOffline: () => boolean,
  report: (problem: string) => void,
): Promise<Page> {
  const page = await context.newPage();
  followRequests(page);
  watchConsole(page, isOffline, report);
  return page;
}

/** A browser in which an account is signed in. */
export async function signedInBrowser(
  browser: Browser,
  { url, account, withinMs }: { readonly url: string; readonly account: string; readonly withinMs: number },
): Promise<BrowserContext> {
  const context = await contextOf(browser, url);
  context.setDefaultTimeout(withinMs);
  await signInto(context, account);
  return context;
}

/** The browser of somebody who walks: the page they are on, their line, and what their pages reported. */
export class Visit {
  readonly context: BrowserContext;
  /** The page that was opened last. */
  page!: Page;
  isOffline = false;
  /** By how many milliseconds each response comes later. */
  delay = 0;
  readonly problems: string[] = [];

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Restores the sample data, and signs an account in. */
  static async begin(
    browser: Browser,
    visitor: { readonly url: string; readonly account: string; readonly withinMs: number },
  ): Promise<Visit> {
    await resetPortal(visitor.url);
    const visit = new Visit(await signedInBrowser(browser, visitor));
    await visit.context.route(/\/wand2\//, async (route) => {
      if (visit.delay) await new Promise((resolve) => setTimeout(resolve, visit.delay));
      return route.fallback().catch(() => undefined);
    });
    return visit;
  }

  /** Opens a page for something beside the walk. */
  pageBeside = (): Promise<Page> =>
    watchedPage(
      this.context,
      () => this.isOffline,
      (problem) => this.problems.push(problem),
    );

  async openPage(): Promise<void> {
    this.page = await this.pageBeside();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.context.setOffline(isOffline);
  }

  /** Waits for what was begun, and if there is a connection, until nothing is under way or for so long. */
  async settled(pauseMs: number, withinMs: number): Promise<void> {
    await this.page.waitForTimeout(pauseMs);
    if (!this.isOffline) await calm(this.page, withinMs);
  }

  screenshot = (path: string) => this.page.screenshot({ path }).catch(() => undefined);

  close = async () => void (await this.context.close().catch(() => undefined));
}
