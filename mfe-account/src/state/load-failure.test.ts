import { jest } from '@jest/globals';
import { ServerError } from 'shared-client';
import { loadFailure } from './load-failure.ts';

afterEach(() => jest.restoreAllMocks());

test('a server that is away for a while is not said to save nothing where something is read (docs: errors#error-load)', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failureOf = (status: number) => loadFailure('reading the account', new ServerError('GET', { status }));
  expect(failureOf(503)).toEqual({ label: 'ERR_UNAVAILABLE', isRepeatable: true });
  expect(failureOf(500)).toEqual({ label: 'ERR_AC_RECOVERY_SERVER', isRepeatable: true });
});
