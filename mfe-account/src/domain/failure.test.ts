import { deviceFailure, failureOf } from './failure.ts';

test.each(['ERR_PASSWORD_COMMON', 'ERR_NAME_CHARACTERS'])(
  'the refusal %s says its own sentence, and is not tried again',
  (token) => {
    expect(failureOf('validation', token, undefined)).toEqual({ label: token, isRepeatable: false });
  },
);

test.each([
  [30, 1],
  [61, 2],
  [undefined, 1],
])('a wait of %p seconds is said in minutes', (seconds, count) => {
  expect(failureOf('rate-limited', undefined, seconds)).toMatchObject({
    label: 'ERR_AC_RECOVERY_WAIT',
    values: { count },
  });
});

test.each([
  ['network', 'ERR_AC_RECOVERY_OFFLINE', true],
  ['deadline', 'ERR_AC_RECOVERY_SLOW', true],
  ['server', 'ERR_AC_RECOVERY_SERVER', true],
  ['unavailable', 'ERR_AC_UNAVAILABLE_KEPT', true],
  ['validation', 'ERR_AC_RECOVERY_FAILED', false],
])('%s is %s', (kind, label, isRepeatable) => {
  expect(failureOf(kind, 'ERR_OTHER', undefined)).toEqual({ label, isRepeatable });
});

test.each([
  ['NotAllowedError', 'ERR_PASSKEY_CANCELLED'],
  ['InvalidStateError', 'ERR_PASSKEY_THERE'],
  ['TypeError', undefined],
  ['constructor', undefined],
])('a device that answers %s', (name, label) => {
  expect(deviceFailure(name)?.label).toBe(label);
});
