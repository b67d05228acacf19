import { buildHost } from '../../foreign-hosts/build-host.ts';
import { HOSTS } from '../../foreign-hosts/hosts.ts';
import { type Host, serveHost } from '../../foreign-hosts/serve.ts';
import { type TheirSession, theirSession } from '../../foreign-hosts/their-session.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The host contract (docs/guides/foreign-host.md), held by four hosts that are not ours. */
const IMPLEMENTATIONS = [
  { name: 'webpack-react-18', path: '/', says: 'webpack, React 18.' },
  { name: 'vite-react-19', path: '/', says: 'Vite, React 19.' },
  { name: 'single-spa', path: '/time', says: 'Their page' },
  { name: 'plain-runtime', path: '/', says: 'Their portal' },
] as const;

/** Where each of them puts Add Time. */
const PLACE = '[id="timecard"], [id="single-spa-application:timecard"]';

for (const { name, path, says } of IMPLEMENTATIONS) {
  test.describe(name, WIDE, () => {
    let host: Host;
    let session: TheirSession;
    // After the page, which restores the sample data: nobody is signed in then.
    test.beforeEach(async ({ served, page: _ }, testInfo) => {
      const folder = testInfo.outputPath('host');
      await buildHost(folder, served.url, HOSTS[name]);
      session = await theirSession(served.url, 'worker');
      host = await serveHost(folder, served.url, session);
    });
    test.afterEach(() => host.close());

    test('shows Add Time for who is signed in at the host, and its page stays wherever a person goes', async ({
      page,
      complaints,
    }) => {
      const address = `${host.url}${path}`;
      const left: string[] = [];
      page.on('framenavigated', (frame) => left.push(frame.url()));
      await page.goto(address);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
      // In a shadow root: the page's own selectors do not reach it.
      expect(await page.evaluate(() => document.querySelector('.portal-root'))).toBeNull();
      // No session of the portal's. The key of what is kept on the device comes when something is.
      const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
      expect(cookies.filter((cookie) => cookie !== 'timecard-draft')).toEqual([]);

      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('#events')).toHaveText('{"path":"/worker/time-expense"}');
      // A link of the kind that pages of the product are full of.
      await page.getByRole('heading', { name: /^Week of/ }).evaluate((heading) => {
        const link = document.createElement('a');
        link.href = '#/worker/home';
        link.textContent = 'Home of the product';
        heading.append(link);
      });
      await page.getByRole('link', { name: 'Home of the product' }).click();
      await expect(page.locator('#events')).toHaveText('{"path":"/worker/home"}');
      expect(page.url()).toBe(address);
      expect(left).toEqual([address]);
      expect(complaints).toEqual([]);
    });

    test('keeps Save and Submit inside the place that it gave', async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`${host.url}${path}`);
        // As a page around it has: something above and below, and room at both sides.
        await page.addStyleTag({
          content: `:is(${PLACE}) { margin: 300px 20px 900px } body { margin: 0 }`,
        });
        const save = page.getByRole('button', { name: 'Save', exact: true });
        await expect(save).toBeVisible();
        const bar = page.getByRole('contentinfo').filter({ has: save });
        for (const top of [0, 400, 100_000]) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          const [place, foot] = [await page.locator(PLACE).boundingBox(), await bar.boundingBox()];
          if (!place || !foot) throw new Error('There is no place, or no bar in it.');
          expect(foot.x, `${width} px, at ${top}`).toBeGreaterThanOrEqual(place.x);
          expect(foot.x + foot.width).toBeLessThanOrEqual(place.x + place.width);
          expect(foot.y).toBeGreaterThanOrEqual(place.y);
          expect(foot.y + foot.height).toBeLessThanOrEqual(place.y + place.height + 1);
        }
      }
    });

    test('learns when nobody is signed in, and its page stays', async ({ page }) => {
      session.end();
      await page.goto(`${host.url}${path}`);
      await expect(page.locator('#events')).toHaveText('signed out');
      expect(page.url()).toBe(`${host.url}${path}`);
    });

    test('hears in a sentence why it does not go together with what is live', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${host.url}${path}?generation=9&oldest=8`);
      const said = async () => [...errors, ...(await page.getByRole('alert').allTextContents())].join('\n');
      await expect.poll(said).toMatch(/keeps generation 2.*(from generation 8 on|too old for this page)/);
      await expect(page.getByRole('heading', { name: /^Week of/ })).toHaveCount(0);
    });
  });
}

test.describe('the language on a page that is not ours', WIDE, () => {
  let host: Host;
  let session: TheirSession;
  test.beforeEach(async ({ served, page: _ }, testInfo) => {
    const folder = testInfo.outputPath('host');
    await buildHost(folder, served.url, HOSTS['plain-runtime']);
    session = await theirSession(served.url, 'worker');
    host = await serveHost(folder, served.url, session);
  });
  test.afterEach(() => host.close());

  test('is what the host asks for, from right to left, without a word of English on the way; the page stays as it is', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/translation'))
        asked.push((request.postDataJSON() as { language: string }).language);
    });
    const shown: string[] = [];
    await page.exposeFunction('hasShown', (text: string) => void shown.push(text));
    // What stands in the shadow root when something is first put there.
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const root = attach.call(this, init);
        const tell = () => {
          const text = root.querySelector('.portal-root')?.textContent ?? '';
          if (text !== '') (window as unknown as { hasShown(text: string): void }).hasShown(text);
        };
        new MutationObserver(tell).observe(root, { childList: true, subtree: true, characterData: true });
        return root;
      };
    });
    await page.goto(`${host.url}/?lang=ar`);
    const part = page.locator('.portal-root').first();
    await expect(part.getByRole('button', { name: 'حفظ', exact: true })).toBeVisible();
    expect(await part.evaluate((one) => [(one as HTMLElement).lang, getComputedStyle(one).direction])).toEqual([
      'ar-AE',
      'rtl',
    ]);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'en',
      '',
    ]);
    expect([...new Set(asked)]).toEqual(['ar']);
    expect(shown.filter((text) => /\b(Save|Submit|Loading|Week of|Cancel)\b/.test(text))).toEqual([]);
    // What the server says is in that language too, not in the account's.
    const told = page.waitForRequest(
      (request) => request.url().includes('/wand2/api/') && request.method() !== 'OPTIONS',
    );
    await page.reload();
    expect((await told).headers()['x-user-locale']).toBe('ar_AE');
  });

  test('is the account’s without that, and the page’s while nobody is signed in', async ({ page, served }) => {
    const token = await session.token();
    const saved = await fetch(`${served.url}/wand2/api/account/profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'de', country: 'DE' }),
    });
    expect(saved.status).toBe(200);
    await page.goto(`${host.url}/`);
    await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
    session.end();
    const called = page.waitForRequest((request) => request.url().endsWith('/manual/api/translation'));
    await page.goto(`${host.url}/?page=fr-BE`);
    await expect(page.locator('#events')).toHaveText('signed out');
    expect((await called).postDataJSON()).toMatchObject({ language: 'fr', country: 'FR' });
  });
});
