import type { Locator, Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import { violations } from '../../setup/accessibility.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** A manager's review of items, and its result for the worker. */

const LIST = '/#/manager/time-and-billing';
const ITEMS = '/wand2/api/billing/billing-items';
const current = (page: Page, name: string) => page.getByRole('complementary', { name });

/** A worker's client beside the browser. */
async function clientOf(url: string, account: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(account);
  return client;
}

/** Submits a day of five hours in the present week of an engagement, new or corrected. */
async function submit(worker: TestClient, engagementId: number, until: string) {
  const { body: card } = await worker.get(`${ITEMS}/0/metadata?engagementId=${engagementId}`);
  const [workedDate] = card.workedDates;
  const span = {
    startTimeStr: `${workedDate} 08:00`,
    endTimeStr: `${workedDate} ${until}`,
    timeEntrySpanType: 'Labor',
  };
  const { body } = await worker.post(`${ITEMS}/submit`, {
    id: card.billingItemId,
    version: card.version,
    requisitionId: engagementId,
    timecardTemplateId: card.timecardTemplateId,
    periodEndDate: card.earningsEndDate,
    billingItemDetails: [{ workedDate, noBreakTaken: true, timeEntrySpanDtos: [span] }],
  });
  expect(body).toMatchObject({ status: 'Pending' });
  return body.billingItemId as number;
}

test('a worker submits, the manager sends back with a reason, the worker corrects, the manager approves (docs: approvals#approval-worker, shell#menu-counts)', async ({
  page,
  signIn,
  served,
}) => {
  const worker = await clientOf(served.url, 'worker-email');
  const id = await submit(worker, 5080, '13:00');
  await signIn('manager');
  await page.goto(`${LIST}?search=${id}`);
  await expect(current(page, 'Jonas Weber').getByText('5.00 h').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const counted = async () =>
    Number(/\d+/.exec(await menu.getByRole('link', { name: /^Time and billing/ }).innerText())?.[0]);
  const waiting = await counted();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject Jonas Weber, 5.00 h' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You left at noon.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('Nothing is waiting').or(page.getByText('No results matched'))).toBeVisible();
  // The list shows a decision before the server has it.
  const seen = expect.poll(async () => (await worker.get(`${ITEMS}/${id}/general-info`)).body);
  await seen.toMatchObject({
    status: 'Rejected',
    rejectionReason: 'You left at noon.',
    approverName: 'Daniel Reyes',
    modifiable: true,
  });
  await expect.poll(counted).toBe(waiting - 1);
  await submit(worker, 5080, '12:00');
  await arrive(page, `${LIST}?search=${id}`);
  await expect(current(page, 'Jonas Weber').getByText('Changed since it was rejected')).toBeVisible();
  await expect(current(page, 'Jonas Weber').getByText(/5\.00 → 4\.00/)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await seen.toMatchObject({ status: 'Approved', approverName: 'Daniel Reyes' });
});

test('A and R go as fast as they are pressed, however slow the server is; U takes back the newest (docs: approvals#approval-queue)', async ({
  page,
  signIn,
  served,
}) => {
  /** A response that a reviewer does not wait for. */
  const SLOW_MS = 1_500;
  const sent: { readonly decision: string; readonly items: readonly { readonly billingItemId: number }[] }[] = [];
  await page.route('**/approvals/decisions', async (route) => {
    sent.push(route.request().postDataJSON());
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fulfill({ response });
  });
  await signIn('manager');
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: /^Approve all/ })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  const shown = page.getByRole('complementary');
  for (const key of ['a', 'a', 'a', 'r']) await page.keyboard.press(key);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The site was closed.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toHaveCount(0);
  const fifth = await shown.getAttribute('aria-label');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('u');
  await expect.poll(() => sent.length).toBe(4);
  const manager = await clientOf(served.url, 'manager');
  const statusOf = async (id: number) => (await manager.get(`${ITEMS}/${id}/general-info`)).body.status;
  const statuses = () => Promise.all(sent.map(({ items }) => statusOf(items[0]?.billingItemId ?? 0)));
  await expect.poll(statuses).toEqual(['Approved', 'Approved', 'Approved', 'Rejected']);
  expect(new Set(sent.map(({ items }) => items[0]?.billingItemId)).size).toBe(4);
  await expect(page.getByRole('button', { name: 'Undo' })).toContainText(/\d s/);
  await expect(page.getByRole('row', { name: fifth ?? '' }).first()).toBeVisible();
  await expect(page.getByText(/^Not decided/)).toHaveCount(0);
});

test('an approval is taken back from the bar, and the item waits again', WIDE, async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(`${LIST}?search=Hana`);
  await current(page, 'Hana Kim').getByRole('button', { name: 'Approve' }).click();
  await expect(current(page, 'Hana Kim')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(current(page, 'Hana Kim')).toBeVisible();
});

test('all that match are approved at once, three of them changed meanwhile', WIDE, async ({ page, signIn, served }) => {
  await signIn('manager');
  await page.goto(`${LIST}?variance=usual`);
  await page.getByRole('button', { name: 'Select page' }).click();
  const approve = page.getByRole('button', { name: /^Approve \d+$/ });
  await expect(approve).toBeVisible();
  const msp = await clientOf(served.url, 'msp');
  // Those of the manager; the program's own list has the records of the whole company.
  const manager = await clientOf(served.url, 'manager');
  const { content } = (await manager.get('/wand2/api/billing/approvals/items?variance=usual&size=100')).body;
  const items = content
    .slice(0, 3)
    .map(({ billingItemId, version }: { billingItemId: number; version: number }) => ({ billingItemId, version }));
  const headers = { 'idempotency-key': 'meanwhile' };
  await msp.post('/wand2/api/billing/approvals/decisions', { decision: 'approve', items }, { headers });
  await approve.click();
  await expect(page.getByText('Not decided: 3')).toBeVisible();
  await expect(page.getByText(/Priya Natarajan decided it at/)).toHaveCount(3);
  await expect(page.getByText('Nothing is waiting').or(page.getByText('No results matched'))).toBeVisible();
});

test(
  'more than 1,000 are approved by the server: a reader who comes back sees how far it came, and takes it back (docs: approvals#approval-batch-report)',
  WIDE,
  async ({ page, signIn, served }) => {
    const inserted = await served.insertPending(130);
    expect(inserted).toBeGreaterThan(1_000);
    await signIn('manager');
    await page.goto(`${LIST}?search=Number`);
    await page.getByRole('button', { name: 'Approve all 1,040' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve 1,040' }).click();
    const batch = page.getByRole('region', { name: 'Your batches' }).getByRole('listitem');
    await expect(batch.getByText(/ of 1,040 approved$/)).toBeVisible();
    await arrive(page, `${LIST}?search=Number`);
    await expect(batch.getByText('1,040 of 1,040 approved')).toBeVisible();
    await batch.getByRole('button', { name: 'Undo' }).click();
    await expect(batch.getByText('Taken back. It waits again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve all 1,040' })).toBeEnabled();
    await batch.getByRole('button', { name: 'Dismiss' }).click();
    await expect(batch).toHaveCount(0);
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** React Aria's: a finger that stays so long on a row chooses it. */
  const LONG_PRESS_MS = 500;

  /** A finger moves aside over something, in steps as a real one does. */
  async function swipe(page: Page, over: Locator, by: number): Promise<void> {
    await over.scrollIntoViewIfNeeded();
    const box = await over.boundingBox();
    if (!box) throw new Error('There is nothing to swipe over.');
    const cdp = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: x + at, y }] });
    await send('touchStart', 0);
    for (const share of [0.1, 0.3, 0.6, 1]) await send('touchMove', by * share);
    await send('touchEnd');
  }

  test('on a phone the list begins at 320 px, and the filters are behind a button (docs: approvals#approval-phone)', async ({
    page,
    signIn,
  }) => {
    // A delegate of the manager, with the switch between records.
    await signIn('manager-north');
    await page.goto(LIST);
    const approveAll = page.getByRole('button', { name: /^Approve all/ });
    await expect(approveAll).toBeVisible();
    const top = async (of: Locator) => (await of.boundingBox())?.y;
    const button = await approveAll.boundingBox();
    const below = await page.locator('.ap-selection + *').boundingBox();
    expect(below?.y, 'the buttons do not touch the list').toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) + 6);
    expect(await top(page.getByRole('checkbox', { name: 'Select all' }))).toBeLessThan(345);
    expect(await top(page.getByRole('row', { name: /\d h$/ }).first())).toBeLessThan(425);
    const period = page.getByRole('combobox', { name: 'Variance' });
    await expect(period).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await period.selectOption('Not as usual');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(period).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });

  test('on a phone a card that Tab reaches is in view as a whole', WIDE, async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto('/#/manager/home');
    const cards = page.getByRole('navigation', { name: 'Waiting for approval' }).getByRole('link');
    await expect(cards).toHaveCount(5);
    await cards.first().focus();
    for (const card of await cards.all()) {
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  });

  test('on a phone a swipe approves, with the same undo (docs: approvals#approval-swipe)', async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto(`${LIST}?search=Kim`);
    const card = page.getByRole('row', { name: /Hana Kim/ });
    await expect(page.getByText('Swipe right to approve, left to reject.')).toBeVisible();
    // A little is a slip.
    await swipe(page, card, 50);
    await swipe(page, card, 130);
    await expect(card).toHaveCount(0);
    // A press that nothing ended would be a long one now, and choose the row.
    await page.waitForTimeout(LONG_PRESS_MS + 100);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const detail = page.getByRole('dialog', { name: 'Hana Kim' });
    await expect(card).toHaveAttribute('aria-selected', 'false');
    await card.tap();
    await expect(detail.getByRole('heading', { name: 'History' })).toBeVisible();
    await swipe(page, detail.getByRole('heading', { name: 'History' }), -130);
    await expect(page.getByRole('dialog', { name: 'Reject Hana Kim, 40.00 h' })).toBeVisible();
  });
});

test('what is the same as last period is shown, then approved at once', WIDE, async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(LIST);
  // Of many rows those in sight are drawn: this one is near the top.
  const same = page.getByRole('row', { name: /Hana Kim/ });
  await expect(same).toBeVisible();
  // The list may come before the summary, which says that the manager decides on it.
  await expect(page.getByRole('button', { name: 'Same as last period…' })).toBeVisible();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Same as last period' });
  await expect(dialog.getByText('Priya Nair').first()).toBeVisible();
  await expect(dialog.getByText('Kofi Mensah')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Approve \d+$/ }).click();
  await expect(same).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Kofi Mensah/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(same).toBeVisible();
});

test('a delegate decides in a manager’s name, and the worker sees both (docs: approvals#delegate-decides)', async ({
  page,
  signIn,
  served,
}) => {
  const worker = await clientOf(served.url, 'worker-email');
  const id = await submit(worker, 5080, '13:00');
  await signIn('coordinator');
  await page.goto(`${LIST}?search=${id}`);
  await expect(page.getByText(/managers decide on it/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Approve/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Whose records' }).selectOption('Delegate Records: Daniel Reyes');
  await expect(page.getByText(/These are the records of Daniel Reyes/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Search/ }).fill(String(id));
  await expect(current(page, 'Jonas Weber').getByText('In the name of Daniel Reyes')).toBeVisible();
  await current(page, 'Jonas Weber').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect
    .poll(async () => (await worker.get(`${ITEMS}/${id}/general-info`)).body)
    .toMatchObject({ status: 'Approved', approverName: 'Samuel Okafor', approverFor: 'Daniel Reyes' });
  await signIn('worker-email');
  await arrive(page, `/#/worker/time-expense-detail/${id}`);
  await expect(page.getByText(/Samuel Okafor for Daniel Reyes/).first()).toBeVisible();
});

test('a delegate is named and ended; the menu leads there', WIDE, async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('button', { name: 'Approvals' }).click();
  await menu.getByRole('link', { name: 'Delegates' }).click();
  await expect(page.getByRole('heading', { name: 'Who stands in for you' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Name a delegate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name a delegate' });
  await dialog.getByRole('combobox', { name: /Delegate/ }).fill('helena');
  await dialog.getByRole('option', { name: /Helena Lindqvist/ }).click();
  await dialog.getByRole('checkbox', { name: 'Requisition approval' }).check();
  await dialog.getByRole('textbox', { name: /Last day/ }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Name a delegate' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Requisition approval' }).filter({ hasText: 'End now' });
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: 'End now: Helena Lindqvist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
  await expect(line).toHaveCount(0);
});

/** Whether what has the focus, or what is drawn for it, has an outline. */
const isOutlined = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const drawn = [focused, focused?.nextElementSibling].filter((one) => one instanceof Element);
    return drawn.some((one) => getComputedStyle(one).outlineStyle === 'solid') || focused?.outerHTML.slice(0, 120);
  });

for (const width of [1440, 390])
  test(
    `in forced colours, which draw no shadows, each control shows the focus, and a card that it is chosen, at ${width}`,
    WIDE,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ forcedColors: 'active' });
      await signIn('manager');
      await arrive(page, LIST);
      const rows = page.getByRole('row', { name: /Hana Kim/ });
      await expect(rows.first()).toBeVisible();
      const row = page.locator('[role="row"]:focus');
      while ((await row.count()) === 0) {
        await page.keyboard.press('Tab');
        expect(await isOutlined(page)).toBe(true);
      }
      await page.keyboard.press('ArrowRight');
      expect(await isOutlined(page)).toBe(true);
      const borders = await page
        .locator('.ap-type-card')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
      expect(new Set(borders).size, 'the chosen type has a border of its own').toBe(2);
    },
  );

test('a supplier sees its own workers, and nothing to decide with', WIDE, async ({ page, signIn }) => {
  await signIn('supplier');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /Time and billing/ })
    .click();
  await expect(page.getByText(/managers decide on it/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Kofi Mensah/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Approve/ })).toHaveCount(0);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)
  test(`home and list have no accessibility violation at ${width}, ${colorScheme}`, WIDE, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await signIn('manager');
    await page.goto('/#/manager/home');
    await expect(page.getByRole('listitem').filter({ hasText: 'Sofie Lund' }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(LIST);
    await expect(page.getByText('Luca Ferri').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByText('Luca Ferri').first().click();
    await expect(page.getByText(/12\.00 → 8\.00/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('the program sees all records, whose approver is away, and gives an engagement to another manager (docs: approvals#engagement-manager, approvals#approver-away)', async ({
  page,
  signIn,
}) => {
  await signIn('msp');
  await page.goto(LIST);
  const records = page.getByRole('combobox', { name: 'Whose records' });
  await expect(records.locator('option:checked')).toHaveText('All Records');
  await page.getByRole('combobox', { name: 'Approver' }).selectOption('Approver absent');
  const row = page.getByRole('row', { name: /Jack Whitford/ });
  await expect(row.getByText(/Helena Lindqvist not seen since/)).toBeVisible();
  await row.click();
  const detail = current(page, 'Jack Whitford');
  await detail.getByRole('button', { name: 'Another manager…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Another manager for/ });
  await dialog.getByRole('combobox', { name: 'Manager' }).fill('reyes');
  await page.getByRole('option', { name: 'Daniel Reyes' }).click();
  await dialog.getByRole('button', { name: 'Give to this manager' }).click();
  await expect(page.getByText('Daniel Reyes manages this engagement now.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await signIn('manager');
  await arrive(page, `${LIST}?search=Whitford`);
  await expect(row).toBeVisible();
});

test('a manager sees neither the item of another manager nor its URL', WIDE, async ({ page, signIn }) => {
  await signIn('manager-north');
  await page.goto(LIST);
  await expect(page.getByRole('row', { name: /Leila Haddad/ })).toBeVisible();
  await expect(page.getByText('Hana Kim')).toHaveCount(0);
  await signIn('approver');
  await arrive(page, `${LIST}?search=Haddad`);
  await expect(page.getByText('No results matched')).toBeVisible();
});
