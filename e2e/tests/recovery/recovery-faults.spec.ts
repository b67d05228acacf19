import type { Page, Route } from '@playwright/test';
import { calm, followRequests } from '../../setup/calm.ts';
import { goOffline, goOnline } from '../../setup/connection.ts';
import { expect, test } from '../../setup/portal-test.ts';
import {
  code,
  codeIn,
  email,
  FIRST_TIME,
  phone,
  plainPage,
  press,
  refusals,
  title,
  watchCalls,
} from '../../setup/recovery/recovery-page.ts';
import { tryAgain } from '../../setup/try-again.ts';
import { WIDE } from '../../setup/wide.ts';

/** The flow after a broken call, a lost connection or a missing script, as the user sees it. */

const SEND = '**/passwordRegistrations/*/email';
const VERIFY = '**/passwordRegistrations/*/register';

/** Holds the next call to an address until it is let go; those behind it pass. */
async function hold(page: Page, address: string): Promise<{ held: Route[]; came: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route), { times: 1 });
  return { held, came: () => expect.poll(() => held.length).toBeGreaterThan(0) };
}

/** Enters an e-mail address and goes on to its code. */
async function enter(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await press(page, 'Continue');
}

test('a code that cannot be sent, an offline browser and a slow answer each say what to do (docs: recovery#recovery-failed-call)', async ({
  page,
  signIn,
}) => {
  await signIn('worker');
  await page.goto(FIRST_TIME);
  await email(page).fill('fault@example.com');
  await page.route('**/passwordRegistrations/*/email', (route) => route.fulfill({ status: 503, json: {} }));
  await press(page, 'Continue');
  await expect(page.getByText('Something went wrong. Please try again later!')).toBeVisible();
  await expect(page.getByText(/The portal cannot save right now\. What you typed is kept/)).toBeVisible();
  await expect(page.getByText(/No code has been sent/)).toBeVisible();
  await page.unroute('**/passwordRegistrations/*/email');
  await press(page, 'Try again');
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();

  await page.route('**/passwordRegistrations/*/register', (route) => route.abort('internetdisconnected'));
  await code(page).fill('11112222');
  await expect(page.getByText(/could not be reached/)).toBeVisible();
  await page.unroute('**/passwordRegistrations/*/register');
  const { held, came } = await hold(page, VERIFY);
  await press(page, 'Try again');
  await expect(page.getByText('Checking the code …')).toBeVisible();
  await came();
  await held[0]?.continue();
  await expect(page.getByText('Incorrect code! Please try again.')).toBeVisible();
});

test(
  'a call at entry that never answers ends with a message, and trying again goes on',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await page.clock.install();
    await page.goto('/#/worker/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');
    const { held, came } = await hold(page, '**/passwordRegistrations/*');
    await page.goto(FIRST_TIME);
    await came();
    await expect(page.getByText('The server took too long to answer. Try again.')).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(page.getByText('The server took too long to answer. Try again.')).toBeVisible();
    await page.unroute('**/passwordRegistrations/*');
    await press(page, 'Try again');
    await expect(email(page)).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
  },
);

test(
  'left with a redirect that is ignored, neither the status nor the title speaks of the flow',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker-email');
    await page.goto(
      '/#/recovery-options/edit/two-factor-reg/confirm-password?redirectUrl=https%3A%2F%2Felsewhere.example%2F',
    );
    await expect(page).toHaveTitle(/^Hi, /);
    await press(page, 'Cancel');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jonas');
    await expect(page).not.toHaveTitle(/^Hi, /);
    await expect(page.getByText('Registration Complete')).toHaveCount(0);
  },
);

test('the API down at entry is reported, and trying again goes on', WIDE, async ({ page, signIn }) => {
  await signIn('worker');
  await page.route('**/passwordRegistrations/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(FIRST_TIME);
  await expect(page.getByText('Something went wrong. Please try again later!')).toBeVisible();
  await page.unroute('**/passwordRegistrations/*');
  await press(page, 'Try again');
  await expect(email(page)).toBeVisible();
});

test(
  'a session that expires in the middle leads to signing in, and back to the same step without another code',
  WIDE,
  async ({ page, signIn, outbox }) => {
    await signIn('worker');
    await page.goto(FIRST_TIME);
    await email(page).fill('expired@example.com');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await page.context().clearCookies();
    await page.route('**/passwordRegistrations/*/register', (route) => route.fulfill({ status: 401, json: {} }));
    await code(page).fill('11112222');
    await expect(page.getByLabel(/user ?name/i)).toBeVisible();
    await page.unroute('**/passwordRegistrations/*/register');
    await signIn('worker');
    await page.goto(`${FIRST_TIME}/verify-email`);
    await expect(page.getByText('Expires in')).toBeVisible();
    await code(page).fill(codeIn((await outbox('expired@example.com'))[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    expect(await outbox('expired@example.com')).toHaveLength(1);
  },
);

test(
  'offline when going on, and back: reported, and the same press goes on',
  WIDE,
  async ({ page, signIn, outbox }) => {
    await signIn('worker');
    followRequests(page);
    await page.goto(FIRST_TIME);
    await expect(email(page)).toBeVisible();
    // The next screens are fetched ahead.
    await calm(page);
    await goOffline(page);
    await enter(page, 'offline@example.com');
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    await expect(page.getByText(/No code has been sent/)).toBeVisible();
    await goOnline(page);
    await press(page, 'Try again');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    expect(await outbox('offline@example.com')).toHaveLength(1);
  },
);

test('the answer to an address that was changed meanwhile changes nothing', WIDE, async ({ page, signIn, outbox }) => {
  await signIn('worker');
  await page.goto(FIRST_TIME);
  const { held, came } = await hold(page, SEND);
  await enter(page, 'first@example.com');
  await expect(page.getByText('Sending an 8-digit code to fi••••@example.com …')).toBeVisible();
  await came();
  await press(page, 'Back');
  await enter(page, 'second@example.com');
  await expect(page.getByText('se••••@example.com')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  // Out of order: the first call answers last, and says something else.
  await held[0]?.fulfill({ json: { status: 'success', expiresInSeconds: 60, resendAfterSeconds: 5 } });
  await page.waitForTimeout(300);
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await code(page).fill(codeIn((await outbox('second@example.com'))[0]));
  await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
});

test(
  'one code is verified once, however often it comes, and a proof that arrives after Back counts',
  WIDE,
  async ({ page, signIn, outbox }) => {
    const calls = watchCalls(page);
    await signIn('worker');
    await page.goto(FIRST_TIME);
    await enter(page, 'twice@example.com');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    const { held, came } = await hold(page, VERIFY);
    const right = codeIn((await outbox('twice@example.com'))[0]);
    await code(page).pressSequentially(right);
    await came();
    await expect(page.getByText('Checking the code …')).toBeVisible();
    await code(page).evaluate((field: HTMLInputElement) => field.dispatchEvent(new Event('input', { bubbles: true })));
    await page.keyboard.press('Enter');
    await press(page, 'Back');
    await expect(email(page)).toBeVisible();
    await held[0]?.continue();
    await expect(page.getByText('Your email twice@example.com is registered.')).toBeVisible();
    await press(page, 'Skip');
    await expect(page.getByText('Email Registered Successfully')).toBeVisible();
    expect(calls).toEqual(['email', 'register']);
  },
);

test('two elements that verify the same address send one code', WIDE, async ({ page, signIn, outbox }) => {
  await signIn('worker');
  await plainPage(page, '<recovery-options skip-location-change></recovery-options>'.repeat(2));
  await expect(email(page)).toHaveCount(2);
  for (const one of [0, 1]) {
    await email(page)
      .nth(one === 0 ? 0 : -1)
      .fill('both@example.com');
    await page
      .getByRole('button', { name: 'Continue' })
      .nth(one === 0 ? 0 : -1)
      .click();
    await expect(page.getByText('Expires in 15 minutes')).toHaveCount(one + 1);
  }
  expect(await outbox('both@example.com')).toHaveLength(1);
});

test(
  'a session that expires in the modal is said in it; once signed in again, it goes on with the same step and code',
  WIDE,
  async ({ page, signIn, outbox }) => {
    await signIn('worker');
    await page.goto('/legacy/recovery-modal.jsp');
    await enter(page, 'modal-expired@example.com');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await page.context().clearCookies();
    await page.route(VERIFY, (route) => route.fulfill({ status: 401, json: {} }));
    await code(page).fill('11112222');
    // The page is not the element's to move.
    await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible();
    await expect(page).toHaveURL(/\/legacy\/recovery-modal\.jsp/);
    await page.unroute(VERIFY);
    await signIn('worker');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Expires in')).toBeVisible();
    await code(page).fill(codeIn((await outbox('modal-expired@example.com'))[0]));
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    expect(await outbox('modal-expired@example.com')).toHaveLength(1);
  },
);

test(
  'the whole API down at entry: the modal says so, the page is notified, and trying again goes on',
  WIDE,
  async ({ page, signIn }) => {
    await signIn('worker');
    await page.route('**/wand2/**', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await noteFailures(page);
    await plainPage(page, '<recovery-options as-modal></recovery-options>');
    await expect(page.getByText('Something went wrong. Please try again later!')).toBeVisible();
    expect(await failures(page)).not.toEqual([]);
    await page.unroute('**/wand2/**');
    await press(page, 'Try again');
    await expect(email(page)).toBeFocused();
  },
);

/** Remembers what `recovery-failed` reported to the page. */
async function noteFailures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { recoveryFailures: seen });
    document.addEventListener('recovery-failed', (event) => seen.push((event as CustomEvent).detail.reason));
  });
}

const failures = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { recoveryFailures: string[] }).recoveryFailures);

for (const [what, scripts] of [
  ['the widgets', '**/mfe/mfe_widgets/**'],
  ['the flow itself', '**/mfe/mfe_recovery/**'],
  ['what stands behind the elements', '**/embed-host.*.js'],
  ['the list of what is deployed', '**/deployments.json'],
] as const) {
  test(`without ${what} the element says so, tells the page, and tries again`, WIDE, async ({ page, signIn }) => {
    await signIn('worker');
    await noteFailures(page);
    await page.route(scripts, (route) => route.fulfill({ status: 503, body: '' }));
    await plainPage(page, '<recovery-options as-modal></recovery-options>');
    await expect(page.getByText(/^This part of the page could not be loaded/)).toBeVisible();
    // It tries again by itself meanwhile, and tells of each try.
    expect(await failures(page)).not.toEqual([]);
    await expect(page.getByRole('heading', { name: 'Plain' })).toBeVisible();
    await page.unroute(scripts);
    await tryAgain(page, email(page));
    await expect(email(page)).toBeFocused();
  });
}

test('without the flow the portal stays, says so, and tries again', WIDE, async ({ page, signIn }) => {
  await signIn('worker');
  await page.goto('/#/worker/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/mfe/mfe_recovery/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(FIRST_TIME);
  await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/mfe/mfe_recovery/**');
  await tryAgain(page, email(page));
});

test('countries that cannot be had leave a number that the server judges', WIDE, async ({ page, signIn }) => {
  await signIn('worker');
  await page.route('**/wand2/api/countries*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(FIRST_TIME);
  await expect(email(page)).toBeVisible();
  await page.getByRole('button', { name: 'Country: United States +1' }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await phone(page).pressSequentially('2133734253');
  await enter(page, 'numbers@example.com');
  await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
});

test('a hostile translation changes words and nothing else', WIDE, async ({ page, signIn, complaints }) => {
  const hostile = [
    '<img src=x onerror="document.title=1">{{step}}',
    '\ud800{{address}}\udfff',
    '{{',
    '{{step.constructor}} {{__proto__}} {{total',
    '\u202eesrever\u202c',
    'long '.repeat(2000),
    '$t(LBL_RECOVERY_EMAIL) $t(',
    '\u0000\u001b[31m',
  ];
  await signIn('worker');
  await page.route('**/api/translation', async (route) => {
    const { labels } = route.request().postDataJSON() as { labels: string[] };
    const texts = Object.fromEntries(labels.map((label, at) => [label, hostile[at % hostile.length]]));
    await route.fulfill({ json: { ...texts, constructor: 'x', ['__proto__']: 'x' } });
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(FIRST_TIME);
  const field = page.locator('input[name=email]');
  await field.fill('hostile@example.com');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('input[autocomplete=one-time-code]')).toBeVisible();
  expect(await page.title()).not.toBe('1');
  expect(await page.locator('main img[src=x]').count()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(refusals(complaints)).toEqual([]);
});
