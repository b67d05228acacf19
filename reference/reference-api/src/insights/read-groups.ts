import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HoursGroup } from 'shared-client/schema/insights';
import { oneOf } from '../billing/read/listed-page.ts';
import type { Database } from '../storage/database.ts';

/** The number of groups of one kind. The rest of the hours is told by the totals. */
const GROUPS = 25;

type Sums = Pick<HoursGroup, 'minutes' | 'overtimeMinutes'>;

/** The hours of an engagement, with what its other groups are. */
export interface EngagementHours extends Sums {
  readonly engagementId: number;
  readonly workerId: number;
  readonly clientId: number;
  readonly supplier: string;
}

interface KeyedSums<Key> extends Sums {
  readonly key: Key;
}

/** The groups with most hours, the largest first, equal ones by their key. */
export function largestGroups<Key extends string | number>(
  rows: readonly EngagementHours[],
  keyOf: (row: EngagementHours) => Key,
): KeyedSums<Key>[] {
  const groups = new Map<Key, { key: Key; minutes: number; overtimeMinutes: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? { key, minutes: 0, overtimeMinutes: 0 };
    group.minutes += row.minutes;
    group.overtimeMinutes += row.overtimeMinutes;
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => other.minutes - one.minutes || (one.key < other.key ? -1 : 1))
    .slice(0, GROUPS);
}

const asGroup = (group: Sums & Pick<HoursGroup, 'id' | 'name'>, workerName: string | null = null): HoursGroup => ({
  ...{ workerName, contractMinutes: null, amounts: [] },
  ...{ id: group.id, name: group.name, minutes: group.minutes, overtimeMinutes: group.overtimeMinutes },
});

/** The engagements, workers, suppliers and companies of weeks that have most hours. The weeks are read once for all of them. */
export async function readGroups(db: Kysely<Database>, weeks: RawBuilder<unknown>) {
  const { rows } = await sql<EngagementHours>`
    select w.of_engagement as "engagementId", w.of_worker as "workerId", w.in_client as "clientId", w.in_supplier as supplier,
      sum(w.week_minutes)::float as minutes, sum(w.overtime_minutes)::float as "overtimeMinutes"
    from ${weeks} group by 1, 2, 3, 4`.execute(db);
  const engagements = largestGroups(rows, ({ engagementId }) => engagementId);
  const workers = largestGroups(rows, ({ workerId }) => workerId);
  const companies = largestGroups(rows, ({ clientId }) => clientId);
  const idsOf = (groups: readonly KeyedSums<number>[]) => oneOf(groups.map(({ key }) => key));
  const [jobs, people, clients] = await Promise.all([
    sql<{ id: number; name: string; worker: string }>`
      select e.id, e.job_title as name, u.first_name || ' ' || u.last_name as worker
      from engagement e join app_user u on u.id = e.worker_id where e.id = ${idsOf(engagements)}`.execute(db),
    sql<{ id: number; name: string }>`
      select id, first_name || ' ' || last_name as name from app_user where id = ${idsOf(workers)}`.execute(db),
    sql<{ id: number; name: string }>`select id, name from client where id = ${idsOf(companies)}`.execute(db),
  ]);
  const named = (
    groups: readonly KeyedSums<number>[],
    names: readonly { id: number; name: string; worker?: string }[],
  ) =>
    groups.flatMap(({ key, ...sums }) => {
      const found = names.find(({ id }) => id === key);
      return found ? [asGroup({ id: key, name: found.name, ...sums }, found.worker)] : [];
    });
  return {
    engagements: named(engagements, jobs.rows),
    workers: named(workers, people.rows),
    companies: named(companies, clients.rows),
    suppliers: largestGroups(rows, ({ supplier }) => supplier).map(({ key, ...sums }) =>
      asGroup({ id: null, name: key, ...sums }),
    ),
  };
}

/** The cost centres with most hours. */
export async function readCostCentres(db: Kysely<Database>, weeks: RawBuilder<unknown>): Promise<HoursGroup[]> {
  const { rows } = await sql<Pick<HoursGroup, 'name' | 'minutes'>>`
    select p.key as name, sum(p.value::numeric)::float as minutes
    from (select w.placed_minutes from ${weeks}) w cross join jsonb_each_text(w.placed_minutes) p
    group by 1 order by 2 desc, 1 limit ${sql.lit(GROUPS)}`.execute(db);
  return rows.map((one) => asGroup({ id: null, overtimeMinutes: 0, ...one }));
}
