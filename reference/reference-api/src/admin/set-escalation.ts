import type { Kysely } from 'kysely';
import { mayDecide } from '../approvals/who-decides.ts';
import { OperatorError } from '../operator-error.ts';
import { storeEscalation } from '../reminders/escalation/escalate.ts';
import type { Database } from '../storage/database.ts';

interface Given {
  readonly client: string;
  /** Days after the due date, 1 to 60. */
  readonly days: string;
  /** The user name of the person who is asked as well; `nobody` removes the escalation. */
  readonly to: string;
}

/**
 * Stores who is asked as well when items of a company wait too long (docs: reminders#escalation).
 * @throws OperatorError if there is no such company or person, or the person may not decide
 */
export async function setEscalation(db: Kysely<Database>, { client, days, to }: Given): Promise<string> {
  const company = await db.selectFrom('client').select('id').where('name', '=', client).executeTakeFirst();
  if (!company) throw new OperatorError(`There is no company "${client}".`);
  if (to === 'nobody') {
    await storeEscalation(db, company.id, null);
    return `Nothing is escalated at ${client} now.`;
  }
  const afterDays = /^\d{1,2}$/.test(days) ? Number(days) : 0;
  if (afterDays < 1 || afterDays > 60) throw new OperatorError('--days is a number from 1 to 60.');
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'user_type as userType', 'permissions'])
    .where((e) => e(e.fn('lower', ['user_name']), '=', to.toLowerCase()))
    .where('client_id', '=', company.id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new OperatorError(`${client} has no user "${to}".`);
  if (!mayDecide(user)) throw new OperatorError(`${to} may not decide on billing items.`);
  await storeEscalation(db, company.id, { afterDays, userId: user.id });
  return `What waits at ${client} for ${afterDays} days after its due date goes to ${to} as well.`;
}
