import { button, heading, label, text } from 'deployments/engines';
import { expect, inEveryEngine } from './engine-test.ts';

const email = label(/^Email/);
const phone = label(/^Mobile phone/);
const code = label('Code');

const codeIn = (message: { text: string }): string => /\d{8}/.exec(message.text)?.[0] ?? '';

inEveryEngine((test) => {
  test('@wide the recovery flow is walked to its end: e-mail, a wrong code, the right one, phone', async ({
    visit,
    signIn,
    message,
  }) => {
    await signIn();
    await visit.open('/#/recovery-options/two-factor-reg');
    await visit.see(heading('Password Recovery Registration'));
    await visit.fill(email, 'new.worker@example.com');
    await visit.fill(phone, '2133734253');
    await visit.seeValue(phone, '(213) 373-4253');
    await visit.click(button('Continue'));

    await visit.see(heading('Register Email'));
    await visit.see(text('Step 2 of 3'));
    await visit.see(text('Expires in 15 minutes'));
    await visit.seeFocus(code);
    await visit.reload();
    await visit.seeAddress(/verify-email$/);
    await visit.fill(code, '11112222');
    await visit.see(text('Incorrect code! Please try again.'));
    await visit.fill(code, codeIn(await message('new.worker@example.com')));

    await visit.see(heading('Register Mobile'));
    await visit.see(text('Email Registered Successfully'));
    await visit.see(text('Expires in 15 minutes'));
    await visit.fill(code, codeIn(await message('+12133734253')));
    await visit.see(heading('Password Recovery Registration Complete'));
    await visit.see(text('Mobile Number Registered Successfully'));
    await visit.click(button(/^Continue to/));
    await visit.seeAddress(/^(?!.*recovery-options)/);
  });

  test('@wide the recovery flow on an old page: the modal shows all of itself and leads on', async ({
    visit,
    signIn,
    message,
  }) => {
    await signIn('/legacy/recovery-modal.jsp');
    await visit.seeFocus(email);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await visit.resize(width, height);
      const { box } = await visit.see(button('Continue'));
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
    }
    await visit.fill(email, 'modal@example.com');
    await visit.press('Enter');
    await visit.see(text('Expires in 15 minutes'));
    await visit.fill(code, codeIn(await message('modal@example.com')));
    await visit.click(button(/^Continue to/));
    await visit.seeAddress(/\/legacy\/home\.jsp/);
  });

  test('@wide the recovery flow inside an old page leads to its end there', async ({ visit, signIn, message }) => {
    await signIn('/legacy/recovery-inline.jsp');
    await visit.fill(email, 'inline@example.com');
    await visit.press('Enter');
    await visit.see(text('Expires in 15 minutes'));
    await visit.seeAddress(/recovery-inline\.jsp$/);
    await visit.fill(code, codeIn(await message('inline@example.com')));
    await visit.see(heading('Password Recovery Registration Complete'));
  });
});
