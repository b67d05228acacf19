import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openPeriods } from './open-periods.ts';
import { latePeriods } from './worker-reminder.ts';

/** The engagements looked at in one step. */
const AT_ONCE = 500;

/** The number of late items of a person. */
export interface LatePerson {
  readonly name: string;
  readonly count: number;
}

/** Who is late at a company, on either side, the longest list first (docs: reminders#reminder-program). */
export interface LateReport {
  readonly workers: readonly LatePerson[];
  readonly approvers: readonly LatePerson[];
}

export const totalOf = (people: readonly LatePerson[]): number => people.reduce((sum, { count }) => sum + count, 0);

const most = (people: readonly LatePerson[]): LatePerson[] =>
  [...people].sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));

export async function lateAtCompany(db: Kysely<Database>, clientId: number, now: Date): Promise<LateReport> {
  const workers = new Map<number, LatePerson>();
  let after: number | undefined = 0;
  while (after !== undefined) {
    const { periods, last }: Awaited<ReturnType<typeof openPeriods>> = await openPeriods(
      db,
      { clientId, after, limit: AT_ONCE },
      now,
      latePeriods,
    );
    for (const { workerId, worker } of periods)
      workers.set(workerId, { name: worker, count: (workers.get(workerId)?.count ?? 0) + 1 });
    after = last;
  }
  const approvers = await db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .select(['e.manager_name as name'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('b.item_client_id', '=', clientId)
    .where('b.status', '=', 'Pending')
    .where('b.approver_due_at', '<', now)
    .groupBy('e.manager_name')
    .execute();
  return {
    workers: most([...workers.values()]),
    approvers: most(approvers.map(({ name, count }) => ({ name, count: Number(count) }))),
  };
}
