import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { reachOf } from '../../access/may.ts';
import { ReadyJson } from '../../call/ready-json.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { preparedStatement } from '../../storage/prepared.ts';

/** The direct inputs of a response: the caller, with everything that determines their access, and the request. */
export interface MetadataQuestion {
  readonly user: Pick<
    SignedInUser,
    'userId' | 'userType' | 'clientId' | 'supplierName' | 'permissions' | 'billingPrincipals'
  >;
  readonly itemId: number;
  readonly engagementId: number;
  readonly selectedDate: string | undefined;
}

/** The other inputs of a response. */
export interface MetadataScope {
  readonly workerId: number;
  readonly clientId: number;
  readonly first: string;
  readonly last: string;
  readonly customFieldIds: readonly number[];
}

/** A cache for the edit metadata of timecards, valid while the rows they are made from do not change. */
export interface MetadataCache {
  /** The compressed response, if all of its rows are unchanged and no job is waiting to change one; otherwise undefined. */
  find(db: Kysely<Database>, question: MetadataQuestion, now: Date): Promise<ReadyJson | undefined>;
  /** Stores a response; `db` sees the snapshot that the response was made from. */
  keep(
    db: Kysely<Database>,
    question: MetadataQuestion,
    made: { readonly scope: MetadataScope; readonly response: ReadyJson; readonly now: Date },
  ): Promise<void>;
  /** Disables the cache (benchmark). */
  switchOff(): void;
}

/** The largest size of the cache; the large timecard has a fifth of a megabyte. */
const MOST_BYTES = 32_000_000;

interface Kept {
  readonly scope: MetadataScope;
  readonly state: string;
  readonly response: ReadyJson;
}

/** An empty cache, one for each server. */
export function createMetadataCache(): MetadataCache {
  /** The least recently used entry first. */
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let isOn = true;
  const drop = (key: string) => {
    const found = kept.get(key);
    if (found) bytes -= sizeOf(found.response);
    kept.delete(key);
  };
  const put = (key: string, entry: Kept) => {
    drop(key);
    kept.set(key, entry);
    bytes += sizeOf(entry.response);
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      drop(oldest);
    }
  };
  return {
    async find(db, question, now) {
      const key = keyOf(question);
      const found = kept.get(key);
      if (!found) return undefined;
      const { state, isDue } = await stateOf(db, question, found.scope, now);
      if (isDue) return undefined;
      const isCurrent = state === found.state;
      if (kept.get(key) !== found) return isCurrent ? found.response : undefined;
      if (!isCurrent) {
        drop(key);
        return undefined;
      }
      // Compressed at the second request, because most responses are requested once. The compressed size is a twentieth.
      const { bytes: plain, gzipped } = found.response;
      const response = gzipped ? found.response : new ReadyJson(plain, await compress(plain));
      if (kept.get(key) === found) put(key, { ...found, response });
      return response;
    },
    async keep(db, question, { scope, response, now }) {
      if (!isOn) return;
      const { state } = await stateOf(db, question, scope, now);
      put(keyOf(question), { scope, response, state });
    },
    switchOff() {
      isOn = false;
      kept.clear();
      bytes = 0;
    },
  };
}

const compress = promisify(gzip);
const sizeOf = ({ bytes, gzipped }: ReadyJson): number => bytes.length + (gzipped?.length ?? 0);

const keyOf = ({ user, itemId, engagementId, selectedDate = '' }: MetadataQuestion): string =>
  JSON.stringify([
    ...[user.userId, user.userType, user.clientId, user.supplierName, reachOf(user, 'see')],
    ...[user.billingPrincipals.map(({ userId }) => userId), itemId, engagementId, selectedDate],
  ]);

interface State {
  /** A text that changes with any row that the response is made from. */
  readonly state: string;
  /** A job of the leave system has ended but has not changed those rows yet. */
  readonly isDue: boolean;
}

/**
 * Every change of a row gives it a new `xmin` (the number of the transaction that wrote it), whether by another server, a job, or somebody
 * with psql. Parameters: the engagement, the client, the worker, first and last date, ids of the custom fields, the time.
 */
const stateStatement = preparedStatement(
  'metadata_state',
  () => `
    select concat_ws('/',
      (select concat_ws(' ', e.xmin, c.xmin, w.xmin, p.xmin, o.xmin)
        from engagement e
        join client c on c.id = e.client_id
        join app_user w on w.id = e.worker_id
        join work_period p on p.id = e.work_period_id
        left join overtime_rule o on o.id = e.overtime_rule_id
        where e.id = $1::integer),
      (select string_agg(concat(l.id, ':', l.xmin), ' ' order by l.id) from leave_day l where l.engagement_id = $1),
      '-',
      (select string_agg(concat(h.holiday_date, ':', h.xmin), ' ' order by h.holiday_date) from client_holiday h
        where h.client_id = $2::integer),
      '-',
      (select string_agg(concat(a.leave_kind, ':', a.xmin), ' ' order by a.leave_kind) from accrual a
        where a.engagement_id = $1),
      '-',
      (select string_agg(concat(b.id, ':', b.xmin), ' ' order by b.id) from billing_item b
        where b.worker_id = $3::integer and b.period_end >= $4::date and b.period_start <= $5::date),
      '-',
      (select string_agg(concat(d.id, ':', d.xmin), ' ' order by d.id) from billing_item_detail d
        where d.worker_id = $3 and d.worked_date between $4 and $5),
      '-',
      (select string_agg(concat(f.id, ':', f.xmin), ' ' order by f.id) from custom_field f where f.id = any($6::integer[]))
    ) as state,
    exists (select from job_run j where j.finished_at is null and j.due_at <= $7::timestamptz) as "isDue"`,
);

async function stateOf(
  db: Kysely<Database>,
  { engagementId }: MetadataQuestion,
  { workerId, clientId, first, last, customFieldIds }: MetadataScope,
  now: Date,
): Promise<State> {
  const parameters = [engagementId, clientId, workerId, first, last, [...customFieldIds], now];
  const { rows } = await db.executeQuery(stateStatement(parameters));
  return rows[0] as State;
}
