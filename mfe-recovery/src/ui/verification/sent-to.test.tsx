/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { locale } from 'shared-session';
import { noPhone } from '../../domain/registration.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { SentTo } from './sent-to.tsx';

beforeEach(() => {
  // There is no server to load the other texts from.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
  await locale.setLanguage('en_US');
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
    sessionStorage.setItem('portal.texts.de-DE', JSON.stringify({ MSG_RECOVERY_EMAIL_SENT: text }));
    await locale.setLanguage('de_DE');
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
