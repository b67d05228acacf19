import type { Browser, BrowserContext, Page } from '@playwright/test';

const PASSWORD = 'Portal-2026';

/** A browser of one person, with nothing in it. */
export function contextOf(browser: Browser, url: string): Promise<BrowserContext> {
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
export async function resetPortal(url: string): Promise<void> {
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
export function watchConsole(page: Page, isOffline: () => boolean, report: (problem: string) => void): void {
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
