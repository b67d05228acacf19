import { join } from 'node:path';
import { buildHost } from '../../foreign-hosts/build-host.ts';
import { HOSTS } from '../../foreign-hosts/hosts.ts';
import { serveHost } from '../../foreign-hosts/serve.ts';
import { HOST_SHEETS } from '../../setup/host-sheets.ts';
import { expect, signInAs, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'test', 'foreign-host');

test('a host that is not ours loads the timecard as a remote, mounts it, and takes it away again', async ({
  page,
  served,
  complaints,
}) => {
  await buildHost(folder, served.url, HOSTS['first-generation']);
  const host = await serveHost(folder, served.url);
  try {
    // Signed out: the host hears of it, and its page stays.
    await page.addInitScript(() => {
      document.addEventListener('portal-signed-out', (event) => {
        document.title = (event as CustomEvent<{ url: string }>).detail.url;
      });
    });
    await page.goto(`${host.url}/?engagementid=5000`);
    await expect(page).toHaveTitle('/portal-api/login?returnUrl=%2F%3Fengagementid%3D5000');
    await expect(page.getByRole('heading', { name: 'Their portal' })).toBeVisible();

    // Cookies know no ports: signed in at the portal is signed in behind the host's own prefix too.
    await signInAs(page, 'worker', '/deployments.json');
    // Requests of the signed-out page may fail until that page has been left.
    complaints.length = 0;
    await page.goto(`${host.url}/?engagementid=5000`);
    await expect(page.getByRole('heading', { name: 'Their portal' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Start of line 1' }).first().fill('9a');
    await page.getByRole('combobox', { name: 'End of line 1' }).first().fill('5:00 PM');
    await page.getByRole('combobox', { name: 'End of line 1' }).first().press('Tab');
    await expect(page.getByText('8.00').first()).toBeVisible();

    await page.getByRole('button', { name: 'Hide the timecard' }).click();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.getByRole('button', { name: 'Show the timecard' }).click();
    await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
  }
});

test('no style sheet of the host changes how anything in the timecard looks', WIDE, async ({ page, served }) => {
  await buildHost(folder, served.url, HOSTS['first-generation']);
  const host = await serveHost(folder, served.url);
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'worker', '/deployments.json');
    await page.goto(`${host.url}/?engagementid=5000`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    // Fixes its place, so that a style sheet of the page does not move it.
    await page.addStyleTag({
      content:
        '#their-root { position: absolute; inset: 0 auto auto 0; width: 1000px } #their-root > :is(h1, button) { display: none !important }',
    });
    await page.evaluate(() => document.fonts.ready);
    // Pictures of round corners differ by a shade from one to the next; the computed styles do not.
    const looks = () =>
      page.locator('.portal-root').evaluate((content) =>
        [content, ...content.querySelectorAll('*')].map((one) => {
          const style = getComputedStyle(one);
          const { x, y, width, height } = one.getBoundingClientRect();
          const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
          return [`${one.localName}.${one.getAttribute('class')}`, x, y, width, height, ...values].join('; ');
        }),
      );
    let plain = await looks();
    const isAtRest = async () => {
      const before = plain;
      plain = await looks();
      return plain.join() === before.join();
    };
    await expect.poll(isAtRest).toBe(true);
    expect(plain.length).toBeGreaterThan(100);
    for (const [name, css] of Object.entries(HOST_SHEETS)) {
      const sheet = await page.addStyleTag({ content: css });
      const changed = (await looks()).flatMap((look, at) =>
        look === plain[at] ? [] : [difference(look, plain[at] ?? '')],
      );
      expect(changed, `${name} changes nothing`).toEqual([]);
      await sheet.evaluate((one) => (one as Element).remove());
    }
  } finally {
    await host.close();
  }
});

/** The parts of a look that another has not. */
function difference(look: string, other: string): string {
  const known = new Set(other.split('; '));
  const [element = '', ...rest] = look.split('; ');
  return [element, ...rest.filter((part) => !known.has(part))].join('; ');
}
