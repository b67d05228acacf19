import { type Kysely, sql, type Transaction } from 'kysely';
import { approverIds, type Chain, waitsFor } from 'shared-validators/record-approval';
import { notify, notifyOfItems } from '../../notifications/keep.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import { escalatedChain } from './escalated-chain.ts';

/** The items handled in one transaction. */
const AT_ONCE = 100;

interface Late {
  readonly id: number;
  readonly chain: Chain | null;
  readonly manager_id: number | null;
  readonly manager_name: string;
  readonly submitted_by_id: number | null;
  readonly next_user_id: number;
  readonly next_name: string;
  readonly company: string;
}

/**
 * Asks the next person about items that have waited too long after they were due (docs: reminders#escalation), once for each submission.
 * Several processes can do this at the same time.
 */
export async function escalate({ db, now, lifecycle }: Pick<Services, 'db' | 'now' | 'lifecycle'>): Promise<void> {
  let handled: number;
  do handled = await db.transaction().execute((trx) => escalateSome(trx, now()));
  while (handled === AT_ONCE && !lifecycle.isDraining);
}

async function escalateSome(trx: Transaction<Database>, now: Date): Promise<number> {
  const { rows } = await sql<Late>`
    select b.id, b.chain, b.manager_id, e.manager_name, b.submitted_by_id, s.next_user_id, c.name as company,
      n.first_name || ' ' || n.last_name as next_name
    from escalation s
    join client c on c.id = s.escalation_client_id
    join app_user n on n.id = s.next_user_id and n.disabled_at is null
    join billing_item b on b.item_client_id = s.escalation_client_id
    join engagement e on e.id = b.engagement_id
    where b.status = 'Pending' and b.approver_due_at < ${now}::timestamptz - s.after_days * interval '1 day'
      and (b.escalated_at is null or b.escalated_at < b.submitted_at)
    order by b.approver_due_at limit ${sql.lit(AT_ONCE)} for update of b skip locked`.execute(trx);
  const escalated: Late[] = [];
  for (const row of rows) if (await escalateItem(trx, row, now)) escalated.push(row);
  await ring(trx, escalated, now);
  return rows.length;
}

/** Tells each next person: of one item by its name, of several at once by their number. */
async function ring(trx: Transaction<Database>, escalated: readonly Late[], now: Date): Promise<void> {
  for (const [readerId, items] of Map.groupBy(escalated, ({ next_user_id }) => next_user_id)) {
    const [first, ...others] = items;
    if (first && others.length === 0)
      await notifyOfItems(trx, [{ itemId: first.id, kind: 'item-escalated', to: { readerId } }], {
        ...{ at: now, actorId: null, by: first.company },
      });
    else await notify(trx, [{ readerId, kind: 'items-escalated', values: { count: items.length }, at: now }]);
  }
}

/** @returns whether another person is asked now */
async function escalateItem(trx: Transaction<Database>, row: Late, now: Date): Promise<boolean> {
  const { id, manager_id, manager_name, submitted_by_id, next_user_id, next_name } = row;
  const chain = escalatedChain(
    {
      chain: row.chain,
      manager: manager_id === null ? null : { userId: manager_id, name: manager_name },
      submittedById: submitted_by_id,
    },
    { userId: next_user_id, name: next_name },
  );
  await trx
    .updateTable('billing_item')
    .set({
      escalated_at: now,
      ...(chain
        ? { chain: json([...chain]), waits_for: json([...waitsFor(chain)]), approvers: json([...approverIds(chain)]) }
        : {}),
    })
    .where('id', '=', id)
    .execute();
  if (!chain) return false;
  await trx
    .insertInto('billing_item_change')
    .values({
      billing_item_id: id,
      status: 'Pending',
      status_reason: null,
      changed_by: row.company,
      changed_at: now,
      comment: null,
      escalated_to: next_name,
    })
    .execute();
  const untold = { untold_item_id: id, untold_to: next_user_id, escalated_on: now };
  await trx
    .insertInto('untold_escalation')
    .values(untold)
    .onConflict((conflict) => conflict.column('untold_item_id').doUpdateSet(untold))
    .execute();
  return true;
}

/** Stores who is asked as well when items of a company wait too long; without a person nobody. */
export async function storeEscalation(
  db: Kysely<Database>,
  clientId: number,
  next: { readonly afterDays: number; readonly userId: number } | null,
): Promise<void> {
  await db.deleteFrom('escalation').where('escalation_client_id', '=', clientId).execute();
  if (next)
    await db
      .insertInto('escalation')
      .values({ escalation_client_id: clientId, after_days: next.afterDays, next_user_id: next.userId })
      .execute();
}
