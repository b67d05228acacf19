import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import type { Underway } from '../../../state/underway-receipts.ts';
import { useReportReceipts } from '../report-context.tsx';

/** A receipt that is being sent, or why its upload failed. */
export function ReceiptUnderway({ of: one }: { of: Underway }) {
  const t = useText();
  const receipts = useReportReceipts();
  const { name, failure, retry, sent } = one;
  if (failure === null)
    return (
      <p className="ex-uploading" data-receipt="coming" tabIndex={-1}>
        {name}{' '}
        {sent < 1 ? (
          <progress max={1} value={sent} aria-label={name} />
        ) : (
          <span role="status">{t('LBL_EX_BEING_CHECKED')}</span>
        )}
      </p>
    );
  return (
    <div data-receipt={retry ? 'failed' : undefined}>
      <Banner
        tone="error"
        onDismiss={() => receipts.dismiss(one.id)}
        actions={
          retry ? (
            <Button size="small" icon="refresh" onClick={retry}>
              {t('LBL_TRY_AGAIN')}
            </Button>
          ) : null
        }
      >
        {failure.sentence || t(failure.label ?? 'ERR_EX_UPLOAD_FAILED', { name })}
      </Banner>
    </div>
  );
}
