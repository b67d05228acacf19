import { reachOf } from '../../access/may.ts';
import { forbidden, notFound } from '../../call/http-problem.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Services } from '../../services.ts';

/** The companies whose payroll a user exports: all, or their own (docs: exports#payroll-who). @throws HttpProblem 403 for users who export none */
export function payrollReach(user: SignedInUser): 'all' | 'client' {
  const reach = reachOf(user, 'payroll');
  if (reach === 'none') throw forbidden('You do not export payroll.');
  return reach === 'all' ? 'all' : 'client';
}

/** @throws HttpProblem 403 for users who export no payroll, 404 for a company that is not theirs */
export async function requirePayroll(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  clientId: number,
): Promise<void> {
  const isTheirs = payrollReach(user) === 'all' || user.clientId === clientId;
  const client = isTheirs && (await db.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst());
  if (!client) throw notFound('There is no such company.');
}
