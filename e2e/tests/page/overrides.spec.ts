import { expect, test } from '../../setup/fault-test.ts';
import { go, HOME, home, menu, nothingIsSaid, RECOVERY, recovery } from '../../setup/remotes.ts';
import { WIDE } from '../../setup/wide.ts';

/** A developer's own builds of the product's remotes. Dead overrides, and foreign ones, are in root-config/test/browser. */

test.describe.configure({ mode: 'parallel' });

for (const [one, other] of [
  ['mfe_shell', 'mfe_timecard'],
  ['mfe_recovery', 'mfe_widgets'],
] as const) {
  test(
    `two overrides at once, of ${one} and ${other}: both are seen, everything works, Reset ends both`,
    WIDE,
    async ({ page, site }) => {
      const asked: string[] = [];
      site.fault(async (path, response) => {
        const [, name = '', file = ''] = /^\/override\/(\w+)\/(.+)$/.exec(path) ?? [];
        const live = site.live.microFrontends[name];
        if (!live) return false;
        asked.push(name);
        const { entry, modules, uses } = live;
        const json = file === 'build.json';
        response.writeHead(200, { 'Content-Type': json ? 'application/json' : 'text/javascript' });
        response.end(json ? JSON.stringify({ name, entry, modules, uses }) : await site.read(live.base + file));
        return true;
      });
      const over = (name: string) => `override=${name}@${site.url}/override/${name}/build.json`;
      await page.goto(`/?${over(one)}&${over(other)}#${HOME}`);
      await expect(page.getByText(`Overridden here: ${one}, ${other}`)).toBeVisible();
      await expect(menu(page)).toBeVisible();
      await expect(home(page)).toBeVisible();
      await go(page, RECOVERY);
      await expect(recovery(page)).toBeVisible();
      await nothingIsSaid(page);
      expect(new Set(asked)).toEqual(new Set([one, other]));
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByText('Overridden here')).toHaveCount(0);
      await expect(recovery(page)).toBeVisible();
    },
  );
}
