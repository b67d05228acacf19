/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError, NetworkError, ValidationError } from 'shared-client';
import type { AccountReportPreview } from 'shared-client/account';
import { registerTexts } from 'shared-session';
import type { AroundCalls } from '../../../state/reset-store.ts';
import { texts } from '../../../texts/forgot-password.ts';
import '../../../texts/report.ts';
import { Report } from './report.tsx';

registerTexts(texts);
afterEach(cleanup);
type ReportCalls = Pick<AroundCalls, 'previewReport' | 'reportAccount'>;
const { error } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  console.error = error;
});

const preview: AccountReportPreview = {
  account: 'jonas',
  since: '2026-11-20T10:00:00Z',
  isSettled: false,
  revoked: [{ kind: 'passkey', name: 'Stranger', since: '2026-11-20T10:05:00Z' }],
  left: [
    { kind: 'contact', name: 'jo••••@example.com' },
    { kind: 'authenticator', name: '' },
  ],
};
const begun = { account: 'jonas', reset: 'secret', contacts: [] };
const show = (calls: Partial<ReportCalls> = {}) => {
  const reported: unknown[] = [];
  const given = { previewReport: async () => preview, reportAccount: async () => begun, ...calls };
  render(<Report report="link" onReported={(reset) => reported.push(reset)} calls={given} />);
  return reported;
};
const refused = (errorToken: string) => ({ status: 400, body: { errors: [{ errorToken }] } });

test('the link shows what goes and what stays, and changes nothing before the button (docs: account#not-me-link)', async () => {
  const user = userEvent.setup();
  const reported = show();
  expect(await screen.findByText(/Your account jonas goes back to how it was on/)).toBeTruthy();
  expect(screen.getByText('Passkey “Stranger”')).toBeTruthy();
  for (const left of ['Your new password', 'Contact jo••••@example.com', 'Authenticator app'])
    expect(screen.getByText(left)).toBeTruthy();
  expect(reported).toEqual([]);
  expect(screen.getByRole('link', { name: 'It was me' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'This was not me' }));
  expect(reported).toEqual([begun]);
});

test('where nothing was added, the page says so', async () => {
  show({ previewReport: async () => ({ ...preview, revoked: [] }) });
  expect(await screen.findByText('Nothing was added since then.')).toBeTruthy();
});

test('a link that is late, and one whose report is settled, lead to a new password', async () => {
  show({ previewReport: () => Promise.reject(new ValidationError('late', [], refused('ERR_REPORT_ENDED'))) });
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set new password' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'This was not me' })).toBeNull();
  cleanup();
  show({ previewReport: async () => ({ ...preview, isSettled: true }) });
  expect(await screen.findByText(/This was reported already/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'This was not me' })).toBeNull();
});

test('another window that was faster is said after the press', async () => {
  const user = userEvent.setup();
  const settled = { ...refused('ERR_REPORT_SETTLED'), status: 409 };
  show({ reportAccount: () => Promise.reject(new ConflictError('settled', settled)) });
  await user.click(await screen.findByRole('button', { name: 'This was not me' }));
  expect(await screen.findByText(/This was reported already/)).toBeTruthy();
});

test('without the server it is tried again', async () => {
  const user = userEvent.setup();
  let isAway = true;
  show({ previewReport: async () => (isAway ? Promise.reject(new NetworkError('away')) : preview) });
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Passkey “Stranger”')).toBeTruthy();
});
