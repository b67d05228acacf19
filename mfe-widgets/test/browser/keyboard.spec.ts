import { focused } from './focused.ts';
import { KEYBOARD_TABLES } from './keyboard-tables.ts';
import { expect, test } from './storybook.ts';

for (const { pattern, story: id, steps } of KEYBOARD_TABLES) {
  for (const root of ['document', 'shadow'] as const) {
    // `npm test` looks at the harder root.
    const wide = root === 'shadow' ? {} : { tag: '@wide' };
    test(`keys of ${pattern}, in a ${root === 'shadow' ? 'shadow root' : 'document'}`, wide, async ({ story }) => {
      const page = await story(id, { root });
      for (const [keys, focus] of steps) {
        await page.keyboard.press(keys);
        await expect.poll(() => page.evaluate(focused), { message: `${keys} in ${id}` }).toBe(focus);
      }
    });
  }
}
