import { Button } from 'mfe_widgets/button';
import { useState } from 'react';
import { CallError } from 'shared-client';
import { notifications, useText } from 'shared-session';
import { callErrorKey } from '../page/call-error-text.ts';

/** A button that stores the item as a PDF. Its code is loaded when it is pressed. */
export function PdfButton({ billingItemId, title }: { readonly billingItemId: number; readonly title: string }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { printPdf } = await import('./print-pdf.ts');
      await printPdf(billingItemId, title);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="document" busy={busy} onClick={() => void press()}>
      {t('LBL_TC_PRINT_AS_PDF')}
    </Button>
  );
}
