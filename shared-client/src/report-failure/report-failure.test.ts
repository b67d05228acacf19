import { jest } from '@jest/globals';
import { NetworkError, UnauthorisedError } from 'shared-client';
import { reportFailure } from './index.ts';

test('a failure is in the console, the end of a session is not', () => {
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new NetworkError('away');
  reportFailure('The list could not be read.', failure);
  reportFailure('The list could not be read.', new UnauthorisedError('over', { status: 401 }));
  expect(console_.mock.calls).toEqual([['The list could not be read.', failure]]);
  console_.mockRestore();
});
