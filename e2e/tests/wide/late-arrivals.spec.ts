import type { Locator, Page, Request, Route } from '@playwright/test';
import { neverEnds } from '../../setup/calm.ts';
import { expect, test } from '../../setup/portal-test.ts';

/**
 * An action as soon as a page can be used stays done. Every script and every response is held: they are released one by one until the page
 * can be used, it is used, and the rest arrives late, one by one. They are released newest first, so early requests are late.
 */

interface Early {
  readonly account?: string;
  readonly address: string;
  /** The control that is used. */
  readonly control: (page: Page) => Locator;
  readonly use: (control: Locator) => Promise<void>;
  /** Its text then, and to the end. */
  readonly stays: (control: Locator) => Promise<void>;
}

const tick = { use: (box: Locator) => box.click(), stays: (box: Locator) => expect(box).toBeChecked() };
const type = (keys: string, shown = keys) => ({
  use: async (field: Locator) => {
    await field.click();
    await field.pressSequentially(keys);
  },
  stays: (field: Locator) => expect(field).toHaveValue(shown),
});

const ADD_TIME = '/#/worker/time-expense/add-time';
const PLACES: Readonly<Record<string, Early>> = {
  'the certification of a timecard': {
    account: 'worker',
    address: `${ADD_TIME}?reqId=5000`,
    control: (page) => page.getByRole('checkbox', { name: /certify/ }),
    ...tick,
  },
  'a time': {
    account: 'worker',
    address: `${ADD_TIME}?reqId=5000`,
    control: (page) => page.getByRole('combobox', { name: 'Start of line 1' }),
    ...type('9a', '9:00 AM'),
  },
  'the certification of one timecard of several': {
    account: 'worker-templates',
    address: `${ADD_TIME}?showEnagagementList=true`,
    control: (page) => page.getByRole('checkbox', { name: /certify/ }),
    ...tick,
  },
  'a line of an expense report': {
    account: 'worker-templates',
    address: '/#/worker/time-expense/add-expense?reqId=5060',
    control: (page) => page.getByRole('button', { name: 'Add line' }),
    use: async (button) => {
      await button.click();
      await button.page().getByLabel('Amount').fill('31.21');
    },
    stays: (button) => expect(button.page().getByLabel('Amount')).toHaveValue('31.21'),
  },
  'an address to recover by': {
    account: 'worker',
    address: '/#/recovery-options/two-factor-reg',
    control: (page) => page.getByLabel(/email/i).first(),
    ...type('bob@example.com'),
  },
  'a number to recover by': {
    account: 'worker',
    address: '/#/recovery-options/two-factor-reg',
    control: (page) => page.getByLabel(/^Mobile phone/),
    use: type('213373425').use,
    // With and without the numbering plans.
    stays: (field) => expect(field).toHaveValue(/^(213373425|\(213\) 373-425)$/),
  },
  'a forgotten password': {
    address: '/#/forgot-password',
    control: (page) => page.getByRole('main').getByRole('textbox').first(),
    ...type('worker'),
  },
};

const ORDERS = ['oldest', 'newest'] as const;
const cases = Object.entries(PLACES).flatMap(([name, place]) => ORDERS.map((order) => ({ name, order, ...place })));

for (const { name, order, account, address, control, use, stays } of cases) {
  test(`${name} is used before everything has arrived, ${order} first, and keeps what was done`, async ({
    page,
    signIn,
  }) => {
    if (account) await signIn(account);
    const held: Route[] = [];
    await page.route('**/*', (route) => {
      if (/^(script|fetch|xhr)$/.test(route.request().resourceType())) held.push(route);
      else return route.fallback();
    });
    const used = control(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(async () => {
      if (await used.isVisible()) return;
      await letGo(page, order === 'oldest' ? held.shift() : held.pop());
      expect(await used.isVisible()).toBe(true);
    }).toPass({ intervals: [10], timeout: 200_000 });
    await used.evaluate((one) => one.setAttribute('data-early', ''));
    await use(used);
    await stays(used);
    let late = 0;
    for (;;) {
      const request: Request | undefined = await letGo(page, order === 'oldest' ? held.shift() : held.pop());
      if (!request) break;
      late += 1;
      await stays(used);
      // Put there anew, it would have lost the focus and a press.
      await expect(page.locator('[data-early]'), new URL(request.url()).pathname).toHaveCount(1);
    }
    expect(late).toBeGreaterThan(0);
  });
}

/** Lets a request go and waits for what the page makes of its response. @returns undefined where there was none */
async function letGo(page: Page, next: Route | undefined): Promise<Request | undefined> {
  const request = next?.request();
  await next?.continue();
  const response = await request?.response();
  if (request && !neverEnds(request)) await response?.finished();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve))));
      }),
  );
  return request;
}
