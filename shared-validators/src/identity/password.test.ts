import fc from 'fast-check';
import { describeRule } from '../../test/describe-rule.ts';
import { isPassword, password } from './password.ts';

describeRule(
  'Password: 8 to 20 characters, no whitespace, at least three of four classes (docs: validators#validator-password)',
  password(),
  {
    key: 'invalidPassword',
    accepts: [
      'Portal-2026',
      'abcdefG1',
      'ABCDEFG1-',
      'abcdefg1-',
      'Abcdefg-',
      'Ünïcödé1',
      'Aa1😀😀😀😀😀',
      `Aa1${'😀'.repeat(17)}`,
    ],
    refuses: [
      'abcdeG1',
      'abcdefghijklmnopqrsT1',
      'abcdefgh',
      'ABCDEFGH1',
      'abcdefg1',
      'Abcdefgh',
      '12345678-',
      'Abcdef 1',
      'Abcdef\t1',
      'Abcdef\u00a01',
      'Abcdefg1\n',
      'Abcdefg1\ud800',
      `Aa1${'😀'.repeat(18)}`,
      null,
      12345678,
    ],
    empty: 'passes',
  },
);

test('the class of each character and their number decide, nothing else', () => {
  const classes = [...'0123456789'].join('') as string;
  const sets = [classes, 'ABCXYZ', 'abcxyz', '-_!?#'];
  fc.assert(
    fc.property(fc.subarray(sets, { minLength: 1 }), fc.integer({ min: 4, max: 24 }), (chosen, length) => {
      const text = Array.from({ length }, (_, i) => chosen[i % chosen.length]?.charAt(i % 5)).join('');
      expect(isPassword(text)).toBe(length >= 8 && length <= 20 && chosen.length >= 3);
    }),
  );
});
