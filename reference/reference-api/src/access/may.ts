import type { SignedInUser } from '../identity/signed-in-user.ts';
import { ACCESS, type Access, type AccessRow, COMPANY_BILLING, type Reach } from './matrix.ts';

/** The user whose access is checked. */
export type Who = Pick<SignedInUser, 'userId' | 'userType' | 'clientId' | 'supplierName' | 'permissions'>;

/** The owner of an engagement or a billing item. */
export interface Owner {
  readonly worker_id: number;
  readonly client_id: number;
  readonly supplier_name: string;
  /** The manager of the engagement; null if they left. */
  readonly manager_id: number | null;
  /** The approvers of its chain; null or absent without one. */
  readonly approvers?: readonly number[] | null;
}

/** Whether a user may do or see something of an owner, by the matrix. */
export const may = (user: Who, access: Access, owner: Owner): boolean => isWithin(user, reachOf(user, access), owner);

/** The items for which a user has an access. For queries of lists. */
export function reachOf({ userType, permissions }: Pick<Who, 'userType' | 'permissions'>, access: Access): Reach {
  const { reach, companyReach, needs }: AccessRow = ACCESS[access];
  if (needs !== undefined && !permissions.includes(needs)) return 'none';
  return (permissions.includes(COMPANY_BILLING) ? companyReach?.[userType] : undefined) ?? reach[userType];
}

/** Whether a user manages an engagement, or is an approver of an item. */
export const manages = (userId: number, { manager_id, approvers }: Pick<Owner, 'manager_id' | 'approvers'>): boolean =>
  manager_id === userId || approvers?.includes(userId) === true;

function isWithin(user: Who, reach: Reach, owner: Owner): boolean {
  switch (reach) {
    case 'none':
      return false;
    case 'own':
      return owner.worker_id === user.userId;
    case 'supplier':
      return owner.client_id === user.clientId && owner.supplier_name === user.supplierName;
    case 'managed':
      return owner.client_id === user.clientId && manages(user.userId, owner);
    case 'client':
      return owner.client_id === user.clientId;
    case 'all':
      return true;
  }
}

const ROWS: readonly AccessRow[] = Object.values(ACCESS);

/** The fields that are hidden from a user in every item. All other fields are visible in the items that the user may see. */
function hiddenFrom({ userType }: Pick<Who, 'userType'>): ReadonlySet<string> {
  return new Set(ROWS.flatMap((row) => (row.reach[userType] === 'none' ? (row.fields ?? []) : [])));
}

/** A response in which the amounts that its reader may not see are null. A response without such amounts is returned unchanged. */
export function withoutHidden<Body>(body: Body, user: Pick<Who, 'userType'>): Body {
  const hidden = hiddenFrom(user);
  return hidden.size === 0 ? body : (strip(body, hidden) as Body);
}

/** Plain loops, because a large timecard has five thousand fields. */
function strip(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => strip(item, hidden));
  if (!isPlain(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) result[name] = hidden.has(name) ? null : strip(inner, hidden);
  return result;
}

/** Whether an object, of any realm, has only data fields: not a date, not bytes. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
