import fc from 'fast-check';
import { describeRule, other } from '../../test/describe-rule.ts';
import { email, emailMatch, emailNotEmpty, isEmail } from './email.ts';

const accepts = [
  'name@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'brien@example.com",
  'a@b.co',
  '1@2.io',
  "!#$%&'*+-/=?^_`{|}~@example.org",
  'NAME@EXAMPLE.COM',
  'x@xn--bcher-kva.example',
  'x@example.xn--p1ai',
  'x@1-1.example',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
];
const refuses = [
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@localhost',
  'a@b@example.com',
  '.name@example.com',
  'name.@example.com',
  'na..me@example.com',
  'name@.example.com',
  'name@example..com',
  'name@example.com.',
  'name@-example.com',
  'name@example-.com',
  'name@exa_mple.com',
  'name@example.c',
  'name@example.1a',
  'name@127.0.0.1',
  'name@[127.0.0.1]',
  '"quoted"@example.com',
  'na me@example.com',
  'name(comment)@example.com',
  'Name <name@example.com>',
  'name@example.com, other@example.com',
  'name@exämple.com',
  'näme@example.com',
  'name@example.com;x',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `${'a'.repeat(64)}@${'b.'.repeat(94)}com`,
];

describeRule('E-mail, empty passes (docs: validators#validator-email)', email(), {
  key: 'invalidEmailFormat',
  accepts,
  refuses,
  empty: 'passes',
  ascii: true,
});

describeRule('E-mail, the empty text is invalid like any other (docs: validators#validator-email)', emailNotEmpty(), {
  key: 'invalidEmailFormat',
  accepts,
  refuses: [...refuses, null, undefined],
  empty: 'invalidEmailFormat',
  ascii: true,
});

describeRule('E-mail, match when empty (docs: validators#validator-email)', emailMatch(), {
  key: 'invalidEmailFormat',
  accepts,
  refuses: [...refuses, other('', 'match')],
  empty: 'match',
  ascii: true,
});

test('every ordinary address is accepted, and is refused with any one character doubled that may not be', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      // fast-check also follows RFC 5321, but allows a last label of digits and letters in any order.
      fc.pre(/\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(address) && address.length <= 254);
      expect(isEmail(address)).toBe(true);
      expect(isEmail(address.replace('@', '@@'))).toBe(false);
      expect(isEmail(`${address}.`)).toBe(false);
    }),
  );
});
