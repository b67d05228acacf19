import { openablePages, startAddress } from './start-page.ts';

test('a worker starts on home or on time and expense; what this portal does not have opens home (docs: account#start-page)', () => {
  expect(openablePages('Worker', {})).toEqual(['Home', 'Time and Billing']);
  expect(startAddress('Home', 'Worker', {})).toBe('/');
  expect(startAddress('Time and Billing', 'Worker', {})).toBe('/#/worker/time-expense');
  expect(startAddress('Reporting', 'Worker', {})).toBe('/');
});

test.each(['Client', 'MSP', 'VMS', 'Supplier'] as const)('%s has at least Home', (userType) => {
  expect(openablePages(userType, {})).toContain('Home');
});

test('people of the client, the program and suppliers start on a home of their own (docs: account#start-page)', () => {
  for (const userType of ['Client', 'MSP', 'VMS', 'Supplier'] as const)
    expect(startAddress('Home', userType, {})).toBe('/#/manager/home');
  expect(startAddress('Engagements', 'Client', {})).toBe('/#/manager/home');
});

test('a manager starts on the approval dashboard, a supplier does not', () => {
  expect(startAddress('Approvals', 'Client', {})).toBe('/#/manager/approvals');
  expect(openablePages('Supplier', {})).not.toContain('Approvals');
});

test('what the deployment has elsewhere is a page to start on as well', () => {
  const sections = { requests: 'https://vms.example.com/requests', reporting: '/legacy/reports.jsp' };
  expect(openablePages('Client', sections)).toEqual(['Home', 'Time and Billing', 'Approvals', 'Requests', 'Reporting']);
  expect(startAddress('Requests', 'Client', sections)).toBe('https://vms.example.com/requests');
  expect(startAddress('Reporting', 'Client', sections)).toBe('/legacy/reports.jsp');
  expect(openablePages('Worker', sections)).not.toContain('Requests');
});
