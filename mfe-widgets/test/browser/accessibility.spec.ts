import { AxeBuilder } from '@axe-core/playwright';
import { expect, stories, test } from './storybook.ts';

for (const { id } of stories()) {
  test(`${id} has no accessibility violation, in light and dark`, async ({ story }) => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await story(id, { theme });
      // Fades are over before contrast is measured.
      await page.waitForTimeout(200);
      const { violations } = await new AxeBuilder({ page }).include('.portal-root').analyze();
      const found = violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' | ')}`);
      expect(found, theme).toEqual([]);
    }
  });
}
