import { DeadlineError, NetworkError, ServerError } from 'shared-client';
import { loadErrorKey } from './load-error-key.ts';

test.each([
  ['the server is away for a while', new ServerError('away', { status: 503 }), 'ERR_UNAVAILABLE'],
  ['the server failed', new ServerError('failed', { status: 500 }), 'ERR_SERVER'],
  ['there is no connection', new NetworkError('no connection'), 'ERR_NETWORK_LOAD'],
  ['no response came in time', new DeadlineError('late'), 'ERR_DEADLINE_LOAD'],
  ['an error of ours', new TypeError('ours'), 'ERR_SERVER'],
])('%s', (_, error, key) => {
  expect(loadErrorKey(error)).toBe(key);
});
