import fc from 'fast-check';
import { sentCode } from './code-clock.ts';
import { codeUnderWay, newRegister, type PendingAddress, readRegister, withCode, withoutCode } from './sent-codes.ts';

const now = 1_795_000_000_000;
const pending: PendingAddress = { userId: '7', channel: 'email', address: 'worker@example.com' };
const register = withCode(newRegister('salt'), pending, sentCode(now));

test('a code is asked for once per pending address (docs: recovery#flow-sends-code, codes#code-sent-once)', () => {
  expect(codeUnderWay(newRegister('salt'), pending, now)).toBeUndefined();
  expect(codeUnderWay(register, pending, now)).toEqual(sentCode(now));
  expect(codeUnderWay(register, { ...pending, address: ' Worker@example.com ' }, now)).toBeDefined();
});

test.each<[string, PendingAddress]>([
  ['another address', { ...pending, address: 'other@example.com' }],
  ['another user', { ...pending, userId: '8' }],
  ['another channel', { ...pending, channel: 'phone' }],
])('%s is asked for on its own', (_name, other) => {
  expect(codeUnderWay(register, other, now)).toBeUndefined();
});

test('a code for another address ends the earlier one', () => {
  const later = withCode(register, { ...pending, address: 'other@example.com' }, sentCode(now));
  expect(codeUnderWay(later, pending, now)).toBeUndefined();
});

test('an expired code is none, so that entering again asks for a new one', () => {
  expect(codeUnderWay(register, pending, now + 15 * 60_000 - 1)).toBeDefined();
  expect(codeUnderWay(register, pending, now + 15 * 60_000)).toBeUndefined();
});

test('a failed call leaves no code behind', () => {
  expect(codeUnderWay(withoutCode(register, pending), pending, now)).toBeUndefined();
});

test('what is stored survives a reload and names no address', () => {
  const stored = JSON.stringify(register);
  expect(stored).not.toMatch(/worker|example/);
  expect(readRegister(stored)).toEqual(register);
});

test.each([
  null,
  '',
  'x',
  '{',
  'null',
  '[]',
  '7',
  '{"salt":7,"codes":{}}',
  '{"salt":"x"}',
  '{"salt":"x","codes":[1]}',
  '{"salt":"x","codes":{"email.1":{"address":"a"}}}',
  '{"salt":"x","codes":{"email.1":{"address":"a","sentAt":"1","expiresAt":2,"resendAt":3}}}',
  '{"salt":"x","codes":{"email.1":null}}',
])('stored %j is as if there were nothing', (stored) => {
  expect(readRegister(stored)).toBeUndefined();
});

test('any text in storage is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(() => readRegister(stored)).not.toThrow();
    }),
  );
});

test('different addresses are different', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
      fc.pre(one.toLowerCase() !== other.toLowerCase());
      const sent = withCode(newRegister('s'), { ...pending, address: one }, sentCode(now));
      expect(codeUnderWay(sent, { ...pending, address: other }, now)).toBeUndefined();
    }),
  );
});
