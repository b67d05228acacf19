import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mfe_widgets/empty-state';
import { getBillingItems } from 'shared-client/billing';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { Greeting } from '../page/greeting.tsx';
import { LoadFailure, LoadingCards } from '../page/load-states.tsx';
import { ItemLine } from '../time-expense/item-line.tsx';

const SHOWN = 10;

/** `worker/home` for those who do not enter time: what waits for approval, oldest period first, and the way to all the rest. */
export function StaffHomePage() {
  const t = useText();
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['pending'],
    queryFn: ({ signal }) => getBillingItems({ status: 'Pending', sort: 'periodEndDate,asc', size: SHOWN }, { signal }),
  });
  return (
    <div className="tc-page">
      <Greeting />
      {isLoadingError ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <LoadingCards /> : null}
      {data ? (
        <section aria-labelledby="tc.pending">
          <div className="tc-section-head">
            <h2 className="tc-section" id="tc.pending">
              {t('LBL_WAITING_FOR_APPROVAL')}
            </h2>
            <a className="tc-link" href={hrefOf('/worker/time-expense')}>
              {t('LBL_ALL_TIME_AND_EXPENSE')}
            </a>
          </div>
          {data.content.length === 0 ? (
            <EmptyState icon="check" title={t('MSG_NOTHING_WAITS_FOR_APPROVAL')} />
          ) : (
            <ul className="tc-card tc-lines">
              {data.content.map((item) => (
                <ItemLine key={item.billingItemId} item={item} />
              ))}
            </ul>
          )}
          {data.totalElements > data.content.length ? (
            <p className="tc-hint">{t('LBL_SHOWN_OF', { shown: data.content.length, count: data.totalElements })}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
