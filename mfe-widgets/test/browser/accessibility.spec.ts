import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Story, stories, test } from './storybook.ts';

/** Stories that show how fast a widget is, with more of it than there is in any other story. */
const MEASURES = /--(five-hundred|thirty-one-days|mount)$/;

const byFile = Map.groupBy(
  stories().filter(({ id }) => !MEASURES.test(id)),
  ({ importPath }: Story) => importPath,
);

// The stories of a file share a page: loading Storybook takes longer than looking at a story.
for (const [file, own] of byFile) {
  test(`no accessibility violation in light and dark: ${file}`, async ({ story }) => {
    test.setTimeout(120_000);
    for (const { id } of own) {
      for (const theme of ['light', 'dark'] as const) {
        const page = await story(id, { theme, keepPage: true });
        // Fades are over before contrast is measured.
        await page.evaluate(async () => {
          await Promise.allSettled(
            document
              .getAnimations()
              .filter(ends)
              .map(({ finished }) => finished),
          );
          function ends({ effect }: Animation): boolean {
            return Number.isFinite(effect?.getComputedTiming().endTime);
          }
        });
        const { violations } = await new AxeBuilder({ page }).include('.portal-root').analyze();
        const found = violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' | ')}`);
        expect(found, `${id}, ${theme}`).toEqual([]);
      }
    }
  });
}
