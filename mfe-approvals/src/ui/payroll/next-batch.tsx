import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { DateField } from 'mfe_widgets/date-field';
import { LoadingCards } from 'mfe_widgets/load-states';
import { useEffect, useState } from 'react';
import { ConflictError } from 'shared-client';
import { makePayrollBatch, type PayrollChanges, type PayrollCompany } from 'shared-client/payroll';
import { randomId } from 'shared-client/random-id';
import { locale, notifications, useText } from 'shared-session';
import { loadErrorKey } from 'shared-session/load-error';
import { hrefOf } from 'shared-session/routing';
import { openPath, type PayrollView } from '../../domain/payroll-view.ts';
import { batchesQuery, changesQuery, isMaking, PAYROLL } from '../../state/payroll-queries.ts';
import { formatCount } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { LineRows, LineTable } from './line-rows.tsx';
import { type Figure, figuresOf, openFigures } from './pay-total.ts';

interface NextBatchProps {
  readonly clientId: number;
  /** If there are several. */
  readonly company: PayrollCompany | null;
  readonly view: PayrollView;
  readonly onChange: (part: Partial<PayrollView>) => void;
}

/** What the next batch of some days has, and what has changed since the batches before; a button that exports it. */
export function NextBatch({ clientId, company, view: { from, until }, onChange }: NextBatchProps) {
  const t = useText();
  const client = useQueryClient();
  const format = locale.getState().datePattern.toUpperCase();
  const isOrdered = from <= until;
  const batches = useQuery(batchesQuery(clientId)).data;
  const making = batches?.find(isMaking)?.number ?? null;
  const isWaiting = making !== null;
  const { data, error, isLoadingError, refetch } = useQuery({
    ...changesQuery(clientId, { from, until }),
    enabled: isOrdered && !isWaiting,
  });
  // Pressing the button twice, or again after a broken connection, makes one batch.
  const [key, setKey] = useState(randomId);
  const [isSending, setSending] = useState(false);
  const isBusy = isSending || isWaiting;
  const [waited, setWaited] = useState<number | null>(null);
  // Also one that somebody else has asked for, or that goes on.
  useEffect(() => {
    if (making !== null) setWaited(making);
  }, [making]);
  useEffect(() => {
    if (waited === null || !batches || isWaiting) return;
    setWaited(null);
    if (batches.some(({ number, making }) => number === waited && !making)) sayMade(t, waited);
    void client.invalidateQueries({ queryKey: [...PAYROLL, 'changes'] });
  }, [waited, batches, isWaiting, client, t]);
  const change = (part: Partial<PayrollView>) => {
    setKey(randomId());
    onChange(part);
  };
  const make = async () => {
    if (isBusy) return;
    setSending(true);
    try {
      const { number, making } = await makePayrollBatch(clientId, { from, until }, { idempotencyKey: key });
      setKey(randomId());
      if (making) setWaited(number);
      else sayMade(t, number);
    } catch (failure) {
      const isTaken = failure instanceof ConflictError;
      notifications.toast({ style: 'error', message: t(isTaken ? 'MSG_AP_PAY_TAKEN' : loadErrorKey(failure)) });
    }
    await client.invalidateQueries({ queryKey: PAYROLL });
    setSending(false);
  };
  const hasLines = isOrdered && data !== undefined && data.total.lines > 0;
  return (
    <section className="ap-card ap-pay" aria-labelledby="ap.pay-next">
      <h2 id="ap.pay-next">{t('LBL_AP_PAY_NEXT')}</h2>
      <form
        className="ap-pay-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (hasLines) void make();
        }}
      >
        <DateField
          label={t('LBL_AP_PAY_FROM')}
          format={format}
          value={from}
          onChange={(day) => (day ? change({ from: day }) : undefined)}
        />
        <DateField
          label={t('LBL_AP_PAY_UNTIL')}
          format={format}
          value={until}
          onChange={(day) => (day ? change({ until: day }) : undefined)}
          {...(isOrdered ? {} : { error: t('MSG_AP_PAY_ORDER') })}
        />
        <Button type="submit" variant="primary" busy={isBusy} disabled={!hasLines && !isBusy}>
          {t('LBL_AP_PAY_MAKE')}
        </Button>
      </form>
      {!isOrdered ? null : isLoadingError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Changes changes={data} openList={openPath({ from, until }, company)} />
      ) : (
        <LoadingCards count={1} lines={3} />
      )}
    </section>
  );
}

const sayMade = (t: ReturnType<typeof useText>, number: number) =>
  notifications.toast({ style: 'success', message: t('MSG_AP_PAY_MADE', { number }) });

function Changes({ changes, openList }: { changes: PayrollChanges; openList: string }) {
  const { lines, total, changed, open } = changes;
  const t = useText();
  const corrections = changed > 0 ? [{ label: t('LBL_AP_PAY_CHANGED'), value: formatCount(changed) }] : [];
  const figures: readonly Figure[] = [
    ...(total.lines > 0 ? [...figuresOf(t, total), ...corrections] : []),
    ...openFigures(t, open, openList),
  ];
  return (
    <>
      {total.lines === 0 ? <p role="status">{t('MSG_AP_PAY_NOTHING')}</p> : null}
      <dl className="ap-pay-total">
        {figures.map(({ label, value, path }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {path ? (
                <a className="ap-link" href={hrefOf(path)}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {total.lines > 0 ? <NextLines lines={lines} total={total} changed={changed} /> : null}
    </>
  );
}

function NextLines({ lines, total, changed }: Pick<PayrollChanges, 'lines' | 'total' | 'changed'>) {
  const t = useText();
  return (
    <>
      {changed > 0 ? (
        <Banner tone="info" live="off">
          {t('MSG_AP_PAY_CHANGED')}
        </Banner>
      ) : null}
      <LineTable label={t('LBL_AP_PAY_LINES_OF', { batch: t('LBL_AP_PAY_NEXT') })}>
        <tbody>
          <LineRows lines={lines} />
        </tbody>
      </LineTable>
      {lines.length < total.lines ? (
        <p>{t('MSG_AP_PAY_PART', { shown: formatCount(lines.length), lines: formatCount(total.lines) })}</p>
      ) : null}
    </>
  );
}
