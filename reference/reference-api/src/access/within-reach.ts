import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { reachOf, type Who } from './may.ts';

type Engagements = Database & { e: Database['engagement'] };
type Items = Engagements & { b: Database['billing_item'] };

/** Restricts a query that lists engagements (`e`) to those that a user may see. */
export const engagementsWithinReach =
  (user: Who) =>
  (eb: ExpressionBuilder<Engagements, 'e'>): Expression<SqlBool> =>
    reachOf(user, 'see') === 'managed'
      ? eb.and([eb('e.manager_id', '=', user.userId), eb('e.client_id', '=', user.clientId)])
      : ofEngagement(user, eb);

/** Restricts a query that lists billing items (`b`, with their engagement `e`) to those that a user may see. */
export const itemsWithinReach =
  (user: Who) =>
  (eb: ExpressionBuilder<Items, 'b' | 'e'>): Expression<SqlBool> =>
    reachOf(user, 'see') === 'managed' ? managedItems(user) : ofEngagement(user, eb as never);

/** The items (`b`) that a user manages, or is an approver of. */
export const managedItems = ({ userId, clientId }: Pick<Who, 'userId' | 'clientId'>) =>
  sql<boolean>`((b.manager_id = ${userId} or b.approvers @> ${JSON.stringify([userId])}::jsonb) and b.client_id = ${clientId})`;

/** The items (`b`) that wait for a user: without a chain for the manager, otherwise for the approvers of its current step. */
export const waitingItems = (userId: number) =>
  sql<boolean>`((b.manager_id = ${userId} and b.chain is null) or b.waits_for @> ${JSON.stringify([userId])}::jsonb)`;

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
