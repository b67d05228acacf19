import { batchFile, batchWithLines, findBatch } from '../payroll/batches.ts';
import { requirePayroll } from '../payroll/require-payroll.ts';
import type { ExportedCsv, Reading } from './reading.ts';

const batchOf = (query: Reading['query']) => query as { readonly clientId: number; readonly number: number };

/** A payroll batch by the mapping that it was made with (docs: exports#payroll-mapping): the same bytes whenever it is fetched. */
export const payrollBatchFile: ExportedCsv = {
  title: 'LBL_MENU_PAYROLL',
  fileName: (query) => `payroll-${query.clientId}-${query.number}.csv`,
  async count({ services, user, query }) {
    const batch = batchOf(query);
    await requirePayroll(services, user, batch.clientId);
    return (await batchWithLines(services.db, batch, { after: 0, size: 1 })).total.lines;
  },
  async write({ services: { db, lists }, query }, onRows) {
    const { clientId, number } = batchOf(query);
    return batchFile(lists, await findBatch(db, clientId, number), onRows);
  },
};
