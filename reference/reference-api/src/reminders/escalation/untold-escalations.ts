import { type Kysely, sql } from 'kysely';
import { type Chain, currentStep } from 'shared-validators/record-approval';
import type { Database } from '../../storage/database.ts';

/** An escalation of which the person who is asked as well has no mail yet. */
export interface UntoldEscalation {
  readonly itemId: number;
  readonly readerId: number;
  /** The names of the other people who are asked. */
  readonly askedBefore: readonly string[];
}

export async function untoldEscalations(
  db: Kysely<Database>,
  readerIds: readonly number[],
): Promise<readonly UntoldEscalation[]> {
  const { rows } = await sql<Omit<UntoldEscalation, 'askedBefore'> & { readonly chain: Chain | null }>`
    select u.untold_item_id as "itemId", u.untold_to as "readerId", b.chain
    from untold_escalation u join billing_item b on b.id = u.untold_item_id
    where u.untold_to = any (${readerIds})`.execute(db);
  return rows.map(({ chain, ...escalation }) => {
    const step = chain?.[currentStep(chain)];
    const others = (step?.approvers ?? []).filter(({ userId }) => userId !== escalation.readerId);
    return { ...escalation, askedBefore: others.map(({ name }) => name) };
  });
}

/** Notes that people were told, or did not want to be. An escalation that came meanwhile stays. */
export async function noteTold(trx: Kysely<Database>, told: readonly UntoldEscalation[]): Promise<void> {
  if (told.length === 0) return;
  await sql`
    delete from untold_escalation u
    using jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t("itemId" integer, "readerId" integer)
    where u.untold_item_id = t."itemId" and u.untold_to = t."readerId"`.execute(trx);
}
