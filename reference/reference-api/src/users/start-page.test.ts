import { openablePages, startAddress } from './start-page.ts';

test('a worker starts on home or on time and expense; what this portal does not have opens home', () => {
  expect(openablePages('Worker')).toEqual(['Home', 'Time and Billing']);
  expect(startAddress('Home', 'Worker')).toBe('/');
  expect(startAddress('Time and Billing', 'Worker')).toBe('/#/worker/time-expense');
  expect(startAddress('Reporting', 'Worker')).toBe('/');
});

test.each(['Client', 'MSP', 'VMS', 'Supplier'] as const)('%s has at least Home', (userType) => {
  expect(openablePages(userType)).toContain('Home');
});
