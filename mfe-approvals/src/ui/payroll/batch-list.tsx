import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { useId, useRef, useState } from 'react';
import { makePayrollBatch, type PayrollBatch, type PayrollCompany } from 'shared-client/payroll';
import { randomId } from 'shared-client/random-id';
import { notifications, useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { loadErrorKey } from 'shared-session/load-error';
import { formatMoment } from 'shared-session/moments';
import { useModule } from 'shared-session/server-data';
import { batchesQuery, PAYROLL } from '../../state/payroll-queries.ts';
import { formatCount, formatDate } from '../page/formats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { BatchLines } from './batch-lines.tsx';
import { figuresOf } from './pay-total.ts';

const loadExport = () => import('mfe_widgets/export-dialog');

/** The newest batches of a company, each with its control total, its lines and its file. */
export function BatchList({ company }: { company: PayrollCompany }) {
  const t = useText();
  const { data, error, isLoadingError, refetch } = useQuery(batchesQuery(company.clientId));
  const [wanted, setWanted] = useState<number | null>(null);
  const file = useModule('export-dialog', loadExport, wanted !== null);
  return (
    <section className="ap-card ap-pay" aria-labelledby="ap.pay-batches">
      <header>
        <div>
          <h2 id="ap.pay-batches">{t('LBL_AP_PAY_BATCHES')}</h2>
          <p>
            {company.columns === null
              ? t('MSG_AP_PAY_ALL')
              : t('MSG_AP_PAY_COLUMNS', { columns: formatFacts(company.columns) })}
          </p>
        </div>
      </header>
      {isLoadingError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingCards count={1} lines={4} />
      ) : data.length === 0 ? (
        <EmptyState title={t('MSG_AP_PAY_NO_BATCHES')}>{t('MSG_AP_PAY_NO_BATCHES_WHY')}</EmptyState>
      ) : (
        <ul className="ap-pay-batches">
          {data.map((batch) => (
            <Batch
              key={batch.number}
              clientId={company.clientId}
              batch={batch}
              isFetched={wanted === batch.number && !file.module && !file.error}
              onDownload={() => setWanted(batch.number)}
            />
          ))}
        </ul>
      )}
      {file.error && wanted !== null ? <PartFailure onRetry={file.retry} /> : null}
      {file.module && wanted !== null ? (
        <file.module.ExportDialog
          list="payroll"
          query={{ clientId: company.clientId, number: wanted }}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </section>
  );
}

interface BatchProps {
  readonly clientId: number;
  readonly batch: PayrollBatch;
  readonly isFetched: boolean;
  readonly onDownload: () => void;
}

function Batch({ clientId, batch, isFetched, onDownload }: BatchProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t('LBL_AP_PAY_BATCH', { number: batch.number });
  return (
    <li>
      <div className="ap-pay-batch">
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <p>{`${formatDate(batch.from, 'full')} – ${formatDate(batch.until, 'full')}`}</p>
          {batch.making?.stopped ? (
            <Stopped clientId={clientId} batch={batch} onGoesOn={() => heading.current?.focus()} />
          ) : batch.making ? (
            <Progress batch={name} {...batch.making} />
          ) : (
            <>
              <p>{formatFacts(figuresOf(t, batch.total).map(({ label, value }) => `${label}: ${value}`))}</p>
              <p>{t('LBL_AP_PAY_BY', { date: formatMoment(batch.madeAt), name: batch.madeBy })}</p>
            </>
          )}
        </div>
        {batch.making ? null : (
          <div className="ap-pay-buttons">
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t('LBL_AP_PAY_LINES_OF', { batch: name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('LBL_AP_PAY_LINES')}
            </Button>
            <Button
              size="small"
              icon="download"
              busy={isFetched}
              aria-label={t('LBL_AP_PAY_DOWNLOAD_OF', { batch: name })}
              onClick={onDownload}
            >
              {t('LBL_AP_PAY_DOWNLOAD')}
            </Button>
          </div>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <BatchLines clientId={clientId} number={batch.number} label={t('LBL_AP_PAY_LINES_OF', { batch: name })} />
        ) : null}
      </div>
    </li>
  );
}

interface StoppedProps {
  readonly clientId: number;
  readonly batch: PayrollBatch;
  /** The button is about to disappear. */
  readonly onGoesOn: () => void;
}

/** What to do about a batch that the server could not finish. */
function Stopped({ clientId, batch: { from, until }, onGoesOn }: StoppedProps) {
  const t = useText();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const tryAgain = async () => {
    setSending(true);
    await makePayrollBatch(clientId, { from, until }, { idempotencyKey: randomId() }).then(onGoesOn, (failure) =>
      notifications.toast({ style: 'error', message: t(loadErrorKey(failure)) }),
    );
    await client.invalidateQueries({ queryKey: PAYROLL });
    setSending(false);
  };
  return (
    <Banner
      tone="error"
      actions={
        <Button size="small" busy={isSending} onClick={() => void tryAgain()}>
          {t('LBL_TRY_AGAIN')}
        </Button>
      }
    >
      {t('MSG_AP_PAY_STOPPED')}
    </Banner>
  );
}

/** How far the server is with a large batch. */
function Progress({ batch, written, expected }: { batch: string } & NonNullable<PayrollBatch['making']>) {
  const t = useText();
  return (
    <p>
      <progress max={expected} value={written} aria-label={t('LBL_AP_PAY_LINES_OF', { batch })} />{' '}
      {`${t('LBL_AP_PAY_LINES')}: ${formatCount(written)} / ${formatCount(expected)}`}
    </p>
  );
}
