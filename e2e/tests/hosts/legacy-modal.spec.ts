import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { legacyFolders } from 'scripts/legacy/legacy-folders';
import { expect, signInAs, test } from '../../setup/legacy-test.ts';
import { WIDE } from '../../setup/wide.ts';

const PAGE = '/legacy/recovery-modal.jsp';

interface HostEvents {
  hostEvents: string[];
}

/** Records the host's events in the page itself, until the page is left. */
async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as HostEvents;
    seen.hostEvents = JSON.parse(sessionStorage.getItem('hostEvents') ?? '[]');
    for (const type of ['recovery-completed', 'recovery-cancelled', 'recovery-failed']) {
      document.addEventListener(type, (event) => {
        seen.hostEvents.push(type);
        sessionStorage.setItem('hostEvents', JSON.stringify(seen.hostEvents));
        sessionStorage.setItem('hostEventTarget', (event.target as Element).localName);
      });
    }
  });
}

/** The look of every element of the host page: a page that embeds us must not change by it. */
async function hostStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((one) => !one.closest('recovery-options') && one.localName !== 'script')
      .map((one) => {
        const style = getComputedStyle(one);
        const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${one.localName}#${one.id} ${values.join(';')}`;
      }),
  );
}

test('a worker registers an e-mail in the modal of a real JSP page, and the page goes where it said (docs: recovery#recovery-completion)', async ({
  page,
  outbox,
}) => {
  await noteEvents(page);
  await signInAs(page, 'worker', PAGE);
  const dialog = page.getByRole('dialog', { name: 'Password Recovery Registration' });
  await expect(dialog).toBeVisible();

  await page.getByLabel('Email').fill('ana.legacy@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Register Email', level: 1 })).toBeVisible();
  await expect(page.getByText('Step 2 of 2', { exact: true })).toBeVisible();

  await expect.poll(async () => (await outbox('ana.legacy@example.com')).length).toBe(1);
  const [message] = await outbox('ana.legacy@example.com');
  const code = /\b(\d{8})\b/.exec(message?.text ?? '')?.[1] ?? '';
  // Pasted as a mail program copies it: with a space in the middle.
  await page.evaluate(
    (text) => {
      const root = document.querySelector('recovery-options')?.shadowRoot;
      const field = root?.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
      field?.focus();
      const clipboard = new DataTransfer();
      clipboard.setData('text/plain', text);
      const paste = new ClipboardEvent('paste', {
        clipboardData: clipboard,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      if (field?.dispatchEvent(paste)) document.execCommand('insertText', false, text);
    },
    `${code.slice(0, 4)} ${code.slice(4)}`,
  );

  await expect(page.getByRole('heading', { name: 'Password Recovery Registration Complete', level: 1 })).toBeVisible();
  await expect(page.getByText('Email Registered Successfully', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /continue/i }).click();
  await page.waitForURL('**/legacy/home.jsp');
  const heard = await page.evaluate(() => [
    sessionStorage.getItem('hostEvents'),
    sessionStorage.getItem('hostEventTarget'),
  ]);
  expect(heard).toEqual(['["recovery-completed"]', 'recovery-options']);
});

test('the modal lies over everything, a banner with the greatest z-index included, and is really modal', async ({
  page,
}) => {
  await signInAs(page, 'worker', PAGE);
  await expect(page.getByLabel('Email')).toBeFocused();
  const covered = await page.evaluate(() => {
    const banner = document.getElementById('banner')?.getBoundingClientRect();
    return document.elementFromPoint((banner?.left ?? 0) + 20, (banner?.top ?? 0) + 5)?.localName;
  });
  expect(covered).toBe('recovery-options');
  // The country list opens over the dialog, takes a choice by keyboard, and Escape closes only the list.
  await page.getByRole('button', { name: /country/i }).click();
  await page.keyboard.type('germ');
  await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Germany/ })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the host page looks the same before, while and after the modal is open', WIDE, async ({ page }) => {
  // Without our script first: this is the page as its owners know it.
  await page.route('**/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await signInAs(page, 'worker', PAGE);
  const before = await hostStyles(page);
  await page.unroute('**/embed.js');
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await hostStyles(page)).toEqual(before);
  await page.evaluate(() => document.querySelector('recovery-options')?.remove());
  await page.waitForTimeout(300);
  expect(await hostStyles(page)).toEqual(before);
  // Its scripts work on: the old prototypes, the old globals, no error of ours in its handler.
  const alive = await page.evaluate(() => {
    const old = window as unknown as { $: (id: string) => Element; name: string; legacyErrors?: string[] };
    return [old.$('q')?.localName, old.name, old.legacyErrors ?? []];
  });
  expect(alive).toEqual(['input', 'central', []]);
});

test('the element looks the same with and without the hostile style sheet', WIDE, async ({ page }) => {
  // The whole dialog but for its rounded corners, through which the page behind it shows.
  const picture = async () => {
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.evaluate(() => document.fonts.ready);
    const box = await page.getByRole('dialog').boundingBox();
    if (!box) throw new Error('the dialog has no box');
    const clip = { x: box.x, y: box.y + 20, width: box.width, height: box.height - 40 };
    // At rest: font, numbering plan and flag have been drawn.
    let last: Buffer = Buffer.of();
    await expect
      .poll(async () => {
        const before = last;
        last = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
        return last.equals(before);
      })
      .toBe(true);
    return last;
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'worker', PAGE);
  const hostile = await picture();
  await page.route('**/central.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.reload();
  const plain = await picture();
  await test.info().attach('hostile', { body: hostile, contentType: 'image/png' });
  await test.info().attach('plain', { body: plain, contentType: 'image/png' });
  expect(hostile.equals(plain)).toBe(true);
});

test('what npm start serves is what Tomcat renders', async ({ served }) => {
  for (const name of await readdir(legacyFolders.rendition)) {
    const rendered = await (await fetch(`${served.url}/legacy/${name}`)).text();
    const kept = await readFile(join(legacyFolders.rendition, name), 'utf8');
    expect(rendered, `npm run render:legacy renews ${name}`).toBe(kept);
  }
});
