import type { Sample } from '../sample.ts';

const RUN = 501;

/** Final decisions of a user, made yesterday. */
export async function insertRecent(
  db: Parameters<Sample['insert']>[0],
  userId: number,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  const decidedAt = new Date(now.getTime() - 86_400_000);
  await db
    .insertInto('approval_run')
    .values({
      id: RUN,
      user_id: userId,
      key: 'sample',
      request_hash: '',
      decision: 'approve',
      rejection_kind: null,
      reason: null,
      created_at: decidedAt,
      undo_until: decidedAt,
      undone_at: null,
    })
    .execute();
  await db
    .insertInto('approval_decision')
    .values(
      ids.map((billing_item_id) => ({
        run_id: RUN,
        billing_item_id,
        asked_version: 1,
        fate: 'done' as const,
        decided_version: 1,
        decided_at: decidedAt,
        finished_at: decidedAt,
      })),
    )
    .execute();
}
