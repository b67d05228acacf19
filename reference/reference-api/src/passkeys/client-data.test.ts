import { isOwnPage } from './client-data.ts';

const encoded = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');

test.each([
  [{ crossOrigin: false }, true],
  [{}, true],
  [{ crossOrigin: true }, false],
  [{ crossOrigin: 'false' }, false],
  [{ crossOrigin: false, topOrigin: 'https://evil.example' }, false],
  [null, false],
])('client data %j of the portal’s own page: %s (docs: account#passkey-frames)', (data, own) => {
  expect(isOwnPage(encoded(data))).toBe(own);
});

test('text that is no JSON comes from no page', () => expect(isOwnPage('e30x')).toBe(false));
