import { COMPANY_BILLING, MANAGE_USERS } from '../access/matrix.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { refusalOf } from './rights.ts';

const user = (userId: number, userType: UserType, ...permissions: string[]) => ({ userId, userType, permissions });
const msp = user(1, 'MSP', MANAGE_USERS);

test.each([
  ['the own account', user(1, 'MSP', MANAGE_USERS), 'own'],
  ['a worker', user(2, 'Worker', 'TIMECARD_ENTER'), null],
  ['a client’s user with more permissions', user(2, 'Client', COMPANY_BILLING), null],
  ['another administrator', user(2, 'MSP', MANAGE_USERS), null],
  ['a colleague for the whole company', user(2, 'MSP', COMPANY_BILLING), 'higher'],
  ['a user of the VMS', user(2, 'VMS'), 'higher'],
])('an administrator of the program and %s: %s (docs: access#access-users)', (_who, subject, refusal) => {
  expect(refusalOf(msp, subject)).toBe(refusal);
});
