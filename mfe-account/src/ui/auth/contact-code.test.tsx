/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { RateLimitedError } from 'shared-client';
import { registerTexts } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { texts } from '../../texts/auth.ts';
import { ContactCode, type ContactCodeProps } from './contact-code.tsx';

registerTexts(texts);
const { error: original } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  console.error = original;
});

const contacts = [
  { channel: 'Email' as const, masked: 'jo••••@example.com' },
  { channel: 'Mobile' as const, masked: '••••4253' },
];
function Page({ send }: { readonly send: NonNullable<ContactCodeProps['send']> }): JSX.Element {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  return (
    <>
      <ContactCode contacts={contacts} code={code} onChange={setCode} onFailure={setFailure} busy={false} send={send} />
      <output>{failure?.label}</output>
    </>
  );
}

test('the code goes to the contact that is chosen, once, and the page says where it went (docs: account#contact-step)', async () => {
  const sent: string[] = [];
  const send: NonNullable<ContactCodeProps['send']> = async (channel) => {
    sent.push(channel);
    return { status: 'success', expiresInSeconds: 600, resendAfterSeconds: 30 };
  };
  render(<Page send={send} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Text message to ••••4253' }));
  expect(await screen.findByText('Enter the 8-digit code that was sent to ••••4253.')).toBeTruthy();
  expect(screen.getByText('Expires in 10 minutes')).toBeTruthy();
  expect(sent).toEqual(['Mobile']);
});

test('a code that could not be sent says why, and leaves the choice', async () => {
  render(<Page send={() => Promise.reject(new RateLimitedError('wait', 60, { status: 429 }))} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Email to jo••••@example.com' }));
  expect(await screen.findByText('ERR_AC_RECOVERY_WAIT')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Text message to ••••4253' })).toBeTruthy();
});

test('while messages cannot be sent, the page says so until the code expires (docs: account#message-delayed)', async () => {
  const delays = [true, false];
  const send: NonNullable<ContactCodeProps['send']> = async () => ({
    status: 'success',
    expiresInSeconds: 600,
    resendAfterSeconds: 0,
    delayed: delays.shift(),
  });
  render(<Page send={send} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Email to jo••••@example.com' }));
  const text = 'The message could not be sent yet. We keep trying until the code expires.';
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Resend Code' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(screen.getByText('Expires in 10 minutes')).toBeTruthy();
});
