import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The price of one unit of a currency in another, by the day for which it was published. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table exchange_rate (
      from_currency text not null,
      to_currency text not null,
      day date not null,
      rate numeric not null check (rate > 0),
      primary key (to_currency, from_currency, day)
    )`.execute(db);
}
