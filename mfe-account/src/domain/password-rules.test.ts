import { isNewPassword, passwordRules } from './password-rules.ts';

const met = (password: string) =>
  passwordRules(password)
    .filter(({ isMet }) => isMet)
    .map(({ label }) => label.replace('LBL_PASSWORD_RULE_', ''));

test.each([
  ['', []],
  ['abc', ['SPACES']],
  ['abcdefgh', ['LENGTH', 'SPACES']],
  ['Abcdefg1', ['LENGTH', 'CLASSES', 'SPACES']],
  ['Abc defg1', ['LENGTH', 'CLASSES']],
  [`Ab1${'x'.repeat(18)}`, ['CLASSES', 'SPACES']],
])('%j meets %j', (password, labels) => {
  expect(met(password)).toEqual(labels);
});

test.each(['Abcdefg1', 'Abc defg1', 'abcdefgh', 'ÄÖü-1234', '12345678-a'])(
  '%j meets every part exactly when it is a password (docs: account#new-password)',
  (password) => {
    expect(met(password).length === 3).toBe(isNewPassword(password));
  },
);
