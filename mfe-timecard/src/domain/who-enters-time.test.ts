import { adjusts, entersTime } from './who-enters-time.ts';

test('a worker enters time; managers, the program and suppliers look at it (docs: add-time#other-screens)', () => {
  expect(entersTime({ userType: 'Worker' })).toBe(true);
  for (const userType of ['Client', 'MSP', 'VMS', 'Supplier']) expect(entersTime({ userType })).toBe(false);
});

test('somebody who is not known yet is not kept from entering time', () => {
  expect(entersTime(undefined)).toBe(true);
});

test('adjustments are made by those who decide on billing, never by workers and suppliers', () => {
  const permissions = ['BILLING_APPROVE'];
  for (const userType of ['Client', 'MSP', 'VMS']) {
    expect(adjusts({ userType, permissions })).toBe(true);
    expect(adjusts({ userType, permissions: [] })).toBe(false);
  }
  for (const userType of ['Worker', 'Supplier']) expect(adjusts({ userType, permissions })).toBe(false);
  expect(adjusts(undefined)).toBe(false);
});
