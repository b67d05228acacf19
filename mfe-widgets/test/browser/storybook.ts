import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { storybook } from '../build-storybook.ts';
import { serveFolder } from './serve-folder.ts';

/** The root of a story: the document, or a shadow root on a page whose CSS styles everything. */
export type Root = 'document' | 'shadow';

/** `npm test` runs the shadow root, the harder case; `npm run test:all` runs both. */
export const rootTag = (root: Root): { readonly tag?: '@wide' } => (root === 'shadow' ? {} : { tag: '@wide' });

export type Theme = 'light' | 'dark';

export interface Story {
  id: string;
  name: string;
  /** `Fields/Select`: the group and the widget. */
  title: string;
  /** The story's file. */
  importPath: string;
}

/** All stories of the build. */
export function stories(): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  return Object.values(index.entries);
}

/** Messages that stories log on purpose: their options cannot be loaded, their search fails, their definitions are broken. */
const EXPECTED =
  /404|^The options of a filter could not|^A search failed|^A level of a drill-down|^A document could not|^Page \d+ could not|^What a dialog shows could not|^Follow-on fields loop|^Field 6 names/;

interface Fixtures {
  /** Gives a test a separate page, because it changes the page for good, such as with a clock or an init script. */
  ownPage: boolean;
  /** Shows a freshly mounted story; only the first one of a page loads Storybook. */
  story: (id: string, options?: { root?: Root; theme?: Theme }) => Promise<Page>;
}

interface Shown {
  id: string;
  root: Root;
  theme: Theme;
}

/** The story of each page; Storybook's URL has only the first one. */
const shown = new WeakMap<Page, Shown>();

interface WorkerFixtures {
  url: string;
  /** A page for all tests of the worker, because loading Storybook takes most of a test's time. */
  keptPage: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownPage: [false, { option: true }],
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, locale = 'en-US', reducedMotion = null } = project.use;
      const context = await browser.newContext({ viewport, locale, reducedMotion });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, keptPage, ownPage, viewport }, use) => {
    if (ownPage) {
      const page = await browser.newPage();
      await use(page);
      return page.context().close();
    }
    if (viewport) await keptPage.setViewportSize(viewport);
    await keptPage.mouse.move(0, 0);
    await use(keptPage);
    await keptPage.unrouteAll({ behavior: 'wait' });
    keptPage.removeAllListeners();
  },
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const { url, close } = await serveFolder(storybook);
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  story: async ({ page, url }, use) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) failures.push(message.text());
    });
    await use(async (id, { root = 'document', theme = 'light' } = {}) => {
      const wanted = { id, root, theme };
      const current = shown.get(page);
      if (current) await showStory(page, current, wanted);
      else
        await page.goto(
          `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};root:${root};a11y.manual:!true`,
        );
      shown.set(page, wanted);
      await page.locator('.portal-root > *').first().waitFor({ state: 'attached' });
      return page;
    });
    expect(failures).toEqual([]);
  },
});

/**
 * The page's picture once four in a row are equal, when theme, font and fades are complete. On a busy machine two are also equal between
 * two steps.
 */
export async function atRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  let equal = 1;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    // Some changes are measured in one frame and drawn in the next.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await page.waitForTimeout(100);
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    equal = next.equals(last) ? equal + 1 : 1;
    if (equal === 4) return next;
    last = next;
  }
  throw new Error('The page does not come to rest.');
}

/**
 * Whether two pictures look the same. The browser renders the corner of the same box one level lighter or darker at random; a style that
 * leaks changes much more.
 */
export async function lookSame(page: Page, one: Buffer, other: Buffer): Promise<boolean> {
  const largest = await page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (!first || first.length !== second?.length) return 255;
      return first.reduce((most, level, at) => Math.max(most, Math.abs(level - (second[at] ?? 0))), 0);
    },
    [one, other].map((picture) => picture.toString('base64')),
  );
  return largest <= 2;
}

interface StorybookChannel {
  emit(event: string, what: unknown): void;
  once(event: string, listener: () => void): void;
}

/** Shows a story on a page that shows another one, or the same: freshly mounted, resolved once it is rendered. */
async function showStory(page: Page, current: Shown, wanted: Shown): Promise<void> {
  const { id, ...globals } = wanted;
  const events: [string, unknown][] = [
    id === current.id ? ['forceRemount', { storyId: id }] : ['setCurrentStory', { storyId: id, viewMode: 'story' }],
  ];
  if (globals.root !== current.root || globals.theme !== current.theme) events.unshift(['updateGlobals', { globals }]);
  await page.evaluate(async (all) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: StorybookChannel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    for (const [event, what] of all) {
      await new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
        channel.emit(event, what);
      });
    }
    window.scrollTo(0, 0);
  }, events);
}

export { expect };
