import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { payrollMapping } from '../exports/payroll/mapping.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/**
 * Stores how a company's payroll reads its files, or removes it with `null` (docs: exports#payroll-mapping). Batches keep the mapping they
 * were made with.
 *
 * @throws OperatorError with what is wrong in the text
 */
export async function setPayrollMapping(
  db: Kysely<Database>,
  { client, text }: { readonly client: string; readonly text: string },
): Promise<string> {
  const mapping = readMapping(text);
  const company = await db.selectFrom('client').select('id').where('name', '=', client).executeTakeFirst();
  if (!company) throw new OperatorError(`There is no company "${client}".`);
  const { id } = company;
  if (mapping === null) {
    await db.deleteFrom('payroll_mapping').where('mapping_client_id', '=', id).execute();
    return `Payroll files of ${client} have every value now.`;
  }
  const values = { mapping: json(mapping) };
  await db
    .insertInto('payroll_mapping')
    .values({ mapping_client_id: id, ...values })
    .onConflict((conflict) => conflict.column('mapping_client_id').doUpdateSet(values))
    .execute();
  return `Payroll files of ${client} have these columns now: ${mapping.columns.map(({ heading }) => heading).join(', ')}.`;
}

function readMapping(text: string): v.InferOutput<typeof payrollMapping> | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The mapping is not JSON: ${(error as Error).message}`);
  }
  const parsed = v.safeParse(v.nullable(payrollMapping), given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorError(`The mapping cannot be read: ${v.getDotPath(issue) ?? 'the mapping'}: ${issue.message}.`);
}
