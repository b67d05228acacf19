import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { reachOf, type Who } from './may.ts';

/** Restricts a query that lists engagements (`e`), or their items, to those that a user may see. */
export function withinReach(user: Who) {
  return (eb: ExpressionBuilder<Database & { e: Database['engagement'] }, 'e'>): Expression<SqlBool> => {
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
  };
}
