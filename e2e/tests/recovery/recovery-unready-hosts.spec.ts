import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/portal-test.ts';
import { email, refusals } from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

/** Pages that hold the element back: inert ones, ones that move it while it opens, ones whose policy lacks what it needs. */

async function open(page: Page, body: string, policy?: string): Promise<void> {
  const headers = {
    'content-type': 'text/html',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  };
  await page.route('**/legacy/host.html', (route) => route.fulfill({ headers, body: `<!doctype html>${body}` }));
  await page.goto('/legacy/host.html');
}

const isModal = (page: Page) =>
  page
    .locator('recovery-options dialog')
    .evaluate((dialog) => dialog.matches(':modal'))
    .catch(() => false);

test.beforeEach(({ signIn }) => signIn('worker'));

test('a modal in a page that is inert for a dialog of its own is used by mouse and keys, and leaves the page inert', async ({
  page,
}) => {
  await open(
    page,
    `<main inert><recovery-options as-modal></recovery-options></main>
    <div role="dialog"><button autofocus>Not now</button></div><script src="/embed.js"></script>`,
  );
  await expect(email(page)).toBeFocused();
  const country = page.getByRole('button', { name: /^Country/ });
  // Playwright presses nothing that has an inert ancestor; a mouse does.
  const box = await country.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await expect(country).toHaveAccessibleName(/Germany/);
  await page.keyboard.press('Escape');
  await expect(page.locator('recovery-options dialog')).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused();
});

/** Opens the element by a button of its page. */
async function openByButton(page: Page): Promise<void> {
  await open(
    page,
    `<button onclick="element.open()">Open</button>
    <div><recovery-options id="element" as-modal open="false"></recovery-options></div><script src="/embed.js"></script>`,
  );
  await page.getByRole('button', { name: 'Open' }).click();
}

test('an element that the page takes out and puts back while it opens is a modal in the end, without an error', async ({
  page,
  complaints,
}) => {
  await openByButton(page);
  // As Vue 2 and Knockout do with what they render, until a moment after the dialog is there.
  await page.evaluate(async () => {
    const element = document.getElementById('element') as Element;
    const place = element.parentNode as Node;
    const wait = () => new Promise((resolve) => setTimeout(resolve));
    for (let times = 0; times < 40 || !element.shadowRoot?.querySelector('dialog'); times += 1) {
      element.remove();
      if (times % 2 === 0) await wait();
      place.appendChild(element);
      await wait();
    }
  });
  await expect(email(page)).toBeFocused();
  expect(await isModal(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('an open modal that the page moves is modal again, has what was typed, and returns the focus', async ({
  page,
  complaints,
}) => {
  await openByButton(page);
  await email(page).fill('moved@example.com');
  await page.evaluate(() => document.body.append(document.getElementById('element') as Element));
  await expect.poll(() => isModal(page)).toBe(true);
  await expect(email(page)).toHaveValue('moved@example.com');
  await page.keyboard.press('Escape');
  await expect(page.locator('recovery-options dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a framework that assigns `open` as a property closes and opens the element, and `open()` stays a method', async ({
  page,
  signIn,
}) => {
  await signIn('worker');
  await open(page, '<recovery-options as-modal open="false"></recovery-options><script src="/embed.js"></script>');
  // As React 19 and Vue render `open`.
  const assign = (value: boolean) =>
    page.locator('recovery-options').evaluate((element, to) => Object.assign(element, { open: to }), value);
  await assign(true);
  await expect(email(page)).toBeFocused();
  await assign(false);
  await expect(page.locator('recovery-options dialog')).toHaveCount(0);
  await page.locator('recovery-options').evaluate((element) => (element as unknown as { open(): void }).open());
  await expect(email(page)).toBeFocused();
});

test('a page that has replaced customElements.define is told why the element shows nothing', async ({
  page,
  complaints,
}) => {
  await open(
    page,
    `<script>customElements.define = function () {};</script>
    <recovery-options></recovery-options><script src="/embed.js"></script>
    <script>document.addEventListener('recovery-failed', function (event) { document.title = event.detail.reason; });</script>`,
  );
  const reason = '<recovery-options> could not be defined: a script of this page has replaced customElements.define.';
  await expect(page).toHaveTitle(reason);
  expect(complaints.some((one) => one.includes(reason))).toBe(true);
});

test(
  'an element with data-debug explains itself in the console from its files to its language, and the person sees nothing of it',
  WIDE,
  async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') told.push(message.text());
    });
    const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types portal";
    const body =
      '<recovery-options data-debug modal redirect-url="/home.jsp"></recovery-options><script src="/embed.js"></script>';
    await open(page, body, policy);
    await expect(email(page)).toBeVisible();
    await expect.poll(() => told.at(-1)).toBe('<recovery-options> It is shown.');
    const { origin } = new URL(page.url());
    const has = (sentence: string | RegExp) => expect(told).toContainEqual(expect.stringMatching(sentence));
    has(
      "<recovery-options> Its code runs in a frame of its own, where nothing that the page's scripts have replaced is used.",
    );
    has(`Its files come from ${origin}, deployment \\d+; the page is on the same origin.`);
    has("customElements.define is the browser's own.");
    has('The Trusted Types policy "portal" has been made.');
    has('Its attributes: redirect-url="/home.jsp"$');
    has('These attributes are not known and have no effect: modal.');
    has(/Versions: mfe_recovery \S+, mfe_widgets \S+\.$/);
    has('Somebody is signed in.');
    has('Its language is en_US.');
    await expect(page.locator('recovery-options')).not.toContainText('Trusted Types');
  },
);

test('an element without data-debug loads nothing that explains it', WIDE, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '<recovery-options></recovery-options><script src="/embed.js"></script>');
  await expect(email(page)).toBeVisible();
  expect(requests.filter((url) => url.includes('/explain.'))).toEqual([]);
});

const POLICIES = [
  [
    'Trusted Types',
    "script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types other",
    () => 'trusted-types portal',
  ],
  ['connections', "script-src 'self' 'unsafe-inline'; connect-src 'none'", (origin) => `connect-src ${origin}`],
  ['scripts', "script-src 'unsafe-inline' http://localhost:*/embed.js", (origin) => `script-src ${origin}`],
] as const satisfies readonly [string, string, (origin: string) => string][];

for (const [what, policy, missing] of POLICIES) {
  test(`a policy without ours for ${what} is named to the page and its owner, and the person is not sent to their connection`, async ({
    page,
    complaints,
  }) => {
    await open(
      page,
      `<title>Waiting</title><script>document.addEventListener('recovery-failed', function (event) { document.title = event.detail.reason; });</script>
      <recovery-options></recovery-options><script src="/embed.js"></script>`,
      policy,
    );
    await expect(page.getByText('because the settings of the page do not allow it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const lacks = `The Content-Security-Policy of this page lacks "${missing(new URL(page.url()).origin)}".`;
    await expect(page).toHaveTitle(lacks);
    expect(complaints.some((one) => one.includes(lacks))).toBe(true);
    expect(refusals(complaints).length).toBeGreaterThan(0);
  });
}
