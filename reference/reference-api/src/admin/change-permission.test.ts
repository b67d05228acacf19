import type { Kysely } from 'kysely';
import { keepCompanyApprovers } from '../storage/migrations/225-billing-approvers.ts';
import { startApi } from '../testing/start-api.ts';
import { changePermission } from './change-permission.ts';

const server = await startApi();
const { db, now } = server.api.services;
afterAll(() => server.close());

const companyWide = async (name: string) =>
  (await (await server.signedIn(name)).get('/wand2/api/billing/approvals/summary')).body.hasCompanyRecords;
const change = (userName: string, permission: string, grants: boolean) =>
  changePermission(db, { userName, permission, grants }, now());

test('an operator grants and revokes the whole company (docs: access#access-company)', async () => {
  expect(await companyWide('manager')).toBe(false);
  expect(await change('Manager', 'COMPANY_BILLING', true)).toBe('Manager has COMPANY_BILLING now.');
  expect(await companyWide('manager')).toBe(true);
  expect(await change('manager', 'COMPANY_BILLING', true)).toBe('manager has COMPANY_BILLING, as before.');
  await change('manager', 'COMPANY_BILLING', false);
  expect(await companyWide('manager')).toBe(false);
  const events = await db
    .selectFrom('audit_event')
    .select('details')
    .where('event', '=', 'permission_changed')
    .execute();
  expect(events.map(({ details }) => details)).toMatchObject([{ granted: true }, { granted: false }]);
});

test.each([
  ['nobody', 'COMPANY_BILLING', 'There is no user of this name.'],
  ['worker', 'BILLING_APPROVE', 'A Worker can have: TIMECARD_ENTER, EXPENSE_ENTER, SURVEY_ANSWER.'],
])('%s cannot be given %s', async (name, permission, message) => {
  await expect(change(name, permission, true)).rejects.toThrow(message);
});

test('an upgrade keeps the approvers of the whole company if the operator says so', async () => {
  await keepCompanyApprovers(db as unknown as Kysely<never>);
  await keepCompanyApprovers(db as unknown as Kysely<never>);
  const { permissions } = await db
    .selectFrom('app_user')
    .select('permissions')
    .where('user_name', '=', 'manager')
    .executeTakeFirstOrThrow();
  expect(permissions.filter((one) => one === 'COMPANY_BILLING')).toHaveLength(1);
  expect(await companyWide('manager')).toBe(true);
  // Decides only on behalf of other users.
  const coordinator = await db
    .selectFrom('app_user')
    .select('permissions')
    .where('user_name', '=', 'coordinator')
    .executeTakeFirstOrThrow();
  expect(coordinator.permissions).not.toContain('COMPANY_BILLING');
});
