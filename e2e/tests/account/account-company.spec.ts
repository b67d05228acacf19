import { startOpenIdProvider } from 'reference-api/testing/services/openid-provider';
import { violations } from '../../setup/accessibility.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { serve } from '../../setup/served.ts';
import { WIDE } from '../../setup/wide.ts';

/** Signing in by a company's identity provider, a real one, in a portal that is set up for it. */

test(
  'a company account is linked, signs in by /login without scripts, and signs out there too (docs: account#company-sign-in, account#company-link, account#company-sign-out)',
  WIDE,
  async ({ browser }) => {
    test.slow();
    const provider = await startOpenIdProvider();
    const portal = await serve([], provider.environment);
    provider.trust(portal.url);
    const context = await browser.newContext({ baseURL: portal.url });
    const page = await context.newPage();
    const atProvider = async (name: string) => {
      await page.getByPlaceholder('Enter any login').fill(name);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    };

    await page.goto('/login?returnUrl=%2F%23%2Fuser-account');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in with Northwind' }).click();
    await atProvider('lucia');
    await expect(page.getByRole('alert')).toContainText('not linked to an account here');

    await page.getByLabel('User name').fill('worker-mobile');
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign-in of Northwind: Link' }).click();
    await page.getByLabel('Current password').fill('Portal-2026');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your company account is linked')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await context.clearCookies({ domain: 'localhost', name: /^portal_|XSRF/ });
    const plain = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto('/login?returnUrl=%2Fnotices.txt');
    await still.getByRole('link', { name: 'Sign in with Northwind' }).click();
    await still.getByPlaceholder('Enter any login').fill('lucia');
    await still.getByPlaceholder('and password').fill('any');
    await still.getByRole('button', { name: 'Sign-in' }).click();
    await still.getByRole('button', { name: 'Continue' }).click();
    await expect(still).toHaveURL(`${portal.url}/notices.txt`);
    expect((await plain.request.get('/generic/session/getToken.html')).status()).toBe(200);
    await plain.close();

    await page.goto(`/#/auth?returnUrl=${encodeURIComponent('/#/user-account')}`);
    await page.reload();
    await page.getByRole('link', { name: 'Sign in with Northwind' }).click();
    await expect(page.getByText(/^Linked since/)).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: /Yes, sign me out/i }).click();
    await expect(page).toHaveURL(`${portal.url}/login?signedOut=1`);
    await context.close();
    await portal.close();
    await provider.close();
  },
);
