import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The shape of some registered addresses, which decoys imitate: two letters of each, and whether the first is that of the user name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table decoy_contact (
    id serial primary key,
    name_letter text not null,
    domain_letter text not null,
    is_of_user_name boolean not null
  )`.execute(db);
  await sql`insert into decoy_contact (name_letter, domain_letter, is_of_user_name)
    select lower(left(r.email, 1)), lower(left(split_part(r.email, '@', 2), 1)),
      lower(left(r.email, 1)) = lower(left(u.user_name, 1))
    from recovery_registration r join app_user u on u.id = r.user_id
    where r.email like '%_@_%' order by random() limit 256`.execute(db);
}
