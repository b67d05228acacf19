import type { Page } from '@playwright/test';
import { leftOnDevice, personOf } from '../../setup/left-on-device.ts';
import { signInAs } from '../../setup/portal-test.ts';
import {
  closeDay,
  draftBytes,
  enterDay,
  enterTimes,
  expect,
  holdSaves,
  openDay,
  openTimecard,
  putAway,
  SAVE,
  save,
  signOut,
  test,
} from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

const SUBMIT = '**/wand2/api/billing/billing-items/submit';
const METADATA = /\/billing-items\/\d+\/metadata/;

const unsaved = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved Changes' });
const monday = (page: Page) => page.getByRole('region', { name: /^Monday/ });
const areBack = (page: Page) => page.getByText(/^Your unsaved entries .* are back\./);

test('links, Back and Cancel ask before unsaved entries are left, and Keep editing keeps them (docs: add-time#unsaved-changes)', async ({
  page,
  worker,
}) => {
  await worker();
  await page.goto('/#/worker/time-expense');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  const ways: [string, () => Promise<unknown>][] = [
    // Back is pressed in the page: Playwright's own waits for a navigation that does not come.
    ['Back', () => page.evaluate(() => history.back())],
    ['a link', () => page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()],
    ['Cancel', () => page.getByRole('button', { name: 'Cancel', exact: true }).click()],
  ];
  for (const [, leave] of ways) {
    await leave();
    await expect(unsaved(page)).toContainText('Your changes will be lost, do you want to continue?');
    await unsaved(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(unsaved(page)).toHaveCount(0);
    await expect(page).toHaveURL(/add-time\?reqId=5000/);
    await expect(monday(page)).toContainText('4.00');
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await unsaved(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/#\/worker\/home/);
});

test(
  'after Keep editing the history is as it was: Back leads to the page before, not to the link',
  WIDE,
  async ({ page, worker }) => {
    await worker();
    await page.goto('/#/worker/time-expense');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await unsaved(page).getByRole('button', { name: 'Keep editing' }).click();
    await page.evaluate(() => history.back());
    await unsaved(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/#\/worker\/time-expense$/);
    // A discarded draft is not offered again.
    await openTimecard(page, 5000);
    await expect(await closeDay(page, /^Monday/)).toContainText('Nothing entered');
    await expect(page.getByRole('button', { name: 'Restore my entries' })).toHaveCount(0);
  },
);

test('the footer says that a draft is kept only once it is', WIDE, async ({ page, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  const footer = page.getByRole('main').locator('footer');
  await expect(footer).toContainText('Nothing entered');
  // The write is held up by another open transaction before it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('timecard-drafts', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          const held = window as unknown as { release?: boolean };
          const turn = () => {
            if (!held.release) store.get('nothing').onsuccess = turn;
          };
          turn();
          resolve();
        };
      }),
  );
  await enterDay(page, /^Monday/, '9a', '1p');
  await expect(footer).toContainText('Keeping draft…');
  await page.evaluate(() => Object.assign(window, { release: true }));
  await expect(footer).toContainText(/Draft kept \d+:\d\d/);
  expect(await draftBytes(page)).not.toBe(null);
});

test('a tab that is gone leaves its draft to the next one', WIDE, async ({ page, context, worker }) => {
  await worker();
  const first = await context.newPage();
  await openTimecard(first, 5000);
  await enterDay(first, /^Monday/, '9a', '1p');
  await putAway(first);
  await first.close();
  // The draft's owner is known only after the timecard has loaded.
  let tell = () => {};
  const heard = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/wand2/api/users/current**', async (route) => {
    await heard;
    await route.fallback();
  });
  await page.reload();
  await openTimecard(page, 5000);
  tell();
  await page.getByRole('button', { name: 'Restore my entries' }).click();
  await expect(monday(page)).toContainText('4.00');
  await save(page);
  await expect.poll(() => draftBytes(page)).toBe(null);
});

/** The server takes what is sent from now on, and its answer never reaches the page. @returns waits until one is taken */
async function loseAnswers(page: Page, call: string): Promise<() => Promise<void>> {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    resolve();
  });
  return () => taken;
}

for (const [name, call] of [
  ['Save', SAVE],
  ['Submit for Approval', SUBMIT],
] as const) {
  test(
    `${name}: a draft that was accepted after its page had gone is not offered again`,
    WIDE,
    async ({ page, context, worker }) => {
      const timecards = await worker();
      const first = await context.newPage();
      await openTimecard(first, 5000);
      await enterDay(first, /^Monday/, '9a', '1p');
      await first.getByText('I certify').click();
      const taken = await loseAnswers(first, call);
      await first.getByRole('button', { name, exact: true }).click();
      if (call === SUBMIT)
        await first.getByRole('alertdialog').getByRole('button', { name: 'Submit for Approval' }).click();
      await taken();
      expect(await draftBytes(first)).not.toBe(null);
      await first.close();
      const [item] = await timecards.current(5000);
      await page.goto(`/#/worker/time-expense/add-time?reqId=5000&billingItemId=${item?.billingItemId}`);
      await expect(monday(page)).toContainText('4.00');
      await expect.poll(() => draftBytes(page)).toBe(null);
      await expect(page.getByRole('button', { name: 'Restore my entries' })).toHaveCount(0);
      // Nothing is left that a sign-out would lose.
      await signOut(page);
      await expect(page).toHaveURL(/login/);
    },
  );
}

test('two tabs keep a draft each, and the second is warned of the first', WIDE, async ({ page, context, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await putAway(page);
  const second = await context.newPage();
  await openTimecard(second, 5000);
  await expect(second.getByText('Another tab has unsaved entries of this timecard.')).toBeVisible();
  await enterDay(second, /^Tuesday/, '8a', '2p');
  await putAway(second);
  for (const [tab, day, hours] of [
    [page, /^Monday/, '4.00'],
    [second, /^Tuesday/, '6.00'],
  ] as const) {
    await tab.reload();
    await expect(areBack(tab)).toBeVisible();
    await expect(tab.getByRole('region', { name: day })).toContainText(hours);
  }
  await expect(await closeDay(second, /^Monday/)).toContainText('Nothing entered');
});

test(
  'a draft that was found and not decided on is not overwritten by new typing',
  WIDE,
  async ({ page, context, worker }) => {
    await worker();
    const first = await context.newPage();
    await openTimecard(first, 5000);
    await enterDay(first, /^Monday/, '9a', '1p');
    await putAway(first);
    await first.close();
    await openTimecard(page, 5000);
    await expect(page.getByRole('button', { name: 'Restore my entries' })).toBeVisible();
    await enterDay(page, /^Tuesday/, '8a', '2p');
    await putAway(page);
    await page.reload();
    await expect(areBack(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
    await page.getByRole('button', { name: 'Restore my entries' }).click();
    await expect(monday(page)).toContainText('4.00');
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
  },
);

test('closing the tab asks; an untouched timecard lets go', WIDE, async ({ page, worker }) => {
  await worker();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openTimecard(page, 5000);
  await page.reload();
  await openTimecard(page, 5000);
  expect(asked).toEqual([]);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

for (const [way, leave] of [
  ['a reload', (page: Page) => page.reload()],
  ['a visit to another page', (page: Page) => page.goto('/legacy/recovery-modal.jsp').then(() => page.goBack())],
] as const)
  test(`the last key just before ${way} is not lost`, WIDE, async ({ page, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await putAway(page);
    await enterTimes(page.getByRole('region', { name: /^Monday/ }), 1, '9a', '2p');
    // The draft is written while the next page is on its way, which takes longer than on the machine that serves it.
    await page.route('**/*', async (route) => {
      if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, 300));
      return route.fallback();
    });
    await leave(page);
    await expect(areBack(page)).toBeVisible();
    await expect(monday(page)).toContainText('5.00');
  });

test(
  'two tabs: the second is warned, and what each entered becomes one timecard (docs: saving#save-conflict)',
  WIDE,
  async ({ page, context, worker }) => {
    const timecards = await worker();
    const second = await context.newPage();
    await openTimecard(page, 5000);
    await openTimecard(second, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await enterDay(second, /^Tuesday/, '8a', '2p');
    const id = await save(page);
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    const warning = second.getByRole('alertdialog');
    await expect(warning).toContainText(
      'Oops, seems like someone has worked on this billing item. Please refresh to continue',
    );
    await warning.getByRole('button', { name: /refresh/i }).click();
    const receipt = second.getByRole('status').filter({ hasText: 'Joined with what' });
    await expect(receipt).toContainText('Taken over: Mon');
    await expect(second.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
    await expect(second.getByRole('region', { name: /^Monday/ })).toContainText('4.00');
    expect(await save(second)).toBe(id);
    expect(await timecards.current(5000)).toHaveLength(1);
    const days = await timecards.days(id, 5000);
    const filled = days.filter((day) => day.timeEntrySpanDtos.length > 0);
    expect(filled.map((day) => new Date(`${day.workedDate}T00:00:00Z`).getUTCDay())).toEqual([1, 2]);
  },
);

test('what two people changed in one day is asked about, by whom and when, and can be taken back (docs: saving#save-merge)', async ({
  page,
  context,
  worker,
}) => {
  const timecards = await worker();
  const second = await context.newPage();
  await openTimecard(page, 5000);
  await openTimecard(second, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await enterDay(second, /^Monday/, '9a', '2p');
  const id = await save(page);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: /refresh/i })
    .click();
  const compare = second.getByRole('dialog', { name: 'Somebody else changed this timecard' });
  await expect(compare.getByRole('group')).toHaveCount(1);
  const end = compare.getByRole('group', { name: /Mon.*Time, line 1.*End/ });
  await expect(end.getByRole('radio', { name: /2:00 PM/ })).not.toBeChecked();
  await compare.getByRole('button', { name: 'Continue' }).click();
  await expect(end.getByRole('radio', { name: /2:00 PM/ })).toBeFocused();
  await end.getByRole('radio', { name: /1:00 PM.*\w+ \w+, \d/ }).check();
  await compare.getByRole('button', { name: 'Continue' }).click();
  await expect(monday(second)).toContainText('4.00');
  await second.getByRole('status').getByRole('button', { name: 'Undo merge' }).click();
  await expect(monday(second)).toContainText('5.00');
  // That does not overwrite the other user's save: the page asks again.
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: /refresh/i })
    .click();
  await end.getByRole('radio', { name: /2:00 PM/ }).check();
  await compare.getByRole('button', { name: 'Continue' }).click();
  expect(await save(second)).toBe(id);
  const [stored] = await timecards.days(id, 5000);
  expect(stored?.timeEntrySpanDtos).toMatchObject([{ endTimeStr: expect.stringMatching(/14:00$/) }]);
});

test('a draft comes back after a reload, and after the session expired', async ({ page, context, worker }) => {
  await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await putAway(page);
  await page.reload();
  await expect(areBack(page)).toBeVisible();
  await expect(monday(page)).toContainText('4.00');

  await enterDay(page, /^Tuesday/, '8a', '2p');
  await putAway(page);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/user ?name/i).fill('worker');
  await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
  await page.getByRole('button', { name: /sign in/i }).click();
  await openTimecard(page, 5000);
  await expect(areBack(page)).toBeVisible();
  await expect(monday(page)).toContainText('4.00');
  await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
  await save(page);
  await expect.poll(() => draftBytes(page)).toBe(null);
});

test(
  'a draft outlives the end of the browser, and is offered to its owner',
  WIDE,
  async ({ page, context, worker }) => {
    await worker();
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await putAway(page);
    page.on('dialog', (dialog) => void dialog.accept());
    // Cookies of the session are gone, and the tab's session storage.
    await context.clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page).toHaveURL(/\/login/);
    await signInAs(page, 'worker');
    await openTimecard(page, 5000);
    await page.getByRole('button', { name: 'Restore my entries' }).click();
    await expect(areBack(page)).toBeVisible();
    await expect(monday(page)).toContainText('4.00');
  },
);

test(
  'signing out from another page asks about kept entries, removes them, and takes other tabs along (docs: session#sign-out-asks)',
  WIDE,
  async ({ page, context, worker }) => {
    await worker();
    const other = await context.newPage();
    await other.goto('/');
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await putAway(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    await page.goto('/#/recovery-options/phone-email-setup');
    await signOut(page);
    const person = await personOf(page);
    expect(person).not.toBe('');
    const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
    await expect(question).toContainText('Timecard of engagement 5000, period from');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => draftBytes(page)).not.toBe(null);
    await signOut(page);
    await question.getByRole('button', { name: 'Discard and sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await expect.poll(() => leftOnDevice(page, person)).toEqual({ databases: [], named: [], calls: [], senders: null });
    const left = await page.evaluate(() => ({
      key: sessionStorage.getItem('timecard.draft-key'),
      cookie: document.cookie,
      register: JSON.parse(localStorage.getItem('portal.device-data') ?? 'null'),
    }));
    expect(left).toEqual({
      key: null,
      cookie: expect.not.stringContaining('timecard'),
      register: expect.objectContaining({ owner: null, work: [] }),
    });
    await signInAs(page, 'worker');
    await openTimecard(page, 5000);
    await expect(await closeDay(page, /^Monday/)).toContainText('Nothing entered');
  },
);

test('signing out beside a timecard saves it first when asked to', WIDE, async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await signOut(page);
  await page.getByRole('button', { name: 'Save and sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, 'worker');
  expect(await timecards.current(5000)).toHaveLength(1);
});

test('a double click on Save makes one timecard (docs: saving#save-next-page)', async ({ page, worker }) => {
  const timecards = await worker();
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
  expect(await timecards.current(5000)).toMatchObject([{ status: 'Saved', version: 1 }]);
});

test('a save whose answer is lost is repeated without making a second timecard', WIDE, async ({ page, worker }) => {
  const timecards = await worker();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(SAVE.slice(2)))
      keys.push(request.headers()['idempotency-key']);
  });
  let answers = false;
  await page.route(SAVE, async (route) => {
    if (answers || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await openTimecard(page, 5000);
  await enterDay(page, /^Monday/, '9a', '1p');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The server does not answer. Your timecard is kept on this device')).toBeVisible();
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(1);
  expect(await timecards.current(5000)).toHaveLength(1);
  await expect(monday(page)).toContainText('4.00');
  answers = true;
  await save(page);
  // The queue may have sent the entry before Save was pressed, which is another change then. Each was made once.
  expect(keys).not.toContain(undefined);
  expect(await timecards.current(5000)).toMatchObject([{ version: new Set(keys).size }]);
});

test.describe('a server that fails loses nothing that was typed', () => {
  for (const [where, pattern] of [
    ['save', SAVE],
    ['submit', SUBMIT],
  ] as const) {
    for (const [status, says] of [
      [403, /Something went wrong|not allowed|permission/i],
      [409, /someone has worked on this billing item/],
      [500, /Something went wrong on the server/],
      [503, /cannot save right now\. What you typed is kept/],
    ] as const) {
      test(`${where} answered with ${status} (docs: errors#error-save-500)`, WIDE, async ({ page, worker }) => {
        const timecards = await worker();
        await page.route(pattern, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status, json: { errors: [{ errorToken: 'ERR_SERVER', errorText: 'broken' }] } })
            : route.fallback(),
        );
        await openTimecard(page, 5000);
        await enterDay(page, /^Monday/, '9a', '1p');
        await press(page, where);
        await expect(page.getByText(says).first()).toBeVisible();
        const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' });
        if (status === 409) await close.click();
        await expect(monday(page)).toContainText('4.00');
        await page.unroute(pattern);
        await press(page, where);
        await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
        expect(await timecards.current(5000)).toHaveLength(1);
      });
    }
  }

  test('a late answer keeps what is typed meanwhile', WIDE, async ({ page, worker }) => {
    await worker();
    const letGo = await holdSaves(page);
    await page.goto('/#/worker/time-expense/add-time?showEnagagementList=true&reqId=5000');
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const tuesday = await openDay(page, /^Tuesday/);
    await enterTimes(tuesday, 1, '8a', '2p');
    letGo();
    await expect(page.getByText('Changes have been saved')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Tuesday/ })).toContainText('6.00');
    await expect(monday(page)).toContainText('4.00');
  });

  for (const status of [409, 500]) {
    test(
      `metadata answered with ${status}: says so, and tries again (docs: errors#error-metadata)`,
      WIDE,
      async ({ page, worker }) => {
        await worker();
        await page.route(METADATA, (route) => route.fulfill({ status, json: { errors: [] } }));
        await page.goto('/#/worker/time-expense/add-time?reqId=5000');
        const again = page.getByRole('button', { name: 'Try again' });
        await expect(again).toBeVisible();
        await page.unroute(METADATA);
        await again.click();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      },
    );
  }

  test(
    'metadata of somebody else’s timecard: the list, and a notice (docs: errors#error-metadata)',
    WIDE,
    async ({ page, worker }) => {
      await worker();
      await page.goto('/#/worker/time-expense/add-time?reqId=5080');
      await expect(page.getByText('Something went wrong. Please try again later!')).toBeVisible();
      await expect(page).toHaveURL(/#\/worker\/time-expense$/);
    },
  );
});

async function press(page: Page, where: 'save' | 'submit'): Promise<void> {
  if (where === 'save') return page.getByRole('button', { name: 'Save', exact: true }).click();
  const certify = page.getByLabel(/certify/i);
  if (!(await certify.isChecked())) await certify.check();
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  return page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Submit for Approval' })
    .click();
}

test(
  'a session that ends in the middle of a save: signing in leads back, and the entries are offered',
  WIDE,
  async ({ page, context, worker }) => {
    await worker();
    page.on('dialog', (dialog) => void dialog.accept());
    await openTimecard(page, 5000);
    await enterDay(page, /^Monday/, '9a', '1p');
    await page.route('**/wand2/**', (route) => route.fulfill({ status: 401, json: { errors: [] } }));
    await page.route('**/generic/session/getToken.html', (route) =>
      route.fulfill({ status: 401, json: { errors: [] } }),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.unrouteAll();
    await context.clearCookies();
    await page.getByLabel(/user ?name/i).fill('worker');
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/add-time\?reqId=5000/);
    await expect(areBack(page)).toBeVisible();
    await expect(monday(page)).toContainText('4.00');
  },
);
