import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const due = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time is HH:MM')),
});

/** A calendar as an operator writes it. */
const givenCalendar = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    worker: due,
    approver: due,
    cutoff: due,
    moved: v.optional(v.picklist(['later', 'earlier']), 'later'),
    weekend: v.optional(v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(6)), ['Saturday', 'Sunday']),
  }),
  v.check(
    ({ worker, approver, cutoff }) => worker.days <= approver.days && approver.days <= cutoff.days,
    'the worker is due first, then the approver, then the cut-off',
  ),
);

interface Given {
  readonly client: string;
  /** Only this engagement; otherwise all of the company that have no calendar of their own. */
  readonly engagement?: string | undefined;
  /** JSON: a calendar, or `null` to remove it. */
  readonly text: string;
}

/**
 * Stores the due dates of a company, or of one engagement (docs: deadlines#due-calendar). What is not decided has the new dates at once.
 * @throws OperatorError with what is wrong in the text
 */
export async function setDueCalendar(db: Kysely<Database>, { client, engagement, text }: Given): Promise<string> {
  const calendar = readCalendar(text);
  return db.transaction().execute(async (trx) => {
    const company = await trx.selectFrom('client').select('id').where('name', '=', client).executeTakeFirst();
    if (!company) throw new OperatorError(`There is no company "${client}".`);
    const ids = engagement === undefined ? undefined : [await findEngagement(trx, company.id, engagement)];
    const ofCompany = trx.updateTable('due_calendar').where('calendar_client_id', '=', company.id);
    if (ids === undefined) await ofCompany.set({ is_usual: false }).where('is_usual', '=', true).execute();
    const id = calendar && (await storeCalendar(trx, company.id, calendar, ids === undefined));
    if (ids !== undefined)
      await trx.updateTable('engagement').set({ due_calendar_id: id }).where('id', 'in', ids).execute();
    const whose = engagement === undefined ? client : `Engagement ${engagement}`;
    return calendar ? `${whose} has the calendar "${calendar.name}" now.` : `${whose} has no calendar of its own now.`;
  });
}

async function storeCalendar(
  trx: Kysely<Database>,
  clientId: number,
  { name, worker, approver, cutoff, moved, weekend }: v.InferOutput<typeof givenCalendar>,
  isUsual: boolean,
): Promise<number> {
  const values = {
    ...(isUsual ? { is_usual: true } : {}),
    ...{ worker_days: worker.days, worker_time: worker.time },
    ...{ approver_days: approver.days, approver_time: approver.time },
    ...{ cutoff_days: cutoff.days, cutoff_time: cutoff.time },
    moved,
    weekend: weekend.map((day) => WEEKDAYS.indexOf(day) + 1),
  };
  const { id } = await trx
    .insertInto('due_calendar')
    .values({ calendar_client_id: clientId, calendar_name: name, ...values })
    .onConflict((conflict) => conflict.columns(['calendar_client_id', 'calendar_name']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findEngagement(db: Kysely<Database>, clientId: number, named: string): Promise<number> {
  const id = /^\d{1,9}$/.test(named) ? Number(named) : 0;
  const found = await db
    .selectFrom('engagement')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`The company has no engagement ${named}.`);
  return found.id;
}

function readCalendar(text: string): v.InferOutput<typeof givenCalendar> | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The calendar is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(v.nullable(givenCalendar), given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorError(`The calendar cannot be read: ${v.getDotPath(issue) ?? 'the calendar'}: ${issue.message}.`);
}
