import { createReceipts } from './receipts.ts';
import { reportDrafts } from './report-drafts.ts';
import { attachReceipt, pendingReceiptsOf, roomOf } from './report-receipts.ts';
import type { ReportStore } from './report-store.ts';

/**
 * Uploads the receipts of a report that no page has open, and attaches each to its line. A receipt is only removed from the device once the
 * draft contains it. Possible duplicates and refused receipts stay stored, because the user is not there to read the message.
 *
 * @returns whether the report has all of them
 */
export async function uploadPendingReceipts(store: ReportStore, today: string): Promise<boolean> {
  const kept = pendingReceiptsOf(store);
  const refused = new Set<string>();
  const receipts = createReceipts({
    itemId: () => store.getState().metadata.billingItemId,
    takes: () => true,
    files: () => store.getState().form.files,
    room: () => roomOf(store),
    async arrived(file, line) {
      attachReceipt(store, file, { line, today });
      const { metadata, form, pristine } = store.getState();
      if (!(await reportDrafts.keep(metadata, form, pristine)))
        throw new Error('The device has no room for the draft.');
    },
    kept: {
      ...kept,
      async forget(id) {
        // A receipt that is still listed was refused.
        if (receipts.getState().underway.some((one) => one.id === id)) refused.add(id);
        else await kept.forget(id);
      },
    },
  });
  await receipts.goOn();
  await receipts.settled();
  const { underway, repeated } = receipts.getState();
  receipts.leave();
  return underway.length + repeated.length + refused.size === 0;
}
