import type { SignedInUser } from '../identity/signed-in-user.ts';
import { ACCESS, type Access, type AccessRow, type Reach } from './matrix.ts';

/** Who is asked about. */
export type Who = Pick<SignedInUser, 'userId' | 'userType' | 'clientId' | 'supplierName'>;

/** Whose an engagement or a billing item is. */
export interface Owner {
  readonly worker_id: number;
  readonly client_id: number;
  readonly supplier_name: string;
}

/** Whether a user may do or see something of an owner's, by the matrix. */
export const may = (user: Who, access: Access, owner: Owner): boolean =>
  isWithin(user, ACCESS[access].reach[user.userType], owner);

/** How far a user may go with something, for queries that list. */
export const reachOf = (user: Pick<Who, 'userType'>, access: Access): Reach => ACCESS[access].reach[user.userType];

function isWithin(user: Who, reach: Reach, owner: Owner): boolean {
  switch (reach) {
    case 'none':
      return false;
    case 'own':
      return owner.worker_id === user.userId;
    case 'supplier':
      return owner.client_id === user.clientId && owner.supplier_name === user.supplierName;
    case 'client':
      return owner.client_id === user.clientId;
    case 'all':
      return true;
  }
}

const ROWS: readonly AccessRow[] = Object.values(ACCESS);

/** The fields that a user sees of nobody. What they see of somebody they see of whom they may see at all. */
function hiddenFrom({ userType }: Pick<Who, 'userType'>): ReadonlySet<string> {
  return new Set(ROWS.flatMap((row) => (row.reach[userType] === 'none' ? (row.fields ?? []) : [])));
}

/** A response without the amounts that its reader may not see: they are null. What has none of them is handed back as it is. */
export function withoutHidden<Body>(body: Body, user: Pick<Who, 'userType'>): Body {
  const hidden = hiddenFrom(user);
  return hidden.size === 0 ? body : (strip(body, hidden) as Body);
}

/** Plain loops: a large timecard has five thousand fields. */
function strip(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => strip(item, hidden));
  if (!isPlain(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) result[name] = hidden.has(name) ? null : strip(inner, hidden);
  return result;
}

/** An object that is its fields and nothing else, whichever realm made it: not a date, not bytes. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
