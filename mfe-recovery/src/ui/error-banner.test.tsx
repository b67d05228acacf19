/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import {
  ConflictError,
  DeadlineError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  UnexpectedResponseError,
  ValidationError,
} from 'shared-client';
import type { FlowEvent } from '../domain/flow.ts';
import { noPhone } from '../domain/registration.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { ErrorBanner } from './error-banner.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const entered: FlowEvent = { type: 'continue', email: 'worker@example.com', phoneDetails: noPhone };

const failures: readonly [Error, RegExp][] = [
  [new NetworkError('x'), /could not be reached/],
  [new DeadlineError('x'), /took too long/],
  [new ForbiddenError('x'), /may not change this/],
  [new NotFoundError('x'), /may not change this/],
  [new ValidationError('x', []), /did not accept/],
  [new ConflictError('x'), /did not accept/],
  [new RateLimitedError('x', 61), /Wait 2 minutes/],
  [new RateLimitedError('x', undefined), /Wait 1 minute,/],
  [new ServerError('x', { status: 500 }), /on our side/],
  [new ServerError('x', { status: 503 }), /cannot save right now/],
  [new UnexpectedResponseError('x'), /on our side/],
];
const show = async (error: Error) => {
  const { fake } = await showScreen(() => <ErrorBanner />, 'register', [entered], { held: ['sendEmailCode'] });
  await act(async () => fake.last('sendEmailCode').fail(error));
};

/** With its status, and the seconds to wait. */
const named = (error: Error) =>
  [error.name, ...Object.values(error).filter((value) => typeof value === 'number')].join(' ');

for (const [error, sentence] of failures)
  test(`after ${named(error)} the banner names the next step`, async () => {
    await show(error);
    expect(screen.getByText('Something went wrong. Please try again later!')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

test('after a failure of no kind the banner offers another try alone', async () => {
  await show(new Error('x'));
  expect(document.body.textContent).toBe('Something went wrong. Please try again later! Try again');
});
