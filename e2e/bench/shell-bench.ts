import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startPortal } from 'scripts/portal';
import { calm, followRequests } from '../setup/calm.ts';
import type { BenchOptions } from './both-portals.ts';
import { type Figure, figureLines } from './figure.ts';
import { scriptMs } from './keystrokes.ts';
import { signedInContext } from './load.ts';
import { median, quantile } from './median.ts';

/** Times a thing is pressed; the first few warm up and are not counted. */
const PRESSES = 24;
const WARM_UP = 4;
/** Milliseconds of script that a press may take. */
const LONGEST_SCRIPT = 16;

/**
 * The cost of the shell's own movements at CPU 4x, beside a button on an empty page that counts its presses: changing the
 * navigation's mode, opening and closing a group (issue "shell", measures: under 16 ms of scripting each).
 */
export async function shellBench({ store, chromium: executablePath, say }: BenchOptions): Promise<readonly Figure[]> {
  const portal = await startPortal({ port: 0, store, dataDir: 'memory', logLevel: 'error' });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const bare = await bareButton(browser);
    const shell = await shellPage(browser, portal.url);
    const floor = await pressed(bare, '#button');
    const measured = {
      'mode: side and closed': await pressed(shell, '#sh-hamburger'),
      'a group: open and closed': await pressed(shell, '#sh-navigation button[aria-expanded]'),
    };
    const figures = Object.entries(measured).flatMap(([what, taken]): Figure[] => [
      {
        what: `script of ${what}`,
        measured: `${median(taken).toFixed(1)} ms beside ${median(floor).toFixed(1)} ms`,
        value: median(taken) / median(floor),
      },
      { what: `… its p95, ${what}`, measured: '', value: quantile(taken, 0.95), unit: 'ms', goal: LONGEST_SCRIPT },
    ]);
    say('\nThe shell, CPU 4x: script of one press, beside a button on an empty page\n');
    for (const line of figureLines(figures)) say(line);
    return figures;
  } finally {
    await browser.close();
    await portal.close();
  }
}

interface Throttled {
  readonly page: Page;
  readonly session: CDPSession;
}

async function bareButton(browser: Browser): Promise<Throttled> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><button id="button">0</button>');
  await page.evaluate(() => {
    const button = document.querySelector('#button');
    button?.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
  });
  return throttled(page);
}

async function shellPage(browser: Browser, origin: string): Promise<Throttled> {
  const context = await signedInContext(browser, origin);
  const page = await context.newPage();
  followRequests(page);
  await page.goto(`${origin}/#/worker/home`);
  await page.locator('#sh-navigation button[aria-expanded]').first().waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await calm(page);
  return throttled(page);
}

async function throttled(page: Page): Promise<Throttled> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, session };
}

/** Presses a button by keyboard, again and again; a pointer would be helped along by scripts of the test's. */
async function pressed({ page, session }: Throttled, selector: string): Promise<number[]> {
  await page.bringToFront();
  await page.locator(selector).first().focus();
  const taken: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const before = await scriptMs(session);
    await page.keyboard.press('Enter');
    // Work that a press leaves to be done comes after its frame.
    await new Promise((done) => setTimeout(done, 250));
    if (press >= WARM_UP) taken.push((await scriptMs(session)) - before);
  }
  return taken;
}
