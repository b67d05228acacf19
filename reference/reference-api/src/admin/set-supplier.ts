import { tellUser } from '../administration/tell-user.ts';
import { recordEvent } from '../audit/audit.ts';
import { isPlainName } from '../call/plain-name.ts';
import { OperatorError } from '../operator-error.ts';
import type { Services } from '../services.ts';
import { findUser } from './find-user.ts';

/**
 * Sets the supplier of a supplier's user, who from then on sees the workers whom it provides. @throws OperatorError for a user of another
 * type
 */
export async function setSupplier(services: Services, userName: string, supplier: string): Promise<string> {
  const { db, now } = services;
  const user = await findUser(db, userName);
  if (user.user_type !== 'Supplier') throw new OperatorError(`A ${user.user_type} has no supplier.`);
  if (!isPlainName(supplier)) throw new OperatorError('A name is one line without invisible characters.');
  if (user.supplier_name === supplier) return `${user.user_name} belongs to ${supplier}, as before.`;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('app_user').set({ supplier_name: supplier }).where('id', '=', user.id).execute();
    const details = { before: user.supplier_name, supplier, reason: 'operator' };
    await recordEvent(trx, now(), user.id, 'supplier_changed', details);
    const notice = { change: 'supplier' as const, supplier };
    await tellUser(trx, services, { userId: user.id, notice, by: 'operator' });
  });
  const engagement = await db
    .selectFrom('engagement')
    .select('id')
    .where('client_id', '=', user.client_id)
    .where('supplier_name', '=', supplier)
    .limit(1)
    .executeTakeFirst();
  const note = engagement ? '' : ' No engagement of the company has this supplier: check its spelling.';
  return `${user.user_name} belongs to ${supplier} now.${note}`;
}
