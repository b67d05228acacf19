import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { serveFolder } from '../../../mfe-widgets/test/browser/serve-folder.ts';
import { violations } from '../../setup/accessibility.ts';

/** The documentation site as static files, under a path below the root, and its playground without a portal. */

const repository = join(import.meta.dirname, '..', '..', '..');
const BASE = '/1.1.0/';

interface Site {
  readonly folder: string;
  readonly url: string;
}

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), 'site-'));
      const folder = join(root, BASE);
      const built = spawnSync('npm', ['run', 'docs', '--', '--build', '--to', folder, '--base', BASE], {
        cwd: repository,
        encoding: 'utf8',
      });
      if (built.status !== 0) throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`);
      const served = await serveFolder(root);
      await use({ folder, url: `${served.url}${BASE}` });
      await served.close();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.use({ serviceWorkers: 'allow', colorScheme: 'light' });

const framed = (page: Page) => page.frameLocator('iframe[title="A page of yours"]');
const mail = (page: Page) => page.locator('.mail li').first();
const show = (page: Page) => page.getByRole('button', { name: 'Show the page' }).click();

/** Types the code of the newest message. */
async function enterCode(page: Page, frame: FrameLocator, to: string): Promise<void> {
  await expect(mail(page)).toContainText(to);
  const code = /\d{8}/.exec((await mail(page).textContent()) ?? '')?.[0] ?? '';
  await frame.getByLabel('Code', { exact: true }).fill(code);
}

test('a stranger walks the flow to its end from the static files, with codes as mail, and sees the events', async ({
  page,
  site,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(site.url).origin)) outside.push(request.url());
  });
  await page.goto(`${site.url}playground.html`);
  const frame = framed(page);
  await frame.getByLabel(/^Email/).fill('walk@example.com');
  await frame.getByLabel(/^Mobile phone/).fill('2133734253');
  await frame.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(frame.getByText('Expires in 15 minutes')).toBeVisible();
  await frame.getByLabel('Code', { exact: true }).fill('11112222');
  await expect(frame.getByText('Incorrect code!')).toBeVisible();
  await enterCode(page, frame, 'walk@example.com');
  await expect(frame.getByRole('heading', { level: 1, name: 'Register Mobile' })).toBeVisible();
  await expect(frame.getByText('Expires in 15 minutes')).toBeVisible();
  await enterCode(page, frame, '(213) 373-4253');
  await expect(frame.getByRole('heading', { level: 1, name: 'Password Recovery Registration Complete' })).toBeVisible();
  await frame.getByRole('button', { name: /Continue to/ }).click();
  await expect(page.getByText('recovery-completed {"email":true,"phone":true}')).toBeVisible();
  expect(outside).toEqual([]);
});

test('a person with a registered address confirms the password, in their language, as a modal of a page with a policy', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}playground.html`);
  await page.getByLabel('Person').selectOption('worker-email');
  await page.getByLabel('Language').selectOption('de_DE');
  await page.getByLabel('Style sheet of the page').selectOption('Hostile');
  await page.getByLabel('Policy of the page').selectOption('complete');
  await page.getByLabel('as-modal').check();
  await page.getByLabel('update-flow').check();
  await show(page);
  const dialog = framed(page).getByRole('dialog');
  const password = dialog.getByLabel('Kennwort', { exact: true });
  await password.fill('wrong');
  await password.press('Enter');
  await expect(
    dialog
      .getByRole('alert')
      .or(dialog.getByText(/[Ff]alsch/))
      .first(),
  ).toBeVisible();
  await password.fill('Portal-2026');
  await password.press('Enter');
  await expect(dialog.getByLabel(/^E-Mail/)).toBeVisible();
});

test('a page without our Trusted Types policy is told, and the lines to copy have what was chosen', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}playground.html`);
  await page.getByLabel('Policy of the page').selectOption('without Trusted Types');
  await page.getByLabel('data-debug').check();
  await page.getByLabel('redirect-url').fill('/home.jsp');
  await show(page);
  await expect(
    page.getByText('recovery-failed {"reason":"The Content-Security-Policy of this page lacks'),
  ).toBeVisible();
  for (const stack of ['HTML', 'JSP', 'React', 'Angular', 'Vue', 'jQuery']) {
    await page.getByLabel(stack, { exact: true }).check();
    await expect(page.locator('.playground pre')).toContainText('/home.jsp');
  }
});

test('Add Time opens in a foreign host, with its week', async ({ page, site }) => {
  await page.goto(`${site.url}playground.html`);
  await page.getByLabel('Part').selectOption('Add Time in a foreign host');
  await show(page);
  await expect(framed(page).getByRole('heading', { name: /^Week of/ })).toBeVisible();
  await expect(framed(page).getByRole('button', { name: /^Monday/ })).toBeVisible();
});

test('Add Time is in the language that its page asks for, and the flow in another one than its page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}playground.html`);
  await page.getByLabel('Part').selectOption('Add Time in a foreign host');
  await page.locator('fieldset select').selectOption('ar_AE');
  await show(page);
  const part = framed(page).locator('.portal-root').first();
  await expect(part.getByRole('button', { name: 'حفظ', exact: true })).toBeVisible();
  await expect(part).toHaveCSS('direction', 'rtl');
  await expect(framed(page).locator('html')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('.playground pre')).toContainText("lang: 'ar-AE'");

  await page.getByLabel('Part').selectOption('Recovery options');
  await page.getByLabel('Host page').selectOption('Arabic, right to left');
  await show(page);
  await expect(framed(page).locator('html')).toHaveCSS('direction', 'rtl');
  const email = framed(page).getByLabel(/^Email/);
  await expect(email).toBeVisible();
  await expect(email).toHaveCSS('direction', 'ltr');
});

for (const scheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing on the site's pages at ${width} px, ${scheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        'index.html',
        'playground.html',
        'embed/your-stack.html',
        'build/troubleshooting.html',
        // Blocks that are indented, and tables without names of columns.
        'build/contributing.html',
        'architecture/architecture.html',
        '404.html',
      ]) {
        await page.goto(`${site.url}${path}`);
        await expect(page.locator('h1')).toBeVisible();
        if (path === 'playground.html') await expect(framed(page).getByLabel(/^Email/)).toBeVisible();
        expect(await violations(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
    });

test('the search finds a call of the API and a widget without a connection, and a story opens', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}index.html`);
  const found = async (words: string) => {
    await page.getByRole('button', { name: 'Search' }).click();
    // The index comes with the first search; afterwards the network is not needed.
    await page.getByRole('searchbox').fill(words);
    return page.locator('.VPLocalSearchBox .result').first();
  };
  await expect(await found('sendEmailCode')).toContainText('passwordRegistrations');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  const widget = await found('TimeInput');
  await expect(widget).toContainText('TimeInput');
  await page.context().setOffline(false);
  await widget.click();
  await expect(page).toHaveURL(/build\/widgets\/time-input/);
  await page.locator('.vp-doc li a').first().click();
  await expect(page).toHaveURL(/storybook\/index\.html\?path=\/story\/time-timeinput--/);
  await expect(page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first()).toBeVisible();
});

test('every link and picture of the static files leads to one of them', ({ site }) => {
  const files = new Set(readdirSync(site.folder, { recursive: true }).map((file) => `${file}`.replaceAll('\\', '/')));
  const pages = [...files].filter((file) => file.endsWith('.html') && !/^(?:storybook|playground)\//.test(file));
  const broken: string[] = [];
  for (const file of pages) {
    const html = readFileSync(join(site.folder, file), 'utf8');
    for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"#?]+)[^"]*"/g)) {
      if (/^(?:[a-z]+:|\/\/)/.test(target)) continue;
      const path = target.startsWith('/') ? target : new URL(target, `http://site${BASE}${file}`).pathname;
      const found = path.startsWith(BASE) ? decodeURI(path.slice(BASE.length)) : undefined;
      if (
        found === undefined ||
        !['', 'index.html', '.html'].some((end) => files.has(`${found}${end}`.replace(/^$/, 'index.html')))
      )
        broken.push(`${file}: ${target}`);
    }
  }
  expect(pages.length).toBeGreaterThan(100);
  expect([...new Set(broken)]).toEqual([]);
});
