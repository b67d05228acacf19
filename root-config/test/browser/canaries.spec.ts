import { expect } from '@playwright/test';
import { canaryOffset } from 'deployments/manifest';
import { changing } from './site.ts';

/** The number of a browser that gets the candidate of `mfe_page`, or the live version, at a share of a half. */
const numberOf = (group: 'candidate' | 'live') =>
  (1 + (group === 'candidate' ? 0.25 : 0.75) - canaryOffset('mfe_page')) % 1;

changing(
  'a candidate that does not run is found by what browsers report and taken back, though nobody saw a failure',
  { tag: '@wide' },
  async ({ browser, site }) => {
    await site.tryChanged(0.5, [/^/g, '<<<']);
    const { lines } = await site.judge();
    expect(lines.join()).toMatch(/nothing has been reported/);
    for (let load = 0; load < 14; load += 1)
      for (const group of ['candidate', 'live'] as const) {
        const context = await browser.newContext();
        await context.addInitScript((number) => localStorage.setItem('portal.canary', `${number}`), numberOf(group));
        const page = await context.newPage();
        await page.goto(`${site.origin}/#/first`);
        // The live version stands in for a candidate that cannot be loaded.
        await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
        await page.goto('about:blank');
        await context.close();
      }
    // A browser that is closed may not have sent its last words.
    await expect(async () => {
      const judged = await site.judge();
      expect(judged.lines.join()).toMatch(
        /fails on (\d+) of \1 page loads, the live version on 0 of \d+\. It is worse/,
      );
    }).toPass();
    const { exitCode, lines: said } = await site.judge('--abort');
    expect(exitCode).toBe(1);
    expect(said.at(-1)).toMatch(/^Revision 3 is live, without mfe_page@/);
    expect(
      (await (await fetch(`${site.origin}/deployments.json`)).json()).microFrontends.mfe_page.canary,
    ).toBeUndefined();
  },
);

changing('an element whose candidate does not run shows the live version', { tag: '@wide' }, async ({ page, site }) => {
  await site.tryChanged(0.5, [/^/g, '<<<']);
  await page.addInitScript((number) => localStorage.setItem('portal.canary', `${number}`), numberOf('candidate'));
  await page.goto(`${site.origin}/legacy.html`);
  await page.evaluate(() =>
    document.querySelector('#shell')?.insertAdjacentHTML('beforeend', '<fixture-panel as-modal></fixture-panel>'),
  );
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});
