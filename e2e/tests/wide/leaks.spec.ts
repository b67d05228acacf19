import { expect, type Page } from '@playwright/test';
import { countTimers, expectNothingLeft } from '../../setup/left-behind.ts';
import { signInAs, test } from '../../setup/portal-test.ts';
import { plainPage } from '../../setup/recovery/recovery-page.ts';

/** A leak shows in far fewer; the wide suite runs the hundred that are promised, which takes minutes. */
const ROUNDS = Number(process.env.LEAK_ROUNDS ?? (process.env.TEST_WIDE ? 100 : 30));
/** Caches fill and lazily made things are made. */
const WARM_UP = 10;
/** Against what hangs; a busy machine takes twice as long as an idle one. */
const LONGEST_MS = 900_000;

// A trace records snapshots inside the page, whose memory would be counted as ours.
test.use({ trace: 'off' });

/** A module that a host mounts, with the address it is mounted at. */
type Mounted = readonly [remote: string, module: string, path: string];

/**
 * Every module, by who meets it, after pages by which its container is there. The widgets are in all of them; the element is below.
 */
const MOUNTED: readonly { account: string; pages: readonly string[]; modules: readonly Mounted[] }[] = [
  {
    account: 'worker',
    pages: [
      '/worker/home',
      '/recovery-options/two-factor-reg',
      '/user-account',
      '/worker/time-expense/add-expense',
      '/notifications',
    ],
    modules: [
      ['mfe_shell', './header', '/worker/home'],
      ['mfe_shell', './navigation', '/worker/home'],
      ['mfe_shell', './footer', '/worker/home'],
      ['mfe_shell', './overlay', '/worker/home'],
      ['mfe_shell', './notifications', '/notifications'],
      ['mfe_timecard', './worker-home', '/worker/home'],
      ['mfe_timecard', './time-expense', '/worker/time-expense'],
      ['mfe_timecard', './add-time', '/worker/time-expense/add-time?reqId=5000'],
      ['mfe_recovery', './app', '/recovery-options/two-factor-reg'],
      ['mfe_account', './user-account', '/user-account'],
      ['mfe_expenses', './add-expense', '/worker/time-expense/add-expense'],
    ],
  },
  {
    account: 'msp',
    pages: ['/user-administration'],
    modules: [['mfe_account', './user-administration', '/user-administration']],
  },
  {
    account: 'manager',
    pages: ['/manager/home', '/insights'],
    modules: [
      ['mfe_approvals', './home', '/manager/home'],
      ['mfe_approvals', './time-and-billing', '/manager/time-and-billing'],
      ['mfe_approvals', './dashboard', '/manager/approvals'],
      ['mfe_insights', './insights', '/insights'],
    ],
  },
];

/** Mounts and unmounts as a host does, without the portal hearing of it. */
function mountAlone(page: Page, [remote, module, path]: Mounted, count: number): Promise<void> {
  return page.evaluate(
    async ([name, exposed, hash, times]) => {
      const container = (globalThis as Record<string, unknown>)[name] as {
        get(module: string): Promise<() => Record<'mount' | 'unmount', (props: object) => Promise<void>>>;
      };
      const { mount, unmount } = (await container.get(exposed))();
      // The portal does not hear of this address; the micro-frontend reads it.
      history.replaceState(history.state, '', `#${hash}`);
      for (let round = 0; round < times; round += 1) {
        const place = document.createElement('div');
        document.body.append(place);
        const props = { name: 'leaks', domElement: place, host: 'portal', attributes: {} };
        await mount(props);
        for (let time = 0; time < 100 && place.textContent === ''; time += 1)
          await new Promise((done) => setTimeout(done, 10));
        await new Promise((done) => setTimeout(done, 15));
        await unmount(props);
        place.remove();
      }
      history.replaceState(history.state, '', '#/nowhere');
    },
    [remote, module, path, count] as const,
  );
}

for (const { account, pages, modules } of MOUNTED) {
  test(`each micro-frontend of a ${account}, mounted and unmounted ${ROUNDS} times by itself, leaves nothing behind`, async ({
    page,
  }) => {
    test.setTimeout(LONGEST_MS);
    await countTimers(page);
    const watched = page.waitForResponse(/\/monitoring\.\w+\.js/);
    await signInAs(page, account, `/#/${account}/home`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    for (const path of [...pages, '/nowhere']) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    // Monitoring comes late and stays: its listeners are no mount's.
    await (await watched).finished();
    for (const one of modules) {
      await test.step(one.join(' '), async () => {
        await mountAlone(page, one, WARM_UP);
        await expectNothingLeft(page, devtools, ROUNDS, (count) => mountAlone(page, one, count));
      });
    }
  });
}

test(`home and recovery, shown by the portal ${ROUNDS} times in turn, leave nothing behind`, async ({
  page,
  signIn,
}) => {
  test.setTimeout(LONGEST_MS);
  await countTimers(page);
  const watched = page.waitForResponse(/\/monitoring\.\w+\.js/);
  await signIn();
  await page.goto('/#/worker/home');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const show = (to: string) =>
    page.evaluate(async (target) => {
      const isThere = () =>
        performance.getEntriesByType('mark').some(({ name: mark }) => mark.startsWith('portal:shown:'));
      performance.clearMarks();
      location.hash = target;
      const until = performance.now() + 60_000;
      while (!isThere() && performance.now() < until) await new Promise((done) => setTimeout(done, 10));
      if (!isThere()) throw new Error(`${target} did not come up.`);
      // Rendered, and its first call under way.
      await new Promise((done) => setTimeout(done, 40));
    }, to);
  const inTurn = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await show('/recovery-options/two-factor-reg');
      await show('/worker/home');
    }
    // Elements that a page shows are no leak, so the measure is taken on a page that shows neither.
    await page.goto('/#/nowhere');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'There is no page here' }),
    ).toBeVisible();
  };
  await (await watched).finished();
  await inTurn(WARM_UP);
  await expectNothingLeft(page, devtools, ROUNDS, inTurn);
});

test(`the element of a legacy page, opened and closed ${ROUNDS} times, leaves nothing behind`, async ({
  page,
  signIn,
}) => {
  test.setTimeout(LONGEST_MS);
  await countTimers(page);
  await signIn();
  await plainPage(page, '<recovery-options as-modal open="false"></recovery-options>');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // Each time up to the first field: the calls are made, the numbering plans and the flags are there, the focus is inside.
  const cycle = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      const element = document.querySelector('recovery-options') as HTMLElement & { open(): void; close(): void };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < count; round += 1) {
        element.open();
        while (element.shadowRoot?.querySelector('input[name=phone][placeholder]') == null) await frame();
        element.close();
        await frame();
      }
    }, times);
  await cycle(2 * WARM_UP);
  await expectNothingLeft(page, devtools, ROUNDS, cycle);
  const inside = () => page.evaluate(() => document.querySelector('recovery-options')?.shadowRoot?.childElementCount);
  await expect.poll(inside).toBe(0);
});
