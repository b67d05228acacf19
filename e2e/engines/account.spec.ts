import { button, first, heading, inside, label, role, text } from 'deployments/engines';
import { codeOfApp } from '../setup/authenticator-app.ts';
import { inEveryEngine } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

/**
 * A forgotten password, signing in by each method, and the owner's account. Only Chromium has virtual passkeys: `tests/account/account.spec.ts`.
 */

const MAIL = 'jonas.weber@example.com';
const NEW = 'Tram-Kiwi-86';
const PASSWORD = 'Portal-2026';
const ACCOUNT = `/#/auth?returnUrl=${encodeURIComponent('/#/user-account')}`;

const code = label('Code');
const dialog = role('dialog');
const codeIn = (message: { text: string }): string => /\d{8}/.exec(message.text)?.[0] ?? '';

async function enterPassword(visit: Visitor, password: string): Promise<void> {
  await visit.fill(label('User name'), 'worker-email');
  await visit.fill(label('Password'), password);
  await visit.click(button('Sign in'));
}

/** Confirms the password in the dialog that is open. */
async function confirm(visit: Visitor, action: string): Promise<void> {
  await visit.fill(label('Current password'), PASSWORD);
  await visit.click(inside(dialog, button(action)));
}

/** Signs out, and begins to sign in again by the page of scripts. */
async function signInAgain(visit: Visitor): Promise<void> {
  await visit.open('/logout.html');
  await visit.open(ACCOUNT);
  await enterPassword(visit, PASSWORD);
  await visit.see(heading('One more step'));
}

inEveryEngine((test) => {
  test('@wide a forgotten password is set anew, signs in by #/auth, and leads to the account', async ({
    visit,
    message,
  }) => {
    await visit.open('/#/forgot-password');
    await visit.see(heading('Forgot password?'));
    await visit.fill(label('User name, email or mobile'), 'worker-email');
    await visit.press('Enter');
    await visit.click(button('Send code'));
    await visit.see(text('Expires in 10 minutes'));
    await visit.reload();
    await visit.see(text('Expires in 10 minutes'));
    await visit.fill(code, codeIn(await message(MAIL)));
    await visit.fill(label('New password'), NEW);
    await visit.click(button('Set new password'));
    await visit.see(heading('Your new password is set'));
    await visit.open(ACCOUNT);
    await enterPassword(visit, NEW);
    await visit.see(heading('Your account'));
    await visit.see(text('jo••••@example.com'));
  });

  test('@wide codes to a contact are turned on, and one completes the next sign-in', async ({
    visit,
    signIn,
    message,
  }) => {
    await signIn('/#/user-account', 'worker-email');
    await visit.click(button('Code by email or text message: Turn on'));
    await confirm(visit, 'Turn on');
    await visit.see(button('Code by email or text message: Turn off'));
    await signInAgain(visit);
    await visit.click(button('Email to jo••••@example.com'));
    await visit.see(text('Expires in 10 minutes'));
    await visit.fill(code, codeIn(await message(MAIL, /\d{8}/)));
    await visit.see(heading('Your account'));
  });

  test('@wide an authenticator app is set up, and a recovery code takes its place', async ({ visit, signIn }) => {
    await signIn('/#/user-account', 'worker-email');
    await visit.click(button('Authenticator app: Set up'));
    await confirm(visit, 'Continue');
    const key = inside(dialog, text(/^(?:[A-Z2-7]{4} ?){8,}$/));
    const shown = (await visit.see(key)).text ?? '';
    await visit.fill(label('6-digit code'), codeOfApp(shown.replaceAll(' ', '')));
    await visit.click(inside(dialog, button('Continue')));
    const recoveryCode = (await visit.see(first(inside(dialog, text(/^\w{4}-\w{4}-\w{4}$/))))).text ?? '';
    await visit.click(button('Done'));
    await visit.see(text('10 left'));
    await signInAgain(visit);
    await visit.click(button('Use a recovery code'));
    await visit.fill(label('Recovery code'), recoveryCode);
    await visit.press('Enter');
    await visit.see(text('9 left'));
  });

  test('@wide a choice of the profile is there again, and the privacy notice is read', async ({ visit, signIn }) => {
    await signIn('/#/user-account', 'worker-email');
    await visit.see(text(/^Since .* [AP]M$/));
    await visit.choose(label('Time format'), '13:05');
    await visit.see(text(/^Since (?:.* )?\d\d:\d\d$/));
    await visit.reload();
    await visit.see(text(/^Since (?:.* )?\d\d:\d\d$/));
    await visit.seeValue(label('Time format'), '24');
    await visit.click(button('Privacy and Security'));
    await visit.see(inside(dialog, heading('How long we keep it')));
    await visit.press('Escape');
    await visit.seeGone(dialog);
  });
});
