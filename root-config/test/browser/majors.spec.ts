import { expect, type Page } from '@playwright/test';
import { laterPatch, REACT, type RunningSite, changing as test, tryAgain } from './site.ts';
import { WIDE } from './wide.ts';

/** The region of one of two twins: one is built for React 18, the other for the page's React. */
const twin = (page: Page, react: string) => page.getByRole('region', { name: `React ${react}` });
const elder = (page: Page) => twin(page, '18.3.1');
const own = (page: Page) => twin(page, REACT);
const add = (page: Page, tag: string) =>
  page.evaluate((name) => document.body.append(document.createElement(name)), tag);

async function done(site: RunningSite, ...args: string[]): Promise<void> {
  expect(await site.run(...args)).toMatchObject({ exitCode: 0 });
}

/** Both twins are live, and root has React 18 beside its own; it would also go back to a page that has it. */
async function bothMajors(site: RunningSite): Promise<void> {
  await done(site, 'activate', await site.releaseWith18(laterPatch(1)));
  await done(site, 'activate', await site.releaseWith18(REACT));
  await done(site, 'activate', await site.release('elder'), await site.release('twin'));
}

/** The requests of a page for scripts of sets, and the requests that its policy refused. */
async function watched(page: Page) {
  const sets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sets/')) sets.push(request.url());
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
  });
  return { sets, refused: () => page.evaluate(() => (window as unknown as { refused: string[] }).refused) };
}

/** Each counts by its own React, over one state of the page. */
async function workTogether(page: Page): Promise<void> {
  for (const one of [elder(page), own(page)]) {
    await one.getByRole('button', { name: 'Count 0' }).click();
    await expect(one.getByRole('button', { name: 'Count 1' })).toBeVisible();
    await expect(one).toHaveAttribute('data-in-mount', 'true');
  }
  await elder(page).getByRole('button', { name: 'Toast' }).click();
  await expect(own(page).getByText('1 toasts')).toBeVisible();
  await own(page).getByRole('button', { name: 'Toast' }).click();
  await expect(elder(page).getByText('2 toasts')).toBeVisible();
  await own(page).getByRole('button', { name: 'Rename' }).click();
  await expect(elder(page).getByText(`As React ${REACT} says`)).toBeVisible();
  await expect(own(page).getByText(`As React ${REACT} says`)).toBeVisible();
  // Counted from the same number by both, and yet never the same.
  await expect(elder(page)).toHaveAttribute('aria-labelledby', /react-18/);
}

test('two majors of React on one page: each renders with its own, over one session', WIDE, async ({ page, site }) => {
  await bothMajors(site);
  const { sets, refused } = await watched(page);
  await page.goto(`${site.origin}/#/elder`);
  await expect(elder(page)).toBeVisible();
  await add(page, 'fixture-twin');
  await workTogether(page);
  // To a page of the other, and back.
  await page.evaluate(() => {
    location.hash = '#/first';
  });
  await page.getByRole('button', { name: 'Count 0' }).last().click();
  await expect(elder(page)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/elder';
  });
  await expect(elder(page).getByText('2 toasts')).toBeVisible();
  expect(sets).toHaveLength(1);
  expect(await refused()).toEqual([]);
});

test('a page on which nobody runs with the other asks for nothing of it', { tag: '@wide' }, async ({ page, site }) => {
  await bothMajors(site);
  const { sets } = await watched(page);
  await page.goto(`${site.origin}/#/twin`);
  await expect(own(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sets).toEqual([]);
});

test('on a legacy page, as elements', { tag: '@wide' }, async ({ page, site }) => {
  await bothMajors(site);
  await page.goto(`${site.origin}/legacy.html`);
  await add(page, 'fixture-elder');
  await expect(elder(page)).toBeVisible();
  await add(page, 'fixture-twin');
  await expect(own(page)).toBeVisible();
  await workTogether(page);
});

test('a team moves alone to the other major, and goes back alone', WIDE, async ({ page, site }) => {
  await bothMajors(site);
  const shown = async (react: string) => {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/#/elder`);
    await expect(twin(page, react)).toBeVisible();
  };
  await shown('18.3.1');
  await done(site, 'activate', await site.releaseAs('twin', 'elder'));
  await shown(REACT);
  await done(site, 'rollback', 'mfe_elder');
  await shown('18.3.1');
  await done(site, 'rollback', 'root');
  await shown('18.3.1');
});

test(
  'widgets of both majors: what is imported comes in the consumer’s, whoever provides it',
  WIDE,
  async ({ page, site }) => {
    await bothMajors(site);
    const moved = await site.release('page-18');
    const refused = await site.run('check', moved);
    expect([refused.exitCode, refused.lines.join()]).toEqual([1, expect.stringContaining('one-react-a-unit')]);
    await done(site, 'activate', await site.release('mfe-widgets-18'));
    await done(site, 'activate', moved);
    const { refused: violations } = await watched(page);
    const count = page.getByRole('button', { name: /Count \d/ });
    for (const [path, label] of [
      ['first', 'Count'],
      ['second/1', 'Other'],
    ]) {
      await page.goto(`${site.origin}/#/${path}`);
      const button = page.getByRole('button', { name: `${label} 0` });
      await expect(button).toHaveAttribute('data-react', '18.3.1');
      await button.click();
      await expect(page.getByRole('button', { name: `${label} 1` })).toBeVisible();
    }
    expect(await violations()).toEqual([]);
    await done(site, 'rollback', 'mfe_page');
    await page.goto('about:blank');
    await page.goto(`${site.origin}/#/first`);
    await expect(count).toHaveAttribute('data-react', REACT);
  },
);

test('the other React cannot be had for a moment: its region says so and tries again, the rest is there', {
  tag: '@wide',
}, async ({ page, site }) => {
  await bothMajors(site);
  await page.route('**/deployments-previous.json', (route) => route.fulfill({ status: 404 }));
  let isDown = true;
  site.interfere((request, response) => {
    if (!isDown || !request.url?.includes('/sets/')) return false;
    response.writeHead(503).end();
    return true;
  });
  await page.goto(`${site.origin}/#/elder`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText('Fixture header')).toBeVisible();
  isDown = false;
  await tryAgain(page, elder(page));
});
