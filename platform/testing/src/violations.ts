import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the page, or in the parts of it that the selectors match: `rule: element | element`. Legacy mode does
 * not open a second page for the result and takes half the time; only frames of other origins need that page. Passed checks are not
 * reported in full, which would take a third of the remaining time. It waits for running transitions, because colours
 * have less contrast meanwhile.
 */
export async function violations(page: Page, ...selectors: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
  const axe = selectors.reduce((builder, selector) => builder.include(selector), new AxeBuilder({ page }));
  const found = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
