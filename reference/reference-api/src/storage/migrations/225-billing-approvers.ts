import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * The users who decide on a billing item: the manager of its engagement, or the approvers of its chain. `manager_id` and `item_client_id` repeat
 * columns of the engagement, for queries; triggers keep them equal. `chain`, `waits_for` and `approvers` are null without a billing route.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table billing_item add column manager_id integer, add column item_client_id integer,
      add column chain jsonb, add column waits_for jsonb, add column approvers jsonb`.execute(db);
  await sql`
    update billing_item b set manager_id = e.manager_id, item_client_id = e.client_id
    from engagement e where e.id = b.engagement_id`.execute(db);
  await sql`alter table billing_item alter column item_client_id set not null`.execute(db);
  await sql`
    create function billing_item_of_engagement() returns trigger language plpgsql as $$
    begin
      select e.manager_id, e.client_id into new.manager_id, new.item_client_id from engagement e where e.id = new.engagement_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger billing_item_of_engagement before insert or update of engagement_id on billing_item
    for each row execute function billing_item_of_engagement()`.execute(db);
  await sql`
    create function engagement_of_billing_items() returns trigger language plpgsql as $$
    begin
      update billing_item set manager_id = new.manager_id, item_client_id = new.client_id where engagement_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger engagement_of_billing_items after update of manager_id, client_id on engagement
    for each row when (old.manager_id is distinct from new.manager_id or old.client_id <> new.client_id)
    execute function engagement_of_billing_items()`.execute(db);
  // The engagements of deleted managers wait for the program.
  await sql`create index billing_item_manager on billing_item (manager_id, status, period_end desc, id)`.execute(db);
  await sql`create index engagement_manager on engagement (manager_id)`.execute(db);
  await sql`
    create index billing_item_waits_for on billing_item using gin (waits_for) where waits_for is not null`.execute(db);
  await sql`
    create index billing_item_approvers on billing_item using gin (approvers) where approvers is not null`.execute(db);
  await sql`
    alter table approval_route drop constraint approval_route_kind_check,
      add constraint approval_route_kind_check check (kind in ('REQUEST', 'ENGAGEMENT', 'REVISION', 'BUDGET', 'BILLING'))
  `.execute(db);
  // The program sees and decides on everything, as before.
  await sql`
    update app_user set permissions = permissions || '["COMPANY_BILLING"]'::jsonb
    where user_type in ('MSP', 'VMS') and not permissions @> '["COMPANY_BILLING"]'::jsonb`.execute(db);
  if (process.env.KEEP_COMPANY_APPROVERS === '1') await keepCompanyApprovers(db);
}

/** Gives the client's users who decide on billing items the permission for the whole company, which they had before without one. */
export async function keepCompanyApprovers(db: Kysely<never>): Promise<void> {
  await sql`
    update app_user set permissions = permissions || '["COMPANY_BILLING"]'::jsonb
    where user_type = 'Client' and permissions @> '["BILLING_APPROVE"]'::jsonb
      and not permissions @> '["COMPANY_BILLING"]'::jsonb`.execute(db);
}
