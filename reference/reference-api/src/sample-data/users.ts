import { MANAGE_USERS, PAYROLL_EXPORT } from '../access/matrix.ts';
import { rightsOf } from '../identity/account-kinds.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { json } from '../storage/json.ts';
import type { Sample } from './sample.ts';

/** `Portal-2026`, the password of every sample account. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$cG9ydGFsLXNhbXBsZS0xIQ$mWnw3lh39hiC7QJzD6UujHI2cMcZnbCvGK4PErVg6Jk';

/**
 * The company's people. `worker` (Amara Osei) has three engagements with a history; `worker-email` and `worker-mobile` have registered an
 * e-mail address, or that and a mobile number; `worker-templates` has an engagement for each timecard template and for each special case.
 */
const people = [
  { id: 1001, user_name: 'worker', first_name: 'Amara', last_name: 'Osei', user_type: 'Worker' },
  { id: 1002, user_name: 'manager', first_name: 'Daniel', last_name: 'Reyes', user_type: 'Client' },
  {
    id: 1003,
    user_name: 'supplier',
    first_name: 'Ingrid',
    last_name: 'Holm',
    user_type: 'Supplier',
    supplier_name: 'Northgate Staffing',
  },
  { id: 1004, user_name: 'msp', first_name: 'Priya', last_name: 'Natarajan', user_type: 'MSP' },
  { id: 1005, user_name: 'worker-email', first_name: 'Jonas', last_name: 'Weber', user_type: 'Worker' },
  { id: 1006, user_name: 'worker-mobile', first_name: 'Lucía', last_name: 'Fernández', user_type: 'Worker' },
  { id: 1007, user_name: 'vms', first_name: 'Thomas', last_name: 'Blake', user_type: 'VMS' },
  { id: 1008, user_name: 'worker-templates', first_name: 'Nora', last_name: 'Whitfield', user_type: 'Worker' },
] as const;

/** The program's two users administer users, each with the other's consent, and export payroll. */
const permissionsOf = (userType: UserType): string[] => [
  ...rightsOf(userType).permissions,
  ...(userType === 'MSP' || userType === 'VMS' ? [MANAGE_USERS, PAYROLL_EXPORT] : []),
];

export const users: Sample = {
  subject: 'users',
  async insert(db, now) {
    await db
      .insertInto('client')
      .values([
        { id: 1, name: 'Harbor & Vale Logistics', time_zone: 'America/Los_Angeles', country: 'US' },
        { id: 2, name: 'Meridian Health Partners', time_zone: 'Europe/London', country: 'GB' },
      ])
      .execute();
    await db
      .insertInto('app_user')
      .values(
        people.map((person) => ({
          ...person,
          ...rightsOf(person.user_type),
          permissions: json(permissionsOf(person.user_type)),
          password_hash: PASSWORD_HASH,
          client_id: 1,
          language: 'en',
          country: 'US',
          seen_at: now,
        })),
      )
      .execute();
  },
};
