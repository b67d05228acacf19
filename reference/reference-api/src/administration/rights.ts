import { COMPANY_BILLING, MANAGE_USERS, PAYROLL_EXPORT } from '../access/matrix.ts';
import type { UserType } from '../identity/signed-in-user.ts';

/** The rights by which two users are compared. */
export interface Rights {
  readonly userId: number;
  readonly userType: UserType;
  readonly permissions: readonly string[];
}

/** The types of users, the one with the fewest rights first. */
const RANKS: readonly UserType[] = ['Worker', 'Supplier', 'Client', 'MSP', 'VMS'];

/** Permissions over other people's records. A user who has one that an administrator lacks has higher rights. */
const HIGH: readonly string[] = [COMPANY_BILLING, MANAGE_USERS, PAYROLL_EXPORT];

/**
 * Why an administrator must not change a user: it is their own account, or the user has higher rights. Null if they may
 * (docs: access#access-users).
 */
export function refusalOf(administrator: Rights, subject: Rights): 'own' | 'higher' | null {
  if (administrator.userId === subject.userId) return 'own';
  const [own, other] = [RANKS.indexOf(administrator.userType), RANKS.indexOf(subject.userType)];
  if (other !== own) return other > own ? 'higher' : null;
  const lacks = (one: string) => subject.permissions.includes(one) && !administrator.permissions.includes(one);
  return HIGH.some(lacks) ? 'higher' : null;
}
