import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mfe_widgets/empty-state';
import { LoadingCards } from 'mfe_widgets/load-states';
import { Select } from 'mfe_widgets/select';
import { ForbiddenError } from 'shared-client';
import { useText, wallClock } from 'shared-session';
import { navigate, type PageProps } from 'shared-session/routing';
import { type PayrollView, payrollPath, readPayrollView } from '../../domain/payroll-view.ts';
import { companiesQuery } from '../../state/payroll-queries.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { BatchList } from './batch-list.tsx';
import { NextBatch } from './next-batch.tsx';

/** `payroll`: batches of approved items of a company, and the next one (docs: exports#payroll-page). */
export function PayrollPage({ search }: PageProps) {
  const t = useText();
  const { data, error, isLoadingError, refetch } = useQuery(companiesQuery);
  const view = readPayrollView(search, localDay(new Date()));
  const company = data?.find(({ clientId }) => clientId === view.clientId) ?? data?.[0];
  const change = (part: Partial<PayrollView>) => navigate(payrollPath({ ...view, ...part }), { replace: true });
  return (
    <div className="ap-page">
      <header className="ap-title">
        <div>
          <h1>{t('LBL_AP_PAYROLL')}</h1>
          <p>{t('MSG_AP_PAYROLL')}</p>
        </div>
        {data && data.length > 1 && company ? (
          <Select
            label={t('LBL_AP_PAY_COMPANY')}
            value={String(company.clientId)}
            options={data.map(({ clientId, name }) => ({ value: String(clientId), label: name }))}
            onChange={(id) => change({ clientId: Number(id) })}
          />
        ) : null}
      </header>
      {error instanceof ForbiddenError ? (
        <EmptyState title={t('MSG_AP_PAY_FORBIDDEN')} />
      ) : isLoadingError ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !company ? (
        <LoadingCards count={2} lines={4} />
      ) : (
        <>
          <NextBatch
            key={company.clientId}
            clientId={company.clientId}
            company={data && data.length > 1 ? company : null}
            view={view}
            onChange={change}
          />
          <BatchList key={`batches ${company.clientId}`} company={company} />
        </>
      )}
    </div>
  );
}

/** The day of an instant by the reader's clock, `YYYY-MM-DD`. */
const localDay = (now: Date): string => wallClock(now, new Intl.DateTimeFormat().resolvedOptions().timeZone).date;
