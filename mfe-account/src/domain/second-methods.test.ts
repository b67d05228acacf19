import { firstMethod, type OfferedFactors, otherMethods } from './second-methods.ts';

const none: OfferedFactors = { authenticator: false, passkey: false, recoveryCode: false, contacts: [] };

test.each([
  [{ authenticator: true, contacts: [1] }, 'authenticator', ['contact']],
  [{ contacts: [1], passkey: true, recoveryCode: true }, 'contact', ['passkey', 'recovery-code']],
  [{ recoveryCode: true }, 'recovery-code', []],
] as const)('%j begins with %s, and offers %j besides', (given, first, others) => {
  const factors = { ...none, ...given };
  expect(firstMethod(factors)).toBe(first);
  expect(otherMethods(factors, first)).toEqual(others);
});
