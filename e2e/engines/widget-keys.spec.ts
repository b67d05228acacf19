import { expect, test } from '@playwright/test';
import type { Engine } from 'deployments/engines';
import { focused } from '../../mfe-widgets/test/browser/focused.ts';
import { KEYBOARD_TABLES } from '../../mfe-widgets/test/browser/keyboard-tables.ts';
import { serveFolder } from '../../mfe-widgets/test/browser/serve-folder.ts';
import { storybook } from '../../mfe-widgets/test/build-storybook.ts';
import { ENGINES, installed } from './installed.ts';

const FOCUSED = `JSON.stringify((${focused.toString()})())`;
/** Something that a key can reach: a widget whose script is on its way has only its place so far. */
const READY = `JSON.stringify([document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)]
  .some((root) => root?.querySelector('.portal-root :is(button, input, select, textarea, a[href], [tabindex="0"])')))`;

/**
 * Widgets that pass the focus on in a focus event. Firefox's driven window never has the focus (`document.hasFocus()` is false, even if the
 * driver asks for it), so its pages get no focus events: these rows cannot be tested there.
 */
const HEARS_OF_FOCUS = /^(navigation-tabs|lists-optionlist|lists-datatable)--/;

// The tables that mfe-widgets holds in Chromium by Playwright (`keyboard.spec.ts`), as each engine's own driver presses the keys.
for (const engine of ENGINES) {
  test.describe(engine, () => {
    const found = installed(engine);
    let window: Engine;
    let stories: Awaited<ReturnType<typeof serveFolder>>;
    test.beforeAll(async () => {
      if ('missing' in found) {
        const words = `${found.missing} missing: this does not run in ${engine}. apt-get install ${found.missing}`;
        if (process.env.CI) throw new Error(words);
        test.skip(true, words);
        return;
      }
      stories = await serveFolder(storybook);
      window = await found.open();
    });
    test.afterAll(async () => {
      await window?.close();
      stories?.close();
    });

    const tables = KEYBOARD_TABLES.filter(({ story }) => engine !== 'firefox' || !HEARS_OF_FOCUS.test(story));
    for (const { pattern, story, steps } of tables) {
      for (const root of ['document', 'shadow'] as const) {
        test(`@wide keys of ${pattern}, in a ${root}`, async () => {
          const shown = `id=${story}&viewMode=story&globals=root:${root};a11y.manual:!true`;
          await window.goto(`${stories.url}/iframe.html?${shown}`);
          await expect.poll(() => window.evaluate(READY)).toBe('true');
          if (engine !== 'firefox') await expect.poll(() => window.evaluate('`${document.hasFocus()}`')).toBe('true');
          for (const [keys, focus] of steps) {
            await window.press(keys);
            await expect
              .poll(async () => JSON.parse(await window.evaluate(FOCUSED)), { message: `${keys} in ${story}` })
              .toBe(focus);
          }
        });
      }
    }
  });
}
