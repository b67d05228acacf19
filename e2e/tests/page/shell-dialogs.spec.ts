import { enterDay, expect, openTimecard, test } from '../../setup/timecard-test.ts';

const SAVE = '**/wand2/api/billing/billing-items';
const error = (errorToken: string, errorText: string) => ({ errorToken, errorText, value: '', params: [] });

test('the error banner opens Work Period and Overtime Rule, 750 px wide, with what the server says; the focus returns (docs: widgets#work-period-dialog, widgets#overtime-rule-dialog)', async ({
  page,
  worker,
}) => {
  await worker();
  // The engagement has no overtime rule of its own; it is lent one.
  await page.route(/\/billing-items\/\d+\/metadata/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), overtimeRuleId: 22 } });
  });
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  const errors = [
    error('ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME', 'Outside of the work period'),
    error('ERR_BILLING_EDIT_OVERTIME_RULE', 'Against the overtime rule'),
  ];
  await page.route(SAVE, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { billingItemId: 0, version: null, errors, billingItemDetailErrors: [] } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const links = page.getByRole('main').getByRole('button', { name: 'click here' });
  await expect(links).toHaveCount(2);
  for (const [at, name, fact] of [
    [0, 'Work Period', 'Work schedule'],
    [1, 'Overtime Rule', 'Weekly OT limit'],
  ] as const) {
    await links.nth(at).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(fact)).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(750);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(links.nth(at)).toBeFocused();
  }
});
