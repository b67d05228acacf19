import * as v from 'valibot';
import { iban } from '../banking/iban.ts';
import { compact, withoutSeparators } from './compact.ts';

test.each([
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['5050-1055', '50501055'],
  ['90 20 03–3', '9020033'],
  ['\u202a12\u00a034\u202c\n', '1234'],
  ['a.b/c', 'a.b/c'],
  ['', ''],
])('%j becomes %j', (text, compacted) => {
  expect(withoutSeparators(text)).toBe(compacted);
});

test('stands before a rule, and what was checked is what comes out', () => {
  const schema = v.pipe(v.string(), compact(), iban());
  expect(v.parse(schema, 'GB29 NWBK 6016 1331 9268 19')).toBe('GB29NWBK60161331926819');
});
