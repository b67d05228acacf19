import { createHash } from 'node:crypto';
import { digestHeader, intactness } from './intact.ts';

const whole = Buffer.from('{"revision":1}');
const half = whole.subarray(0, 7);
const etag = `"${createHash('md5').update(whole).digest('hex')}"`;

test('bytes are held to the digest that was stored with them', () => {
  expect(intactness(digestHeader(whole), whole)).toBe('intact');
  expect(intactness({ ...digestHeader(whole), etag }, half)).toBe('broken');
});

test('an ETag can only confirm, because an encrypted object has another one', () => {
  expect(intactness({ etag }, whole)).toBe('intact');
  expect([{ etag }, { etag: '"x-2"' }, {}].map((headers) => intactness(headers, half))).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ]);
});
