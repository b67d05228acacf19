import { reachOf, type Who } from '../../access/may.ts';

/** Whether somebody sees all that is in another user's figures, so that they may be sent to them (docs: insights#insights-mail-rights). */
export function mayReadReport(reader: Who, owner: Who): boolean {
  if (reader.userId === owner.userId) return true;
  const [reads, has] = [reachOf(reader, 'see'), reachOf(owner, 'see')];
  if (has === 'none' || has === 'own') return false;
  if (reads === 'all') return true;
  if (reader.clientId !== owner.clientId || has === 'all') return false;
  return (
    reads === 'client' || (reads === 'supplier' && has === 'supplier' && reader.supplierName === owner.supplierName)
  );
}
