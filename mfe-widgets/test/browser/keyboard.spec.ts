import { focused } from './focused.ts';
import { KEYBOARD_TABLES } from './keyboard-tables.ts';
import { expect, rootTag, test } from './storybook.ts';

for (const { pattern, story: id, steps } of KEYBOARD_TABLES) {
  for (const root of ['document', 'shadow'] as const) {
    test(
      `keys of ${pattern}, in a ${root === 'shadow' ? 'shadow root' : 'document'} (docs: widgets#action-menu, widgets#widget-keyboard)`,
      rootTag(root),
      async ({ story }) => {
        const page = await story(id, { root });
        for (const [keys, focus] of steps) {
          await page.keyboard.press(keys);
          await expect.poll(() => page.evaluate(focused), { message: `${keys} in ${id}` }).toBe(focus);
        }
      },
    );
  }
}
