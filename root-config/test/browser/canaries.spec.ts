import { expect } from '@playwright/test';
import { canaryOffset } from 'deployments/manifest';
import { changing, PATCH, REACT } from './site.ts';

/** The number of a browser that gets the candidate, or the live version, at a share of a half. */
const numberOf = (group: 'candidate' | 'live', name = 'mfe_page') =>
  (1 + (group === 'candidate' ? 0.25 : 0.75) - canaryOffset(name)) % 1;

changing(
  'a candidate that does not run is found by what browsers report and taken back, though nobody saw a failure',
  { tag: '@wide' },
  async ({ browser, site }) => {
    await site.tryChanged(0.5, [/^/g, 'throw new Error("It does not run.");']);
    const { lines } = await site.judge();
    expect(lines.join()).toMatch(/nothing has been reported/);
    for (let load = 0; load < 8; load += 1)
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
        /fails on (\d+) of \1 page loads, the live version on 0 of \d+; its errors: .+ begin with Error of mfe_page on \/first .+\. It is worse/,
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
  await site.tryChanged(0.5, [/^/g, 'throw new Error("It does not run.");']);
  await page.addInitScript((number) => localStorage.setItem('portal.canary', `${number}`), numberOf('candidate'));
  await page.goto(`${site.origin}/legacy.html`);
  await page.evaluate(() =>
    document.querySelector('#shell')?.insertAdjacentHTML('beforeend', '<fixture-panel as-modal></fixture-panel>'),
  );
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
});

changing(
  'a candidate of root runs the whole page in its browsers, and the live one in others',
  async ({ browser, site }) => {
    const next = await site.upgrade('root-config', REACT, PATCH);
    expect(await site.run('activate', next, '--share', '0.5')).toMatchObject({ exitCode: 0 });
    for (const group of ['candidate', 'live'] as const) {
      const context = await browser.newContext();
      await context.addInitScript(
        (number) => localStorage.setItem('portal.canary', `${number}`),
        numberOf(group, 'root'),
      );
      const page = await context.newPage();
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') violations.push(message.text());
      });
      await page.goto(`${site.origin}/#/first`);
      await page.getByRole('button', { name: 'Count 0' }).click();
      await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
      const version = group === 'candidate' ? next.slice('root@'.length) : site.live.root?.version;
      await page.keyboard.press('Control+Alt+h');
      await expect(page.getByText(`Portal ${version}${group === 'candidate' ? ' (canary)' : ''},`)).toBeVisible();
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/mfe\/root\/([^/]+)\/(?:portal|session)/.exec(name)?.[1] ?? []),
      );
      expect(new Set(loaded)).toEqual(new Set([version]));
      expect(violations).toEqual([]);
      await context.close();
    }
  },
);

changing(
  'a candidate of root that cannot be loaded gives way to the live one, and is reported',
  { tag: '@wide' },
  async ({ page, site }) => {
    const reports = site.reports();
    const next = await site.upgrade('root-config', REACT, PATCH);
    expect(await site.run('activate', next, '--share', '0.5')).toMatchObject({ exitCode: 0 });
    await page.addInitScript(
      (number) => localStorage.setItem('portal.canary', `${number}`),
      numberOf('candidate', 'root'),
    );
    await page.route(`**/${next.slice('root@'.length)}/portal.*.js`, (route) => route.fulfill({ status: 503 }));
    await page.goto(`${site.origin}/#/first`);
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ request: 'root/portal', outcome: 'failed' }));
    const judged = await site.run('judge', '--metrics', `${site.origin}/metrics`, 'root');
    expect(judged.lines.join()).toMatch(/fails on 1 of 1 page loads/);
  },
);
