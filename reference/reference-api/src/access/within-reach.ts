import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { reachOf, type Who } from './may.ts';

type Engagements = Database & { e: Database['engagement'] };

/** Restricts a query that lists engagements (`e`) to those that a user may see. */
export const engagementsWithinReach =
  (user: Who) =>
  (eb: ExpressionBuilder<Engagements, 'e'>): Expression<SqlBool> =>
    reachOf(user, 'see') === 'managed'
      ? eb.and([eb('e.manager_id', '=', user.userId), eb('e.client_id', '=', user.clientId)])
      : ofEngagement(user, eb);

function ofEngagement(user: Who, eb: ExpressionBuilder<Engagements, 'e'>): Expression<SqlBool> {
  const ofClient = eb('e.client_id', '=', user.clientId);
  switch (reachOf(user, 'see')) {
    case 'own':
      return eb('e.worker_id', '=', user.userId);
    case 'supplier':
      return eb.and([ofClient, eb('e.supplier_name', '=', user.supplierName ?? '')]);
    case 'client':
      return ofClient;
    case 'all':
      return sql<boolean>`true`;
    default:
      return sql<boolean>`false`;
  }
}

/** A condition on items (`b`). */
export type Condition = RawBuilder<boolean>;

const isClient = ({ clientId }: Pick<Who, 'clientId'>): Condition => sql`b.item_client_id = ${clientId}`;

const contains = (column: 'waits_for' | 'approvers', { userId }: Pick<Who, 'userId'>): Condition =>
  sql`${sql.ref(`b.${column}`)} @> ${JSON.stringify([userId])}::jsonb`;

const both = (...conditions: readonly Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`;

/** The items that a user is an approver of and does not manage. */
export const approvedOnly = (user: Pick<Who, 'userId' | 'clientId'>): Condition =>
  both(isClient(user), contains('approvers', user), sql`b.manager_id is distinct from ${user.userId}`);

/** The items that a user manages or is an approver of, in parts. */
export const managedParts = (user: Pick<Who, 'userId' | 'clientId'>): readonly Condition[] => [
  both(isClient(user), sql`b.manager_id = ${user.userId}`),
  approvedOnly(user),
];

/** The items that wait for a user, in parts. */
export const waitingParts = (user: Pick<Who, 'userId' | 'clientId'>): readonly Condition[] => [
  both(isClient(user), sql`b.manager_id = ${user.userId} and b.chain is null`),
  both(isClient(user), contains('waits_for', user)),
];

/**
 * The items that a user may see, in parts that have no item in common. Each begins with the columns of an index, which a condition with
 * "or" would not.
 */
export function seenParts(user: Who): readonly Condition[] {
  switch (reachOf(user, 'see')) {
    case 'own':
      return [sql`b.worker_id = ${user.userId}`];
    case 'supplier':
      return [both(isClient(user), sql`b.item_supplier = ${user.supplierName ?? ''}`)];
    case 'managed':
      return managedParts(user);
    case 'client':
      return [isClient(user)];
    case 'all':
      return [sql`true`];
    default:
      return [sql`false`];
  }
}
