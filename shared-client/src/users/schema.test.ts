import { LANDING_PAGES, userType } from './schema.ts';

test('the types of users are a closed list, workers among them (docs: session#user-types)', () => {
  expect(userType.options).toEqual(['Client', 'MSP', 'VMS', 'Supplier', 'Worker']);
});

test('the landing pages are these six (docs: shell#landing-pages)', () => {
  expect(LANDING_PAGES).toEqual(['Home', 'Time and Billing', 'Approvals', 'Requests', 'Engagements', 'Reporting']);
});
