import type { Page } from '@playwright/test';
import { enterDay, expect, openDay, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** The engagement whose requested time off is allocated by hand, and the one of the leave system. */
const ALLOCATED = 5045;
const LEAVE_SYSTEM = 5044;
const SUBMIT = '**/wand2/api/billing/billing-items/submit';
const JOB = '**/wand2/api/job/*/isJobRunning';

/** Answers metadata as the server does, with parts of it changed. */
async function withMetadata(page: Page, change: (metadata: Record<string, unknown>) => object): Promise<void> {
  await page.route(/\/billing-items\/\d+\/metadata/, async (route) => {
    const answer = await route.fetch();
    const metadata = await answer.json();
    await route.fulfill({ response: answer, json: { ...metadata, ...change(metadata) } });
  });
}

/** A saved timecard of the week before the present one. */
async function lastWeek(page: Page, timecards: { get(path: string): Promise<{ body: { content: Item[] } }> }) {
  const list = await timecards.get(`/wand2/api/billing/billing-items?engagementId=${ALLOCATED}&status=Saved&type=TIME`);
  const item = list.body.content.find((one) => one.tafwUpdate === 'ALLOCATION_NEEDED');
  await page.goto(`/#/worker/time-expense/add-time?reqId=${ALLOCATED}&billingItemId=${item?.billingItemId}`);
  await expect(page.getByText('Requested time off has to be allocated.')).toBeVisible();
  return item?.billingItemId ?? 0;
}
interface Item {
  billingItemId: number;
  tafwUpdate: string | null;
}

test(
  'allocation needed: the submit that follows loading shows what is missing, sends nothing and asks nothing (docs: leave#leave-allocation-needed)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    let sent = 0;
    page.on('request', (request) => {
      if (/billing-items\/submit/.test(request.url())) sent += 1;
    });
    await lastWeek(page, timecards);
    await expect(page.getByRole('group', { name: 'There is a problem' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(sent).toBe(0);
  },
);

test('allocation needed and nothing missing: one question certifies and submits; refusing it leaves the page free (docs: leave#leave-allocation-needed)', {
  tag: '@wide',
}, async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  const saved = await save(page);
  await withMetadata(page, () => ({ tafwUpdate: 'ALLOCATION_NEEDED' }));
  await page.goto(`/#/worker/time-expense/add-time?reqId=5000&billingItemId=${saved}`);
  const question = page.getByRole('alertdialog', { name: 'Submit with your leave?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await openDay(page, /^Tuesday/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.reload();
  const sent = page.waitForRequest(SUBMIT);
  await question.getByRole('button', { name: 'Certify and submit' }).click();
  await sent;
  await expect(page).toHaveURL(new RegExp(`#/worker/time-expense-detail/${saved}`));
  await expect(page.getByRole('main').getByText('Pending', { exact: true }).first()).toBeVisible();
});

test(
  'a period that the leave system made, and one whose leave changed, say so (docs: leave#leave-banners)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    const list = await timecards.get(`/wand2/api/billing/billing-items?engagementId=${LEAVE_SYSTEM}&type=TIME`);
    for (const [update, says] of [
      ['AUTO_TIMECARD_CREATED', 'The leave system has you off for the entire period.'],
      ['TIME_REVIEW_NEEDED', 'Your leave has changed. Review the entries below and save again.'],
    ] as const) {
      const item = list.body.content.find((one: Item) => one.tafwUpdate === update);
      await openTimecard(page, LEAVE_SYSTEM, `&billingItemId=${item.billingItemId}`);
      await expect(page.getByText(says)).toBeVisible();
    }
  },
);

test(
  'Get Updates waits for both jobs of the leave system, then loads the timecard with what changed (docs: add-time#refresh-tafw, leave#leave-jobs, leave#leave-update, api#api-jobs, add-time#banner-links)',
  WIDE,
  async ({ page, worker }) => {
    await worker('worker-templates');
    /** The job that runs: the second follows on the first. */
    let running: string | null = 'LeaveDataExtractionJob';
    await page.route(JOB, (route) =>
      route.fulfill({ json: { running: running !== null && route.request().url().includes(running) } }),
    );
    await openTimecard(page, LEAVE_SYSTEM);
    const day = await openDay(page, /^Wednesday/);
    await day.getByRole('button', { name: 'Get Updates' }).click();
    const verifying = page.getByText(/We are currently verifying the latest TAFW Update/);
    await expect(verifying).toBeVisible();
    running = 'TafwTimecardAutoProcessingJob';
    const second = page.waitForResponse(/TafwTimecardAutoProcessingJob/);
    await day.getByRole('button', { name: 'Get Updates' }).click();
    await second;
    await expect(verifying).toBeVisible();
    running = null;
    const asked = page.waitForRequest(/metadata\?.*willRefreshTAFWData=true/);
    await day.getByRole('button', { name: 'Get Updates' }).click();
    await asked;
    await expect(page).toHaveURL(/willRefreshTAFWData=true/);
    // Once more, from the address that already says so.
    await openDay(page, /^Wednesday/);
    const again = page.waitForRequest(/metadata\?.*willRefreshTAFWData=true/);
    await day.getByRole('button', { name: 'Get Updates' }).click();
    await again;
  },
);

test(
  'Update opens the leave system in a tab of its own (docs: leave#leave-update)',
  WIDE,
  async ({ page, context, worker }) => {
    await worker('worker-templates');
    await context.route(/^https:\/\//, (route) =>
      route.fulfill({ body: 'The leave system', contentType: 'text/html' }),
    );
    await openTimecard(page, LEAVE_SYSTEM);
    const day = await openDay(page, /^Wednesday/);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      day.getByRole('button', { name: 'Update', exact: true }).click(),
    ]);
    expect(opened.url()).toMatch(/^https:\/\//);
  },
);

for (const [status, says, leaves] of [
  [500, 'Something went wrong on the server. Please try again later!', false],
  [403, 'Something went wrong. Please try again later!', true],
] as const) {
  test(
    `the leave job's check answered with ${status} (docs: leave#leave-job-errors, api#api-jobs, add-time#banner-links, leave#leave-job-running)`,
    WIDE,
    async ({ page, worker }) => {
      await worker('worker-templates');
      await page.route(JOB, (route) => route.fulfill({ status, json: { errors: [] } }));
      await openTimecard(page, LEAVE_SYSTEM);
      const day = await openDay(page, /^Wednesday/);
      await day.getByRole('button', { name: 'Get Updates' }).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page).toHaveURL(leaves ? /#\/worker\/time-expense$/ : /add-time/);
    },
  );
}
