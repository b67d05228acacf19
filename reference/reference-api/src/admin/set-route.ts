import { type Kysely, sql } from 'kysely';
import { BILLING_ITEM_TYPES } from 'shared-client/schema/billing';
import { type ConfiguredStep, RECORD_KINDS, STEP_MODES } from 'shared-validators/record-approval';
import * as v from 'valibot';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

const ROUTE_KINDS = [...RECORD_KINDS, 'BILLING'] as const;

/** A route as an operator writes it: approvers by their user names. */
const givenRoute = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
        mode: v.picklist(STEP_MODES),
        manager: v.optional(v.boolean()),
        approvers: v.optional(v.pipe(v.array(v.string()), v.maxLength(20)), []),
        above: v.optional(v.pipe(v.number(), v.minValue(0))),
        aboveHours: v.optional(v.pipe(v.number(), v.minValue(0))),
        types: v.optional(v.pipe(v.array(v.picklist([...BILLING_ITEM_TYPES, ...RECORD_KINDS])), v.minLength(1))),
      }),
      v.check(
        (step) => step.manager === true || step.approvers.length > 0,
        'a step asks the manager or names approvers',
      ),
    ),
  ),
  v.maxLength(10),
);

interface Given {
  readonly client: string;
  readonly kind: string;
  /** JSON: a list of steps; an empty list removes the route. */
  readonly text: string;
}

/** Stores the route of a company. What is under way keeps the one it began with. @throws OperatorError with what is wrong in the text */
export async function setRoute(db: Kysely<Database>, { client, kind: named, text }: Given): Promise<string> {
  const kind = ROUTE_KINDS.find((one) => one === named);
  if (!kind) throw new OperatorError(`A route is one of ${ROUTE_KINDS.join(', ')}.`);
  const company = await db.selectFrom('client').select('id').where('name', '=', client).executeTakeFirst();
  if (!company) throw new OperatorError(`There is no company "${client}".`);
  const steps = await Promise.all(
    readRoute(text).map(async ({ approvers, ...step }) => ({
      ...step,
      approvers: await Promise.all(approvers.map((userName) => findApprover(db, company.id, userName))),
    })),
  );
  await db.deleteFrom('approval_route').where('client_id', '=', company.id).where('kind', '=', kind).execute();
  if (steps.length === 0) return `${client} has no ${kind} route now.`;
  await db
    .insertInto('approval_route')
    .values({ client_id: company.id, kind, steps: json(steps as ConfiguredStep[]) })
    .execute();
  return `The ${kind} route of ${client} has these steps now: ${steps.map(({ name }) => name).join(', ')}.`;
}

function readRoute(text: string): v.InferOutput<typeof givenRoute> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The route is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(givenRoute, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorError(`The route cannot be read: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}.`);
}

async function findApprover(db: Kysely<Database>, clientId: number, userName: string) {
  const found = await db
    .selectFrom('app_user')
    .select(['id as userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('client_id', '=', clientId)
    .where('user_type', 'not in', ['Worker', 'Supplier'])
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new OperatorError(`"${userName}" is no user of the company who can approve.`);
  return found;
}
