import { storeFile } from 'mfe_widgets/export-dialog';
import { downloadItemPdf } from 'shared-client/exports';

/** Stores an item as a PDF that can be printed, with its receipts. */
export async function printPdf(billingItemId: number, title: string): Promise<void> {
  storeFile(await downloadItemPdf(billingItemId), `${title}.pdf`);
}
