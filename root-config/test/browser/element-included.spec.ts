import { expect, type Page } from '@playwright/test';
import { test } from './site.ts';

/** Ways to include `/embed.js` other than by a plain `<script src>`. */

const PANEL = '<fixture-panel label="Say"></fixture-panel>';
const FETCHED = `
  var request = new XMLHttpRequest();
  request.open('GET', '/embed.js', false);
  request.send();
  var text = request.responseText;`;

/** A page of the site, or of another origin, with this content; `scripts` are files beside it. */
async function open(page: Page, origin: string, body: string, scripts: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries(scripts))
    await page.route(`${origin}/old/js/${name}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: text }),
    );
  await page.route(`${origin}/old/page.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Old</title><body>${body}` }),
  );
  await page.goto(`${origin}/old/page.html`);
}
const shown = (page: Page) => expect(page.getByRole('button', { name: 'Say 0' })).toBeVisible();

test('a library fetches it with a fragment of the page, and evaluates its text', async ({ page, site }) => {
  await open(page, site.origin, `<script>setTimeout(function () {${FETCHED} (0, eval)(text); });</script>${PANEL}`);
  await shown(page);
});

test('a library writes its text into a script of its own', { tag: '@wide' }, async ({ page, site }) => {
  const add = 'var script = document.createElement("script"); script.text = text; document.head.appendChild(script);';
  await open(page, site.origin, `<script>setTimeout(function () {${FETCHED} ${add} });</script>${PANEL}`);
  await shown(page);
});

test('a script of the page evaluates it while it runs itself', { tag: '@wide' }, async ({ page, site }) => {
  const body = `${PANEL}<script src="js/application.js"></script>`;
  await open(page, site.origin, body, { 'application.js': `${FETCHED} (0, eval)(text);` });
  await shown(page);
});

test('a page of another origin loads it as a module', async ({ page, site }) => {
  await page.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/foreign.html`);
  await page.evaluate(
    ([src, panel]) => {
      document.body.innerHTML = panel;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    [`${site.origin}/embed.js?v=3`, PANEL] as const,
  );
  await shown(page);
});

test('an element of the page has the name of `currentScript`', { tag: '@wide' }, async ({ page, site }) => {
  await open(page, site.origin, `<form name="currentScript"></form>${PANEL}<script src="/embed.js"></script>`);
  await shown(page);
});
