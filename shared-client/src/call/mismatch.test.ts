import { isMismatch } from './mismatch.ts';

const refused = (errorToken: string) => JSON.stringify({ errors: [{ errorToken, message: 'No.' }] });

test('a request that the server does not know, and a response that the call does not know, are mismatches', () => {
  expect(isMismatch({ kind: 'unexpected-answer' }, '<html>')).toBe(true);
  expect(isMismatch({ kind: 'validation' }, refused('ERR_REQUEST_INVALID'))).toBe(true);
  expect(isMismatch({ kind: 'not-found' }, refused('ERR_UNKNOWN_ADDRESS'))).toBe(true);
});

test('what a person entered, what is gone, and what is down are none', () => {
  expect(isMismatch({ kind: 'validation' }, refused('ERR_PASSWORD_RULE'))).toBe(false);
  expect(isMismatch({ kind: 'not-found' }, refused('ERR_NOT_FOUND'))).toBe(false);
  for (const body of ['', 'down', '{}', 'null']) expect(isMismatch({ kind: 'server' }, body)).toBe(false);
});
