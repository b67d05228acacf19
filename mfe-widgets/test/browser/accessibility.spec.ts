import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Story, stories, test } from './storybook.ts';

/** Stories that show how fast a widget is, with more nodes than axe can check in a minute. Each has a smaller one next to it. */
const MEASURES = /--(five-hundred|thirty-one-days)$/;

const checked = stories().filter(({ id }) => !MEASURES.test(id));

/** The number of stories per page, because loading Storybook takes longer than checking a story. */
const TOGETHER = 8;

const groups = Array.from({ length: Math.ceil(checked.length / TOGETHER) }, (_, at) =>
  checked.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

// `npm test` checks the first group, `npm run test:all` all of them.
for (const [at, own] of groups.entries()) {
  test(
    `no accessibility violation in light and dark: ${named(own)} (docs: session#notifications, widgets#chips, session#toasts, widgets#widget-stories)`,
    at === 0 ? {} : { tag: '@wide' },
    async ({ story }) => {
      for (const { id } of own) {
        for (const theme of ['light', 'dark'] as const) {
          const page = await story(id, { theme });
          // Finishes fades before contrast is measured; those out of view would never end by themselves.
          await page.evaluate(() => {
            for (const animation of document.getAnimations()) {
              if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
            }
          });
          const axe = new AxeBuilder({ page })
            .include('.portal-root')
            .setLegacyMode()
            .options({ resultTypes: ['violations'] });
          // Legacy mode needs no second page for the result and takes half the time. A theme changes only colours.
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
