import { entersTime } from './who-enters-time.ts';

test('a worker enters time; managers, the program and suppliers look at it', () => {
  expect(entersTime({ userType: 'Worker' })).toBe(true);
  for (const userType of ['Client', 'MSP', 'VMS', 'Supplier']) expect(entersTime({ userType })).toBe(false);
});

test('somebody who is not known yet is not kept from entering time', () => {
  expect(entersTime(undefined)).toBe(true);
});
