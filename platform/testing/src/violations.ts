import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on the page, or in the parts of it that the selectors name: `rule: element | element`.
 * Legacy mode looks without a second page for the result, in half the time; only frames of other origins need that page. What passes is not
 * reported in full, which takes a third of the rest.
 */
export async function violations(page: Page, ...selectors: string[]): Promise<string[]> {
  const axe = selectors.reduce((builder, selector) => builder.include(selector), new AxeBuilder({ page }));
  const found = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
