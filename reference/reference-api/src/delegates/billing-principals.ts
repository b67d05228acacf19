import { type RawBuilder, sql } from 'kysely';
import type { ActingUser } from '../identity/signed-in-user.ts';

/**
 * The people for whom a user (`app_user`) decides on billing items today, as JSON: the condition of `standsInFor` with BILLING_APPROVAL, as a
 * part of the query for the caller.
 */
export const billingPrincipals = (now: Date): RawBuilder<readonly ActingUser[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'userId', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'userType', p.user_type, 'clientId', p.client_id,
    'supplierName', p.supplier_name, 'permissions', p.permissions) order by p.id), '[]')
  from (
    select distinct d.user_id from delegation d
    join client c on c.id = app_user.client_id
    where d.delegate_id = app_user.id and d.ended_at is null and d.permissions @> '["BILLING_APPROVAL"]'
      and (${now}::timestamptz at time zone c.time_zone)::date between d.start_date and d.end_date) named
  join app_user p on p.id = named.user_id
  where p.client_id = app_user.client_id and p.user_type = app_user.user_type
    and p.disabled_at is null and p.user_type not in ('Worker', 'Supplier') and p.permissions @> '["BILLING_APPROVE"]')`;
