import { ServerError, ValidationError } from 'shared-client';
import { refusalText } from './refusal-text.ts';

const t = (key: string) => key;

test('a change that cannot be saved right now says so, and that what was typed is kept', () => {
  expect(refusalText(t, new ServerError('away', { status: 503 }))).toBe('ERR_AP_UNAVAILABLE_KEPT');
});

test('a refusal says the server’s own sentence; any other failure its kind', () => {
  const refused = new ValidationError('refused', [], { status: 400, body: { message: 'The comment is too long.' } });
  expect(refusalText(t, refused)).toBe('The comment is too long.');
  expect(refusalText(t, new ServerError('broken', { status: 500, body: { message: 'x' } }))).toBe('ERR_SERVER');
  expect(refusalText(t, new Error('x'))).toBe('ERR_SERVER');
});
