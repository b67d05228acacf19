import { expect, type Page } from '@playwright/test';
import { test, tryAgain } from './site.ts';

const add = (page: Page, markup: string) =>
  page.evaluate((html) => document.querySelector('#shell')?.insertAdjacentHTML('beforeend', html), markup);

test('before an element is used the legacy page has one more script and nothing else', { tag: '@wide' }, async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/legacy.html`);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/legacy.html', '/embed.js']);
  const added = await page.evaluate(() => {
    const { before } = window as unknown as { before: string[] };
    return Object.keys(window).filter((key) => !before.includes(key) && key !== 'before');
  });
  expect(added).toEqual(['__portalEmbed']);
});

test('an element appears with its attributes, speaks through events and closes', async ({ page, site }) => {
  await page.goto(`${site.origin}/legacy.html`);
  await page.evaluate(() => {
    Object.assign(window, { heard: [] });
    document.addEventListener('fixture-completed', (event) =>
      (window as unknown as { heard: unknown[] }).heard.push((event as CustomEvent).detail),
    );
  });
  await add(page, '<fixture-panel as-modal redirectUrl="/home.jsp" label="Say"></fixture-panel>');
  await expect(page.locator('[data-attributes]')).toHaveText('{"redirecturl":"/home.jsp","label":"Say","asmodal":""}');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual([{ at: 'panel' }]);

  const element = page.locator('fixture-panel');
  await element.evaluate((one) => one.setAttribute('redirect-url', '/other.jsp'));
  await expect(page.locator('[data-attributes]')).toContainText('/other.jsp');

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
  await expect(element).toHaveAttribute('open', 'false');
  await element.evaluate((one) => (one as HTMLElement & { open(): void }).open());
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});

test('two elements live side by side, and moving one keeps what is in it', async ({ page, site }) => {
  await page.goto(`${site.origin}/legacy.html`);
  await add(page, '<fixture-panel label="One"></fixture-panel><fixture-panel label="Two"></fixture-panel>');
  await page.getByRole('button', { name: 'One 0' }).click();
  await expect(page.getByRole('button', { name: 'One 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Two 0' })).toBeVisible();
  await page.evaluate(() => {
    const [one] = document.querySelectorAll('fixture-panel');
    if (one) document.body.append(one);
  });
  await page.waitForTimeout(100);
  await expect(page.getByRole('button', { name: 'One 1' })).toBeVisible();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('fixture-panel')) one.remove();
  });
  await expect(page.getByRole('button', { name: 'One 1' })).toHaveCount(0);
});

test('the page’s styles stay outside and the element’s inside', { tag: '@wide' }, async ({ page, site }) => {
  await page.goto(`${site.origin}/legacy.html`);
  const pageLook = () =>
    page.evaluate(() =>
      ['h1', '#shell', 'body'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) as Element);
        return [...style]
          .filter((name) => !/height|block-size|perspective|transform-origin/.test(name))
          .map((name) => style.getPropertyValue(name))
          .join();
      }),
    );
  const before = await pageLook();
  await add(page, '<fixture-panel label="Look"></fixture-panel>');
  const button = page.getByRole('button', { name: 'Look 0' });
  await expect(button).toBeVisible();
  expect(await button.evaluate((one) => getComputedStyle(one).fontSize)).not.toBe('40px');
  expect(await button.evaluate((one) => getComputedStyle(one).letterSpacing)).toBe('normal');
  const border = page.locator('fixture-panel [class~="pg:border"]');
  // Tailwind's values reach a shadow root, where @property does not.
  expect(await border.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid');
  expect(await pageLook()).toEqual(before);
});

test('a failure stays inside the element, is dispatched to the page, and is over when the fault is', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/legacy.html`);
  await page.evaluate(() => {
    document.addEventListener('fixture-failed', () => Object.assign(window, { hasFailed: true }));
  });
  await page.route('**/deployments.json', (route) => route.fulfill({ status: 503 }));
  await add(page, '<fixture-panel label="Late"></fixture-panel>');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'hasFailed' in window)).toBe(true);
  await page.unroute('**/deployments.json');
  await tryAgain(page, page.getByRole('button', { name: 'Late 0' }));
});

test('a page with a strict policy and a base of its own needs only `trusted-types portal`, and calls reach our server (docs: session#base-url)', async ({
  page,
  site,
}) => {
  const policy =
    "script-src 'self' 'unsafe-inline'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types portal";
  await page.route(`${site.origin}/legacy.html`, async (route) => {
    const html = await (await route.fetch()).text();
    const head = '<head><base href="https://elsewhere.example/app/">';
    const body = html.replace('<head>', head).replace('src="/embed.js"', `src="${site.origin}/embed.js"`);
    await route.fulfill({ body, contentType: 'text/html', headers: { 'Content-Security-Policy': policy } });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Type|Script)/i.test(message.text())) refused.push(message.text());
  });
  const session = page.waitForRequest('**/generic/session/getToken.html');
  // The first use fails, so that everything is made a second time.
  await page.route('**/embed-host.*.js', (route) => route.abort());
  await page.goto(`${site.origin}/legacy.html`);
  await page.evaluate(() => {
    const element = document.createElement('fixture-panel');
    element.setAttribute('label', 'Strict');
    document.body.append(element);
  });
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unroute('**/embed-host.*.js');
  await tryAgain(page, page.getByRole('button', { name: 'Strict 0' }));
  expect(new URL((await session).url()).origin).toBe(site.origin);
  expect(refused).toEqual([]);
});
