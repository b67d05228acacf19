import { type Kysely, sql } from 'kysely';

/** What was decided since a list was made is asked for by each "approve all". */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index approval_decision_since on approval_decision (decided_at)
    where fate = 'done' and undone_at is null`.execute(db);
}
