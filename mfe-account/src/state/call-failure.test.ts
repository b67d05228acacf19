import { jest } from '@jest/globals';
import { ServerError } from 'shared-client';
import { callFailure } from './call-failure.ts';

afterEach(() => jest.restoreAllMocks());

test('a server that is away for a while cannot save right now; a fault of the server is another message', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const labelOf = (status: number) => callFailure('signing in', new ServerError('POST', { status })).label;
  expect([labelOf(503), labelOf(500)]).toEqual(['ERR_AC_UNAVAILABLE_KEPT', 'ERR_AC_RECOVERY_SERVER']);
});
