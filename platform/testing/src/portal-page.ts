import { test as base, expect, type Page } from '@playwright/test';

/** What a test of a micro-frontend gets beside Playwright's own fixtures. */
export interface PortalTest {
  /** Signs in by the call that the sign-in page's form makes; the page stays where it is. */
  signIn(userName: string, password: string): Promise<void>;
  /** Opens `#route` of the portal with the builds that `PORTAL_OVERRIDE` names in the place of what is live. */
  open(route: string): Promise<void>;
  /** Errors and policy violations that the page has reported so far. */
  complaints: string[];
}

/**
 * Tests of a micro-frontend on a running portal. `PORTAL` is its address, `PORTAL_OVERRIDE` the build of `mfe dev` that stands in for the
 * live one: `mfe_notes@http://localhost:9100/build.json`. Without it, what is live is tested.
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
