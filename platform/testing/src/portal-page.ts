import { test as base, expect, type Page } from '@playwright/test';

/** The fixtures for tests of a micro-frontend, in addition to Playwright's own. */
export interface PortalTest {
  /** Signs in with the call of the sign-in page's form. The page is not navigated. */
  signIn(userName: string, password: string): Promise<void>;
  /** Opens `#route` of the portal. The builds in `PORTAL_OVERRIDE` replace the live ones. */
  open(route: string): Promise<void>;
  /** The errors and policy violations that the page has reported so far. */
  complaints: string[];
}

/**
 * Tests of a micro-frontend on a running portal. `PORTAL` is its URL, `PORTAL_OVERRIDE` the build of `mfe dev` that replaces the live one:
 * `mfe_notes@http://localhost:9100/build.json`. Without it, the live build is tested.
 */
export const test = base.extend<PortalTest>({
  baseURL: process.env.PORTAL ?? 'http://localhost:9000',
  signIn: async ({ page }, use) => {
    await use((userName, password) => signIn(page, userName, password));
  },
  open: async ({ page }, use) => {
    const override = process.env.PORTAL_OVERRIDE;
    await use(async (route) => {
      await page.goto(`/${override ? `?override=${encodeURIComponent(override)}` : ''}#${route}`);
    });
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

async function signIn(page: Page, userName: string, password: string): Promise<void> {
  const response = await page.request.post('/login', { form: { userName, password }, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`${userName} could not sign in: ${response.status()}`);
}

export { expect };
