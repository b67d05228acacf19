import { expect, test } from '../../setup/portal-test.ts';
import {
  code,
  codeIn,
  email,
  FIRST_TIME,
  paste,
  phone,
  press,
  title,
  UPDATE,
  watchCalls,
} from '../../setup/recovery/recovery-page.ts';
import { WIDE } from '../../setup/wide.ts';

/** Codes: their field, their lifetime, requests for another one, and the ways in which they arrive. */

const SEND = '**/passwordRegistrations/*/email';

test("the server's times are shown as words: expiry, cooldown, a refused resend, and the end of a code (docs: codes#code-resend)", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('worker');
  // The real code, of which the server says that it lives five minutes.
  await page.route(SEND, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), expiresInSeconds: 299 } });
  });
  await page.goto(FIRST_TIME);
  await email(page).fill('times@example.com');
  await press(page, 'Continue');
  await expect(page.getByText('Expires in 5 minutes')).toBeVisible();
  await expect(page.getByText(/^in \d\d s$/)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(30_000);
  await expect(page.getByText(/^in \d+ s$/)).toBeHidden();
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
  // Too soon for the server, whose clock went on as ever: it says how long to wait, and so does the screen.
  await page.unroute(SEND);
  // The field that is left by the press says what is wrong, a line above the button.
  await code(page).pressSequentially('4810');
  await resend.click();
  await expect(page.getByText(/^in \d+ s$/)).toBeVisible();
  await expect(page.getByText('New code has been sent.')).toBeHidden();
  await page.clock.fastForward(120_000);
  // The page's clock goes on, too, while the test waits.
  await expect(page.getByText(/^Expires in [23] minutes$/)).toBeVisible();
  await page.clock.fastForward(180_000);
  await expect(page.getByText('Code expired! Resend Code to try again.')).toBeVisible();

  await page.route(SEND, (route) =>
    route.fulfill({ json: { status: 'success', expiresInSeconds: 900, resendAfterSeconds: 30 } }),
  );
  await resend.click();
  await expect(page.getByText('New code has been sent.')).toBeVisible();
  await expect(page.getByText('Only the newest code works.')).toBeVisible();
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
});

test('a wrong code is announced, selected whole, and gives way to what comes next (docs: codes#code-format, codes#code-verified-once, codes#code-messages)', async ({
  page,
  signIn,
  outbox,
}) => {
  const calls = watchCalls(page);
  await signIn('worker');
  await page.goto(FIRST_TIME);
  await email(page).fill('wrong@example.com');
  await press(page, 'Continue');
  await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
  await code(page).pressSequentially('11112222');
  await expect(page.getByRole('alert')).toHaveText('Incorrect code! Please try again.');
  const selection = () =>
    code(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd, field.value]);
  await expect.poll(selection).toEqual([0, 8, '11112222']);
  await page.keyboard.type('3');
  await expect.poll(selection).toEqual([1, 1, '3']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(code(page)).toHaveValue('');
  await paste(page, '3333-4444');
  await expect(page.getByRole('alert')).toHaveText('Incorrect code! Please try again.');
  await paste(page, codeIn((await outbox('wrong@example.com'))[0]));
  await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
  expect(calls).toEqual(['email', 'register', 'register', 'register']);
});

test(
  'the code of a text message is asked for once, given up on leaving, and verified once when it comes',
  WIDE,
  async ({ page, signIn, outbox }) => {
    // A desktop browser offers the interface but receives no messages: the request is real, the message is not.
    await page.addInitScript(() => {
      const asked: { transport: unknown; aborted: boolean; give(code: string): void }[] = [];
      Object.assign(window, { asked });
      if (!('OTPCredential' in window)) Object.assign(window, { OTPCredential: class {} });
      navigator.credentials.get = (options) =>
        new Promise((resolve, reject) => {
          const { otp, signal } = options as { otp: { transport: unknown }; signal: AbortSignal };
          const one = {
            transport: otp.transport,
            aborted: false,
            give: (text: string) => resolve({ id: '', type: 'otp', code: text } as never),
          };
          signal.addEventListener('abort', () => {
            one.aborted = true;
            reject(signal.reason);
          });
          asked.push(one);
        });
    });
    const asked = () =>
      page.evaluate(() =>
        (window as unknown as { asked: { transport: unknown; aborted: boolean }[] }).asked.map((one) => [
          one.transport,
          one.aborted,
        ]),
      );
    const calls = watchCalls(page);
    await signIn('worker');
    await page.goto(FIRST_TIME);
    await email(page).fill('message@example.com');
    await phone(page).pressSequentially('2133734253');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    expect(await asked()).toEqual([]);
    await code(page).fill(codeIn((await outbox('message@example.com'))[0]));
    await expect(title(page, 'Register Mobile')).toBeVisible();
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await expect.poll(async () => (await asked()).filter(([, aborted]) => !aborted)).toEqual([[['sms'], false]]);
    await press(page, 'Back');
    await expect.poll(async () => (await asked()).every(([, aborted]) => aborted)).toBe(true);
    await press(page, 'Continue');
    await expect(title(page, 'Register Mobile')).toBeVisible();
    const right = codeIn((await outbox('+12133734253'))[0]);
    await page.evaluate((text) => {
      for (const one of (window as unknown as { asked: { give(code: string): void }[] }).asked) one.give(text);
    }, right);
    await expect(title(page, 'Password Recovery Registration Complete')).toBeVisible();
    expect(calls).toEqual(['email', 'register', 'mobile', 'register']);
  },
);

test(
  'a second tab starts at the beginning, and the same address there sends nothing more',
  WIDE,
  async ({ page, context, signIn, outbox }) => {
    await signIn('worker');
    await page.goto(FIRST_TIME);
    await email(page).fill('tabs@example.com');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    const second = await context.newPage();
    await second.goto(`${FIRST_TIME}/verify-email`);
    await expect(second).toHaveURL(/phone-email-setup$/);
    await email(second).fill('tabs@example.com');
    await press(second, 'Continue');
    await expect(second.getByText(/^in \d+ s$/)).toBeVisible();
    await expect(second.getByText('Expires in 15 minutes')).toBeVisible();
    expect(await outbox('tabs@example.com')).toHaveLength(1);
    await code(second).fill(codeIn((await outbox('tabs@example.com'))[0]));
    await expect(title(second, 'Password Recovery Registration Complete')).toBeVisible();
    // Registered meanwhile: here the code, used up, is refused, and nothing is lost.
    await code(page).fill(codeIn((await outbox('tabs@example.com'))[0]));
    await expect(page.getByRole('alert')).toHaveText('Code expired! Resend Code to try again.');
  },
);

test(
  'in update flow a reload stays on the step and sends nothing, and what is registered can be shown and hidden',
  WIDE,
  async ({ page, signIn, outbox }) => {
    await signIn('worker-mobile');
    await page.goto(UPDATE);
    await page.getByLabel('Password', { exact: true }).fill('Portal-2026');
    await press(page, 'Next');
    await expect(email(page)).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Remove number' })).toBeVisible();
    for (const name of ['email', 'mobile phone']) {
      const field = name === 'email' ? email(page) : phone(page);
      await page.getByRole('button', { name: new RegExp(`show ${name}`, 'i') }).click();
      await expect(field).not.toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: new RegExp(`hide ${name}`, 'i') }).click();
      await expect(field).toHaveAttribute('type', 'password');
    }
    await page.getByRole('button', { name: /show mobile phone/i }).click();
    await phone(page).press('End');
    await phone(page).press('Backspace');
    await expect(page.getByRole('button', { name: 'Remove number' })).toBeHidden();
    await phone(page).pressSequentially('3');
    await expect(page.getByRole('button', { name: 'Remove number' })).toBeVisible();

    await email(page).fill('updated@example.com');
    await press(page, 'Continue');
    await expect(page.getByText('Expires in 15 minutes')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Register Email')).toBeVisible();
    await expect(page).toHaveURL(/edit\/two-factor-reg\/verify-email$/);
    expect(await outbox('updated@example.com')).toHaveLength(1);
    await code(page).fill(codeIn((await outbox('updated@example.com'))[0]));
    await expect(page.getByText('Email Registered Successfully')).toBeVisible();
  },
);
