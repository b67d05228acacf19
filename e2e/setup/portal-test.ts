import { test as base, expect, type Page } from '@playwright/test';
import { followRequests } from './calm.ts';
import { type Served, servedFixture } from './served.ts';

export interface Message {
  readonly channel: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

const PASSWORD = 'Portal-2026';

interface PortalFixtures {
  /**
   * Signs in by the call that the sign-in page's form makes. A page of the portal is left first, any other stays. `signInAs` goes the whole
   * way.
   */
  signIn(account?: string): Promise<void>;
  /** Messages to an address, newest first. */
  outbox(to: string): Promise<Message[]>;
  /** Console errors and policy violations seen so far; a test that expects none says so itself. */
  complaints: string[];
}

interface PortalWorkerFixtures {
  served: Served;
}

/** Tests against a running portal: one a test process, its sample data restored before every test. */
export const test = base.extend<PortalFixtures, PortalWorkerFixtures>({
  served: servedFixture(),
  baseURL: async ({ served }, use) => use(served.url),
  page: async ({ page, served }, use) => {
    const answer = await fetch(`${served.url}/dev/reset`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The sample data could not be restored: ${answer.status} ${await answer.text()}`);
    followRequests(page);
    await use(page);
  },
  signIn: async ({ page }, use) => {
    await use(async (userName = 'worker') => {
      // An open page of another user would learn of the sign-in from its next call, and reload in the middle of the test.
      if (page.url().startsWith('http') && new URL(page.url()).pathname === '/') await page.goto('about:blank');
      const form = { userName, password: PASSWORD };
      const response = await page.request.post('/login', { form, maxRedirects: 0 });
      if (response.status() !== 303) throw new Error(`${userName} could not sign in: ${response.status()}`);
    });
  },
  outbox: async ({ served }, use) => {
    await use(async (to) => (await fetch(`${served.url}/dev/outbox?to=${encodeURIComponent(to)}`)).json());
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(complaints);
  },
});

/**
 * Signs in through the sign-in page.
 * @param origin where the portal is, for tests without a base URL
 */
export async function signInAs(page: Page, account = 'worker', returnUrl = '/', origin = ''): Promise<void> {
  await page.goto(`${origin}/login?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByLabel(/user ?name/i).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && new URL(response.url()).pathname === '/login',
  );
  await page.getByRole('button', { name: /sign in/i }).click();
  const status = (await answered).status();
  if (status !== 303) throw new Error(`${account} could not sign in: ${status}`);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Loads a page of the portal afresh: from another address, because a change behind the hash alone loads nothing.
 * @param until `commit` for a page that is left again before it has loaded
 */
export async function arrive(page: Page, address: string, until: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: until });
}

export { expect };
