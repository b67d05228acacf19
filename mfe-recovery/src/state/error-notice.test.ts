import { jest } from '@jest/globals';
import { ServerError } from 'shared-client';
import { errorNotice } from './error-notice.ts';

afterEach(() => jest.restoreAllMocks());

test('a server that is away for a while cannot save right now, and the call may be repeated', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const notice = errorNotice('sending the code', new ServerError('POST', { status: 503 }), () => {});
  expect(notice).toEqual({ kind: 'server', isUnavailable: true, retry: expect.any(Function) });
});
