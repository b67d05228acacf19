/** @jest-environment jsdom */
import { cleanup } from '@testing-library/react';
import { registerTexts } from 'shared-session';
import { noPhone } from '../../domain/registration.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { texts } from '../../texts/en-US.ts';
import { SentTo } from './sent-to.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  registerTexts(texts);
});

test.each([
  'An email went to {{address}}.',
  '{{address}}',
  'No place for it',
  '',
  '{{address}} and again {{address}}',
  '<img src=x onerror=alert(1)> {{address}} <script>alert(1)</script>',
  '{{address',
  '{{ADDRESS}} $t(LBL_RECOVERY_CODE)',
  '\ud800 {{address}} \udfff',
  '\u202e{{address}}\u202c',
  'x'.repeat(10_000),
])(
  'a translation that reads %j shows the masked address as text and nothing else happens (docs: recovery#verify-email, recovery#recovery-masked-address)',
  async (text) => {
    registerTexts({ MSG_RECOVERY_EMAIL_SENT: text });
    const email = '<b>worker</b>@example.com';
    await showScreen(() => <SentTo channel="email" />, 'register', [
      { type: 'continue', email, phoneDetails: noPhone },
    ]);
    expect(document.querySelectorAll('img, script')).toHaveLength(0);
    expect(document.querySelectorAll('b')).toHaveLength(1);
    expect(document.querySelector('b')?.textContent).toBe('<b••••@example.com');
    expect(document.body.textContent).not.toContain('worker');
  },
);
