import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Story, stories, test } from './storybook.ts';

/** Stories that show how fast a widget is, with more of it than axe looks through in a minute. Each has a smaller one beside it. */
const MEASURES = /--(five-hundred|thirty-one-days)$/;

const checked = stories().filter(({ id }) => !MEASURES.test(id));

/** Stories that share a page: loading Storybook takes longer than looking at a story. */
const TOGETHER = 8;

const groups = Array.from({ length: Math.ceil(checked.length / TOGETHER) }, (_, at) =>
  checked.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

// `npm test` looks at the first group, `npm run test:all` at all of them.
for (const [at, own] of groups.entries()) {
  test(
    `no accessibility violation in light and dark: ${named(own)}`,
    at === 0 ? {} : { tag: '@wide' },
    async ({ story }) => {
      for (const { id } of own) {
        for (const theme of ['light', 'dark'] as const) {
          const page = await story(id, { theme });
          // Fades are over before contrast is measured; what is out of sight would never end by itself.
          await page.evaluate(() => {
            for (const animation of document.getAnimations()) {
              if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
            }
          });
          const axe = new AxeBuilder({ page })
            .include('.portal-root')
            .setLegacyMode()
            .options({ resultTypes: ['violations'] });
          // Legacy mode looks without a second page for the result, in half the time.
          // A theme changes colours and nothing else.
          const { violations } = await (theme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
          const found = violations.map(
            ({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' | ')}`,
          );
          expect(found, `${id}, ${theme}`).toEqual([]);
        }
      }
    },
  );
}

/** `Fields/Select, Fields/Switch` */
function named(own: readonly Story[]): string {
  return [...new Set(own.map(({ title }) => title))].join(', ');
}
