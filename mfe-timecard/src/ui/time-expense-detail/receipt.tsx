import { Button } from 'mfe_widgets/button';
import { useId, useState } from 'react';
import { CallError } from 'shared-client';
import { type GeneralInfo, mailReceipt, type Receipt as SentReceipt } from 'shared-client/billing';
import { notifications, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatMoment } from 'shared-session/moments';
import { hrefOf } from 'shared-session/routing';
import { formatHours } from '../page/amounts.ts';
import { callErrorKey } from '../page/call-error-text.ts';
import { formatDate } from '../page/dates.ts';
import { useHost } from '../page/host.tsx';
import { FactList, type Facts } from './fact-list.tsx';

interface ReceiptProps {
  readonly receipt: SentReceipt;
  readonly info: Pick<GeneralInfo, 'billingItemId' | 'status' | 'hourDecimalPrecision'>;
}

/** The receipt of the last submission: number, date, sender, recipient, content. It can be printed and mailed. */
export function Receipt({ receipt, info }: ReceiptProps) {
  const t = useText();
  const id = useId();
  const format = (hours: number | null, units: number | null) =>
    hours
      ? inHours(formatHours(hours, info.hourDecimalPrecision))
      : units
        ? t('LBL_UNITS_COUNT', { count: units })
        : '–';
  const { hoursWorked, unitsWorked, daysWorked } = receipt;
  const isInDays = daysWorked && !hoursWorked && !unitsWorked;
  const facts: Facts = [
    // A receipt may be read years later and elsewhere, so the zone is shown.
    ['LBL_RECEIPT_SENT_AT', formatMoment(receipt.sentAt, { zone: true })],
    ['LBL_RECEIPT_SENT_BY', receipt.sentBy],
    ['LBL_RECEIPT_SENT_TO', receipt.sentTo],
    ['LBL_TOTAL', isInDays ? t('LBL_DAYS_COUNT', { count: daysWorked }) : format(hoursWorked, unitsWorked)],
  ];
  // The timecard on the page was changed since.
  const isChanged = info.status === 'Saved';
  return (
    <section className="tc-card tc-receipt" aria-labelledby={id}>
      <div className="tc-receipt-head">
        <h2 className="tc-card-title" id={id}>
          {t('LBL_RECEIPT', { number: receipt.number })}
        </h2>
        <span className="tc-receipt-tools">
          <Button size="small" icon="document" onClick={() => window.print()}>
            {t('LBL_PRINT')}
          </Button>
          {receipt.mailTo ? <MailButton itemId={info.billingItemId} receipt={receipt} to={receipt.mailTo} /> : null}
        </span>
      </div>
      <FactList facts={facts} className="tc-receipt-facts" />
      {isChanged ? (
        <>
          <p className="tc-hint">{t('MSG_RECEIPT_CHANGED')}</p>
          <ul className="tc-receipt-days">
            {receipt.days.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shifts of a day share its date, and the list does not change.
              <li key={index}>
                {formatDate(day.workedDate, 'short')}{' '}
                <b>
                  {day.didNotWork
                    ? t('LBL_DID_NOT_WORK')
                    : isInDays && day.worked
                      ? t('LBL_TC_WORKED')
                      : format(day.hours, day.units)}
                </b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {receipt.mailTo ? null : <NoAddress />}
    </section>
  );
}

/** Mails the receipt. Retrying after a lost response sends nothing more; asking again after it was sent sends another. */
function MailButton({ itemId, receipt, to }: { itemId: number; receipt: SentReceipt; to: string }) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(() => Date.now());
  const mail = async () => {
    setBusy(true);
    try {
      const mailedTo = await mailReceipt(itemId, { idempotencyKey: `receipt-${receipt.number}-${key}` });
      setKey(Date.now());
      notifications.notify({ style: 'success', message: t('MSG_RECEIPT_MAILED', { address: mailedTo }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifications.notify({ style: 'error', message: t(callErrorKey(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="mail" busy={busy} onClick={() => void mail()}>
      {t('LBL_MAIL_RECEIPT', { address: to })}
    </Button>
  );
}

/** Without a registered address nothing can be mailed; tells where to register one, in the portal with a link. */
function NoAddress() {
  const t = useText();
  const host = useHost();
  return (
    <p className="tc-hint tc-receipt-hint">
      {t('MSG_RECEIPT_NO_ADDRESS')}{' '}
      {host.isPortal ? (
        <a className="tc-link" href={hrefOf('/recovery-options/edit/two-factor-reg/confirm-password')}>
          {t('LBL_REGISTER_ADDRESS')}
        </a>
      ) : null}
    </p>
  );
}
