/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError, ValidationError } from 'shared-client';
import type { ResetReview } from 'shared-client/account';
import { registerTexts } from 'shared-session';
import type { AroundCalls } from '../../../state/reset-store.ts';
import { texts } from '../../../texts/forgot-password.ts';
import '../../../texts/report.ts';
import { Review } from './review.tsx';

registerTexts(texts);
afterEach(cleanup);
type ReviewCalls = Pick<AroundCalls, 'getResetReview' | 'removeReviewed'>;
const { error } = console;
beforeEach(() => {
  console.error = () => undefined;
});
afterEach(() => {
  console.error = error;
});

const since = '2026-11-20T10:05:00Z';
const app = {
  kind: 'authenticator',
  id: 'app',
  name: '',
  since,
  left: [{ kind: 'contact', name: 'jo••••@example.com' }],
} as const;
const key = { kind: 'passkey', id: '7', name: 'MacBook', since, left: [] } as const;
const review: ResetReview = {
  revoked: [],
  asked: [
    { ...app, left: [...app.left] },
    { ...key, left: [] },
  ],
};

test('one thing at a time, with what is left without it; the focus goes along (docs: account#review)', async () => {
  const user = userEvent.setup();
  const removed: string[] = [];
  const calls: ReviewCalls = {
    getResetReview: async () => review,
    removeReviewed: async (_, { kind, id }) => {
      removed.push(`${kind} ${id}`);
      return { ...review, asked: review.asked.slice(1) };
    },
  };
  render(<Review reset="secret" calls={calls} />);
  const first = await screen.findByText('Authenticator app');
  expect(first.closest('section')?.textContent).toContain('Contact jo••••@example.com');
  expect(screen.queryByText('Passkey “MacBook”')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not mine: remove it' }));
  expect(await screen.findByText('Passkey “MacBook”')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Is this yours?' }));
  await user.click(screen.getByRole('button', { name: 'It is mine' }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'You have looked at everything that was added lately.' }),
  );
  expect(removed).toEqual(['authenticator app']);
});

test('while an answer is on its way, another press is about nothing', async () => {
  const user = userEvent.setup();
  let arrive = (_: ResetReview): void => undefined;
  const calls: ReviewCalls = {
    getResetReview: async () => review,
    removeReviewed: () => new Promise((resolve) => (arrive = resolve)),
  };
  render(<Review reset="secret" calls={calls} />);
  await user.click(await screen.findByRole('button', { name: 'Not mine: remove it' }));
  await user.click(screen.getByRole('button', { name: 'It is mine' }));
  expect(screen.getByText('Authenticator app')).toBeTruthy();
  await act(async () => arrive({ ...review, asked: review.asked.slice(1) }));
  expect(screen.getByText('Passkey “MacBook”')).toBeTruthy();
});

test('what a report has removed is listed; where there is nothing, nothing is shown', async () => {
  const revoked = [{ kind: 'passkey' as const, name: 'Stranger', since }];
  const getResetReview = async () => ({ revoked, asked: [] });
  const { unmount } = render(<Review reset="secret" calls={{ getResetReview, removeReviewed: getResetReview }} />);
  expect(await screen.findByText('Passkey “Stranger”')).toBeTruthy();
  expect(screen.getByText('Removed, because it was reported')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
});

test('a failed answer stays, and is tried again; a review that is over is not missed', async () => {
  const user = userEvent.setup();
  let isAway = true;
  const calls: ReviewCalls = {
    getResetReview: async () => review,
    removeReviewed: async () =>
      isAway ? Promise.reject(new NetworkError('away')) : { ...review, asked: review.asked.slice(1) },
  };
  render(<Review reset="secret" calls={calls} />);
  await user.click(await screen.findByRole('button', { name: 'Not mine: remove it' }));
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy();
  expect(screen.getByText('Authenticator app')).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Passkey “MacBook”')).toBeTruthy();
  cleanup();
  const body = { errors: [{ errorToken: 'ERR_RESET_ENDED' }] };
  const ended = () => Promise.reject(new ValidationError('ended', [], { status: 400, body }));
  const { container } = render(<Review reset="secret" calls={{ ...calls, getResetReview: ended }} />);
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});
