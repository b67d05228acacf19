import { chooseEngagement, enterDay, expect, openDay, openTimecard, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The look of Add Time where it is promised, and the settings that it remembers. */

test('submitting without certifying brings the box with its message into view', WIDE, async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  const box = page.getByRole('checkbox', { name: /^I certify/ });
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="tc.item.acknowledged-error"]')).toBeInViewport();
});

test(
  'Add Time opens with the engagement that time was entered for last; a sign-out forgets it, whatever the register says (docs: session#data-on-device)',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    await page.goto('/#/worker/time-expense/add-time');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await chooseEngagement(page, 5012);
    await expect(page.locator('.tc-title')).toContainText('5012');
    await page.goto('/#/worker/time-expense');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    await page.goto('/#/worker/time-expense/add-time');
    await expect(page.locator('.tc-title')).toContainText('5012');
    await page.reload();
    await expect(page.locator('.tc-title')).toContainText('5012');
    // The register as a build of another format leaves it.
    await page.evaluate(() => localStorage.setItem('portal.device-data', '{"format":2}'));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/login/);
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(kept).toEqual([]);
  },
);

test('at 1440 the footer lets nothing through', WIDE, async ({ page, worker }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await worker('worker-templates');
  await openTimecard(page, 5060);
  const foot = await page.locator('.tc-foot').evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    return { backgroundColor, backdropFilter };
  });
  expect(foot.backdropFilter).toBe('none');
  expect(foot.backgroundColor).not.toMatch(/,\s*0?\.\d+\)|\/\s*0?\.\d+\)|transparent/);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 980, height: 800 },
  { width: 390, height: 844 },
])
  test(`at ${width} a card opened by its header stays in sight, and one chosen from the days is there with its first field`, {
    tag: '@wide',
  }, async ({ page, worker }) => {
    await page.setViewportSize({ width, height });
    await worker();
    await openTimecard(page, 5000);
    const cardOf = (name: RegExp) => page.getByRole('region', { name }).getByRole('heading', { level: 2 });
    await openDay(page, /^Monday/);
    for (const name of [/^Thursday/, /^Sunday/, /^Tuesday/]) {
      const heading = cardOf(name);
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
      const before = await top();
      await heading.getByRole('button').click();
      await expect(heading.getByRole('button', { expanded: true })).toBeVisible();
      await expect(heading.getByRole('button')).toBeInViewport({ ratio: 1 });
      // It moves only where the page above it has become too short to stay: then the page stands at its top.
      await expect
        .poll(async () => (await top()) === before || (await page.evaluate(() => Math.round(scrollY))) === 0)
        .toBe(true);
    }
    for (const [link, name] of [
      [/^Sun/, /^Sunday/],
      [/^Mon/, /^Monday/],
      [/^Thu/, /^Thursday/],
    ] as const) {
      await page.locator('.tc-day-link').filter({ hasText: link }).click();
      await expect(cardOf(name).getByRole('button', { expanded: true })).toBeInViewport({ ratio: 1 });
      const start = page.getByRole('region', { name }).getByRole('combobox', { name: 'Start of line 1' });
      await expect(start).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.tc-day-link[aria-current]')).toBeInViewport({ ratio: 1 });
    }
  });

test('allocations: hours first and custom fields beside them where they fit, below them on a phone', {
  tag: '@wide',
}, async ({ page, worker }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await worker('worker-templates');
  await openTimecard(page, 5060);
  const monday = await openDay(page, /^Monday/);
  const hours = monday.getByRole('textbox', { name: 'Hours, allocation line 1' });
  const centre = monday.getByRole('combobox', { name: 'Cost centre' });
  const project = monday.getByRole('combobox', { name: /^Project code/ });
  const boxes = async () => {
    const [one, two, three] = await Promise.all([hours, centre, project].map((field) => field.boundingBox()));
    if (!one || !two || !three) throw new Error('A field has no box.');
    return [one, two, three] as const;
  };
  const [first, second, third] = await boxes();
  expect(first.x).toBeLessThan(second.x);
  expect(second.x).toBeLessThan(third.x);
  for (const box of [second, third])
    expect(Math.abs(box.y + box.height / 2 - first.y - first.height / 2)).toBeLessThan(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const [one, two, three] = await boxes();
      return [two, three].every((box) => box.y > one.y && box.x >= 0 && box.x + box.width <= 390);
    })
    .toBe(true);
});

test('with a Shift column the times and the type stay on one line at 1440', WIDE, async ({ page, worker }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await worker('worker-templates');
  await openTimecard(page, 5003);
  const monday = await openDay(page, /^Monday/);
  const line = ['Shift', 'Start', 'End', 'Type'].map((name) =>
    monday.getByRole('combobox', { name: `${name} of line 1` }),
  );
  const tops = await Promise.all(line.map(async (field) => Math.round((await field.boundingBox())?.y ?? -1)));
  expect(new Set(tops).size).toBe(1);
});
