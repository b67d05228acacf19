import type { Page } from '@playwright/test';
import { goOffline, goOnline } from '../../setup/connection.ts';
import { arrive } from '../../setup/portal-test.ts';
import {
  chooseEngagement,
  enterDay,
  enterTimes,
  expect,
  openDay,
  openTimecard,
  SAVE,
  save,
  test,
} from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

const ADD_TIME = '/#/worker/time-expense/add-time?reqId=5000';
const METADATA = /\/billing-items\/\d+\/metadata/;
const SUBMIT = '**/wand2/api/billing/billing-items/submit';

type Json = Record<string, unknown>;

/** Opens Add Time with metadata as the server has them, changed on their way. */
async function openWith(page: Page, change: (metadata: Json) => Json): Promise<void> {
  await page.unroute(METADATA);
  await page.route(METADATA, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  // A new load: data read a moment ago are not requested again.
  await arrive(page, ADD_TIME);
}

const isoDay = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test(
  'metadata with missing, null, unknown or contradictory fields: usable, or a sentence and a way on (docs: billing-items#edit-metadata)',
  WIDE,
  async ({ page, worker, complaints }) => {
    await worker();
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    const usable: Record<string, (metadata: Json) => Json> = {
      'fields the page does not know': (all) => ({ ...all, unknown: { deep: [1] }, tafwUpdate: null }),
      'no lists at all': (all) => ({
        ...all,
        billingItemDetails: null,
        attachments: null,
        previouslySubmittedList: null,
        leaveTypes: null,
        shiftDifferentials: null,
        engDefaultTimeEntries: null,
        clientCustomFieldDefDtos: null,
      }),
      'no worked dates': (all) => ({ ...all, workedDates: [], billingItemDetails: [] }),
      'worked dates twice and out of order': (all) => {
        const dates = all.workedDates as string[];
        return { ...all, workedDates: [...dates].reverse().concat(dates) };
      },
      'a selected date outside of the period': (all) => ({ ...all, selectedDate: '1999-12-31' }),
      'not eligible for sick time, but sick days shown': (all) => ({
        ...all,
        eligibleForSickTime: false,
        displaySickDay: true,
        tracksAccrualBalance: true,
        accruedHours: null,
      }),
      'shift differentials used, and none named': (all) => ({
        ...all,
        useShiftDifferential: true,
        shiftDifferentials: [],
      }),
      'optional fields left out': (all) => {
        const { workPeriod, overtimeRule, leaveName, clientTimeZone, asOfDate, ...rest } = all;
        return rest;
      },
    };
    for (const [what, change] of Object.entries(usable)) {
      await test.step(what, async () => {
        await openWith(page, change);
        await expect(saveButton).toBeVisible();
        await expect(page.getByRole('region', { name: /^Monday/ })).toHaveCount(1);
        const day = await openDay(page, /^Monday/);
        await expect(day.getByRole('combobox', { name: 'Start of line 1' })).toBeEnabled();
      });
    }
    const expected: Record<string, [(metadata: Json) => Json, RegExp]> = {
      'template 35': [
        (all) => ({ ...all, timecardTemplateId: 35, timecardTemplate: null }),
        /Template 35 is not known here\. Reload the page; if that does not help, contact support\./,
      ],
      'no version': [({ version, ...rest }) => rest, /This page could not be loaded/],
      'a period of nonsense': [(all) => ({ ...all, periodStartDate: 'soon' }), /This page could not be loaded/],
      'details that are no list': [(all) => ({ ...all, billingItemDetails: 7 }), /This page could not be loaded/],
    };
    for (const [what, [change, says]] of Object.entries(expected)) {
      await test.step(what, async () => {
        await openWith(page, change);
        await expect(page.getByRole('main')).toContainText(says);
      });
    }
    expect(complaints.filter((one) => one.startsWith('uncaught'))).toEqual([]);
  },
);

test('400 days are listed, opened and typed into', WIDE, async ({ page, worker }) => {
  await worker();
  await openWith(page, (all) => ({
    ...all,
    billingItemDetails: [],
    workedDates: Array.from({ length: 400 }, (_, index) => isoDay(String(all.periodStartDate), index)),
    earningsEndDate: isoDay(String(all.periodStartDate), 399),
  }));
  const days = page.getByRole('navigation', { name: 'Workdays' }).getByRole('button');
  await expect(days).toHaveCount(400);
  await days.last().click();
  const last = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('combobox') });
  await enterTimes(last, 1, '9a', '1p');
  await expect(last).toContainText('4.00');
});

test(
  'spans that overlap, have no length or are too long, and notes of 2,001 characters: said, led to, and kept (docs: saving#save-empty, days#billing-notes, errors#error-snackbar)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = await enterDay(page, /^Monday/, '9a', '1p');
    await monday.getByRole('button', { name: 'Add Time' }).click();
    const banner = page.locator('[id="tc.errors"]');
    const press = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    const type = monday.getByRole('combobox', { name: 'Type of line 2' });
    await type.selectOption('Labor');
    for (const [start, end, says] of [
      ['12p', '3p', 'Line 2 covers time of line 1. Change one of them.'],
      ['3p', '3p', 'Line 2: Start and end are the same time. Change one of them.'],
      ['1p', '12:59p', 'The total hours per day should be less than or equal to 24.'],
    ] as const) {
      await enterTimes(monday, 2, start, end);
      await press();
      await expect(banner).toContainText(/Monday: \d things? to put right/);
      await expect(monday).toContainText(says);
      await expect(monday.getByRole('combobox', { name: 'Start of line 1' })).toHaveValue('9:00 AM');
    }
    await enterTimes(monday, 2, '2p', '5p');
    await monday.getByRole('button', { name: 'Add Billing Notes' }).click();
    const notes = monday.getByRole('textbox', { name: 'Billing notes' });
    await notes.fill('n'.repeat(2001));
    await expect(monday.getByText('2001 of 2000 characters')).toBeVisible();
    await press();
    await expect(monday).toContainText('Billing notes have at most 2000 characters. Shorten them.');
    await expect(notes).toBeFocused();
    await expect(notes).toHaveValue('n'.repeat(2001));
    expect(await timecards.current(5000)).toEqual([]);
    await notes.fill('n'.repeat(2000));
    await save(page);
    expect(await timecards.current(5000)).toMatchObject([{ version: 1, hoursWorked: 7 }]);
  },
);

test(
  'metadata that comes late shows the page taking shape; that never comes, says so and is asked for again',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await page.clock.install();
    let asked = 0;
    await page.route(METADATA, async (route) => {
      asked += 1;
      if (asked > 1) await route.fallback();
    });
    await page.goto(ADD_TIME);
    await expect(page.getByLabel('Loading', { exact: true })).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    // Everything else has come, so that two minutes later only the metadata is missing.
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('main')).toContainText('The server did not answer in time.');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  },
);

for (const [kind, pattern] of [
  ['Save', SAVE],
  ['Submit for Approval', SUBMIT],
] as const) {
  for (const how of ['lost', 'never given'] as const) {
    test(
      `${kind}: an answer that is ${how} keeps the entries, and sending them again makes one timecard`,
      WIDE,
      async ({ page, worker }) => {
        const timecards = await worker();
        if (how === 'never given') await page.clock.install();
        let reached = 0;
        let answers = false;
        await page.route(pattern, async (route) => {
          if (answers || route.request().method() !== 'POST') return route.fallback();
          await route.fetch();
          reached += 1;
          if (how === 'lost') await route.abort();
        });
        await openTimecard(page, 5000);
        await enterDay(page, /^Monday/, '9a', '1p');
        await page.getByLabel(/certify/i).check();
        await page.getByRole('button', { name: kind, exact: true }).click();
        if (kind !== 'Save') await page.getByRole('alertdialog').getByRole('button', { name: kind }).click();
        await expect.poll(() => reached).toBeGreaterThan(0);
        if (how === 'never given') await page.clock.fastForward('02:00');
        await expect(page.getByText('The server does not answer. Your timecard is kept on this device')).toBeVisible();
        await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('4.00');
        answers = true;
        // A save that went out by itself meanwhile gets no response either, until its deadline.
        if (how === 'never given') await page.clock.fastForward('02:00');
        const now = page.getByRole('button', { name: 'Send now' });
        // It may have gone out by itself already.
        await now.click({ timeout: 2_000 }).catch(() => undefined);
        await expect(now).toHaveCount(0);
        expect(await timecards.current(5000)).toMatchObject([
          { version: 1, status: kind === 'Save' ? 'Saved' : 'Pending', hoursWorked: 4 },
        ]);
      },
    );
  }
}

test('offline in the middle of the week: entries stay, wait on the device, and are saved by themselves when it is back; a page that failed comes back too', {
  tag: '@wide',
}, async ({ page, worker }) => {
  const timecards = await worker('worker-templates');
  await openTimecard(page, 5035);
  await enterDay(page, /^Monday/, '9a', '1p');
  await goOffline(page);
  await enterDay(page, /^Tuesday/, '8a', '2p');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').locator('footer')).toContainText('On this device');
  await goOnline(page);
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  const saved = await timecards.current(5035);
  expect(saved).toMatchObject([{ hoursWorked: 10 }]);
  const id = saved[0]?.billingItemId;
  await expect(page.getByRole('main').locator('footer')).toContainText('All changes saved');
  // A page that was read before shows what it had; one that cannot be loaded comes by itself with the connection.
  await page.goto('/#/worker/time-expense');
  const item = page.getByRole('main').getByRole('link', { name: new RegExp(`Time ${id}`) });
  await expect(item).toBeVisible();
  await page.goto('/#/worker/home');
  await expect(page.getByRole('main').getByText('Your engagements')).toBeVisible();
  await goOffline(page);
  await page.goto('/#/worker/time-expense');
  await expect(item).toBeVisible();
  await page.goto('/#/worker/time-expense?order=asc');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(item).toHaveCount(0);
  await goOnline(page);
  // The oldest come first, and the item saved last is not among them.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /engagement 5035/ })
      .first(),
  ).toBeVisible();
});

test(
  'a widget that cannot be fetched in the middle of editing says so in its place, and comes on request',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    // Nothing of the widgets remote that the page has not fetched yet comes any more.
    await page.route(/\/mfe\/mfe_widgets\/.*\/attachments\./, (route) => route.abort());
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    const attachments = page.getByRole('main').locator('.tc-attachments');
    await expect(attachments).toContainText('This part of the page could not be fetched.');
    await page.unrouteAll();
    await attachments.getByRole('button', { name: 'Try again' }).click();
    await expect(attachments.getByRole('button', { name: 'Attach File' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('4.00');
  },
);

test(
  'the client failing in the middle of editing, its token gone and no new one to be had: reported, and nothing is lost',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.route('**/wand2/api/**', (route) => route.fulfill({ status: 401, json: { errors: [] } }));
    await page.route('**/wand2/tokens/getAccessToken', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/Something went wrong on the server/)).toBeVisible();
    await expect(page).toHaveURL(/add-time/);
    await expect(page.getByRole('region', { name: /^Monday/ })).toContainText('4.00');
    await page.unrouteAll();
    await save(page);
    expect(await timecards.current(5000)).toMatchObject([{ hoursWorked: 4 }]);
  },
);

test(
  'every other call of the page failing: the page works without what it asks for, says what was not done, keeps what was typed (docs: errors#error-entire-period)',
  WIDE,
  async ({ page, worker, complaints }) => {
    await worker();
    const fails = (pattern: RegExp, status: number, json: object = { errors: [] }) =>
      page.route(pattern, (route) => route.fulfill({ status, json }));
    // Calls whose failure is only reported beside the days: engagements, the hours over all of them, the creation date.
    await fails(/engagement-items|hourstatus|totalhours|creation-date-validation/, 500);
    await openTimecard(page, 5000);
    const monday = await enterDay(page, /^Monday/, '9a', '1p');
    // Of the list of engagements. The same words take its place, so it is dismissed.
    const said = page.getByText('Something went wrong on the server. Please try again later!');
    await expect(said).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(said).toHaveCount(0);
    await fails(/previous-period-details/, 500);
    await page.getByRole('button', { name: 'Copy From Previous Period' }).click();
    await expect(said).toHaveCount(1);
    await expect(monday).toContainText('4.00');
    await page.unroute(/engagement-items|hourstatus|totalhours|creation-date-validation/);
    // Without an engagement in the address the list is needed.
    await fails(/engagement-items/, 500);
    await page.getByRole('navigation').getByRole('link', { name: 'Add time' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('main')).toContainText('This page could not be loaded');
    await expect(page.getByRole('alert').getByText('Something went wrong on the server.').last()).toBeVisible();
    await page.unroute(/engagement-items/);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Did not work for the entire period').click();
    const report = page.getByRole('button', { name: 'Report not worked' });
    for (const [status, json, says] of [
      [500, { errors: [] }, 'Something went wrong on the server. Please try again later!'],
      [
        200,
        { billingItemId: 0, errors: [], billingItemDetailErrors: [] },
        'Some wrong with submitting the entire service period not worked.',
      ],
    ] as const) {
      await fails(/did-not-work/, status, json);
      await report.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Report not worked' }).click();
      await expect(page.getByText(says).last()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.unroute(/did-not-work/);
    }
    expect(complaints.filter((one) => one.startsWith('uncaught'))).toEqual([]);
  },
);

test(
  'metadata that comes late, after another timecard was asked for, changes nothing',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    let give = () => {};
    const late = new Promise<void>((resolve) => {
      give = resolve;
    });
    let given = false;
    await page.route(/billing-items\/0\/metadata\?.*engagementId=5001/, async (route) => {
      const response = await route.fetch();
      await late;
      await route.fulfill({ response }).catch(() => undefined);
      given = true;
    });
    await page.goto('/#/worker/time-expense/add-time?showEnagagementList=true&reqId=5035');
    await chooseEngagement(page, 5001);
    await chooseEngagement(page, 5004);
    await expect(page.getByRole('main')).toContainText('engagement 5004');
    const monday = await openDay(page, /^Monday/);
    await monday.getByRole('textbox', { name: 'Hours worked' }).fill('3');
    give();
    await expect.poll(() => given).toBe(true);
    await expect(page.getByRole('main')).toContainText('engagement 5004');
    await expect(monday.getByRole('textbox', { name: 'Hours worked' })).toHaveValue('3');
  },
);

test(
  'times outside of the period of a shift, and an end before its start, are refused by line',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    await openTimecard(page, 5010);
    const shift = await openDay(page, /^Shift 1\b/);
    await enterTimes(shift, 1, '5p', '9a');
    await shift.getByText('No Lunch Break Taken').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shift).toContainText(
      'The Start time must be prior to the End time if the shift ends on the same day.',
    );
    await expect(shift.getByRole('combobox', { name: 'Start of line 1' })).toHaveValue(/5:00 PM|17:00/);
  },
);
