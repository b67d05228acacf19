import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../accessibility.ts';
import { expect, type Message } from '../portal-test.ts';

/** The recovery flow as a test sees it: its addresses, fields and calls. */

export const FIRST_TIME = '/#/recovery-options/two-factor-reg';
export const UPDATE = '/#/recovery-options/edit/two-factor-reg';

export const email = (page: Page) => page.getByLabel(/^Email/);
export const phone = (page: Page) => page.getByLabel(/^Mobile phone/);
export const code = (page: Page) => page.getByLabel('Code', { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const codeIn = (message: Message | undefined): string => /\d{8}/.exec(message?.text ?? '')?.[0] ?? '';

export async function paste(page: Page, text: string): Promise<void> {
  await code(page).focus();
  await code(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export async function expectNoViolations(page: Page): Promise<void> {
  // A step that is still coming into sight is paler than its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
}

/** Counts the calls of the flow that change something. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST' && path.includes('/passwordRegistrations/'))
      calls.push(path.split('/').at(-1) ?? '');
  });
  return calls;
}

const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'mfe-recovery', 'EMBEDDING.md'), 'utf8');

/** The lines EMBEDDING.md asks of a page with a policy, for a page of the portal's own origin. */
const asked = [
  ...guide.matchAll(/^[a-z]+-src +https:\/\/portal\.example\.com$/gm),
  ...guide.matchAll(/(?<=add `)trusted-types [^`]+/g),
];

/** The strictest policy a page can have around the element: nothing but the sources that EMBEDDING.md asks for, and its own style sheet. */
export const STRICT_POLICY = [
  "default-src 'none'; style-src 'self'; require-trusted-types-for 'script'",
  ...asked.map(([line]) => line.replace('https://portal.example.com', "'self'")),
].join('; ');

/** A foreign page under a strict policy, with a dark theme, without scripts that disturb measurements. */
export async function plainPage(page: Page, element: string, address = '/legacy/plain.html'): Promise<void> {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><link rel="stylesheet" href="/legacy/plain.css"><main><h1>Plain</h1>${element}</main><script src="/embed.js"></script></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT_POLICY };
  await page.route('**/legacy/plain.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { color-scheme: light dark }' }),
  );
  await page.route('**/legacy/plain.html*', (route) => route.fulfill({ headers, body }));
  await page.goto(address);
}

/** Complaints about the policy, and errors nobody caught; none is ever expected. */
export const refusals = (complaints: readonly string[]): string[] =>
  complaints.filter((one) => /Content Security Policy|Trusted ?Type|^uncaught/.test(one));
