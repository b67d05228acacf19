import { type RawBuilder, sql } from 'kysely';
import { reachOf, type Who } from '../access/may.ts';

/** A condition on users (`u`). */
export type UserCondition = RawBuilder<boolean>;

/**
 * The users whom an administrator sees: of their company; for a supplier's administrator, the supplier's users and the workers whom it
 * provides there; for the program's, all (docs: access#access-users).
 */
export function usersWithinReach(user: Who): UserCondition {
  const ofClient = sql<boolean>`u.client_id = ${user.clientId}`;
  switch (reachOf(user, 'users')) {
    case 'supplier':
      return sql<boolean>`${ofClient} and (u.user_type = 'Supplier' and u.supplier_name = ${user.supplierName ?? ''}
        or u.user_type = 'Worker' and exists (select from engagement e where e.worker_id = u.id
          and e.client_id = u.client_id and e.supplier_name = ${user.supplierName ?? ''}))`;
    case 'client':
      return ofClient;
    case 'all':
      return sql<boolean>`true`;
    default:
      return sql<boolean>`false`;
  }
}
