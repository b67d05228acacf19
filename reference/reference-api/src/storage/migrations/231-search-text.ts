import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * The text of an engagement in which its billing items are searched: worker, job title and name. Triggers keep it. Its index is made when the
 * server starts (`approvals/search-index.ts`), because it needs an extension.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    'alter table engagement add column search_text text',
    `update engagement e set search_text = lower(concat_ws(E'\\n', w.first_name, w.last_name, e.job_title, e.req_name))
    from app_user w where w.id = e.worker_id`,
    'alter table engagement alter column search_text set not null',
    `create function engagement_search_text() returns trigger language plpgsql as $$
    begin
      select lower(concat_ws(E'\\n', w.first_name, w.last_name, new.job_title, new.req_name)) into new.search_text
      from app_user w where w.id = new.worker_id;
      return new;
    end $$`,
    `create trigger engagement_search_text before insert or update of job_title, req_name, worker_id on engagement
    for each row execute function engagement_search_text()`,
    `create function worker_search_text() returns trigger language plpgsql as $$
    begin
      update engagement set job_title = job_title where worker_id = new.id;
      return null;
    end $$`,
    `create trigger worker_search_text after update of first_name, last_name on app_user
    for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
    execute function worker_search_text()`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
