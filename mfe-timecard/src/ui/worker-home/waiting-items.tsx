import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import type { BillingItemSummary } from 'shared-client/billing';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { addTimePath } from '../../state/add-time/entry-query.ts';
import { ActionLink } from '../page/action-link.tsx';
import { ItemLine } from '../time-expense/item-line.tsx';
import { SHOWN, waitingQuery } from './waiting-query.ts';

/** The longest time that the home page waits for the waiting items, in milliseconds. */
const PATIENCE_MS = 1500;
/** The list, filtered to waiting items. */
const ALL_WAITING = '/worker/time-expense?f.type=TIME~Time&f.status=SENT_BACK~SENT_BACK%2CSaved~Saved';

/** The items that wait for the worker, and the state of their request. */
export interface Waiting {
  /** Rejected timecards first, then saved ones, newest period first; null while unknown. */
  readonly items: readonly BillingItemSummary[] | null;
  readonly failed: boolean;
  /** The page is shown now, with or without them. */
  readonly isReady: boolean;
  readonly reload: () => void;
}

/** Loads the timecards that need the worker. The page is shown as a whole, but waits for them only for a limited time. */
export function useWaiting(): Waiting {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, isPending, isLoadingError, refetch } = useQuery(waitingQuery);
  return {
    items: data ?? null,
    failed: isLoadingError,
    isReady: !isPending || late,
    reload: () => void refetch(),
  };
}

interface CameWithout {
  /** The page was shown before the items were known. */
  readonly cameWithout: boolean;
}

/**
 * "Waiting for you": each line has a button to its timecard. If the page was shown without them, one line takes their place, before and after
 * they are loaded, so that nothing below moves.
 */
export function WaitingItems({ items, failed, reload, cameWithout }: Omit<Waiting, 'isReady'> & CameWithout) {
  const t = useText();
  if (cameWithout) return <OneLine items={items} failed={failed} reload={reload} />;
  if (items === null || items.length === 0) return null;
  return (
    <section>
      <div className="tc-section-head">
        <h2 className="tc-section">{t('LBL_WAITING_FOR_YOU')}</h2>
        {items.length >= SHOWN ? (
          <a className="tc-link" href={hrefOf(ALL_WAITING)}>
            {t('LBL_SHOW_ALL')}
          </a>
        ) : null}
      </div>
      <ul className="tc-card tc-lines">
        {items.map((item) => (
          <ItemLine
            key={item.billingItemId}
            item={item}
            action={(name) => (
              <ActionLink
                to={addTimePath({ billingItemId: item.billingItemId, reqId: item.engagementId, isModifyClick: true })}
                of={name}
              >
                {t(item.status === 'Rejected' ? 'LBL_CORRECT_TIMECARD' : 'LBL_CONTINUE_TIMECARD')}
              </ActionLink>
            )}
          />
        ))}
      </ul>
    </section>
  );
}

/** One line of the same height in every state: loading, failed, none, or items that are in the list. */
function OneLine({ items, failed, reload }: Omit<Waiting, 'isReady'>) {
  const t = useText();
  const line: ReactNode = failed ? (
    <>
      <span className="tc-line-main">{t('MSG_TC_PART_NOT_FETCHED')}</span>
      <Button size="small" icon="refresh" onClick={reload}>
        {t('LBL_TRY_AGAIN')}
      </Button>
    </>
  ) : items === null ? (
    <span className="tc-line-main">
      <Skeleton label={t('MSG_TC_LOADING')} width={260} />
    </span>
  ) : items.length === 0 ? (
    <span className="tc-line-main">{t('MSG_NOTHING_WAITS')}</span>
  ) : (
    <a className="tc-line-main" href={hrefOf(ALL_WAITING)}>
      <b>{items.length < SHOWN ? t('LBL_ITEMS_COUNT', { count: items.length }) : t('LBL_SHOW_ALL')}</b>
    </a>
  );
  return (
    <section>
      <div className="tc-section-head">
        <h2 className="tc-section">{t('LBL_WAITING_FOR_YOU')}</h2>
      </div>
      <div className="tc-card tc-lines" aria-live="polite">
        <div className="tc-line tc-one-line">{line}</div>
      </div>
    </section>
  );
}
