import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import type { BillingItemSummary } from 'shared-client/billing';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { addTimePath } from '../../state/add-time/entry-query.ts';
import { ItemLine } from '../time-expense/item-line.tsx';
import { SHOWN, waitingQuery } from './waiting-query.ts';

/** The home page does not wait longer than this for what waits, milliseconds. */
const PATIENCE_MS = 1500;
/** The list, narrowed to what waits. */
const ALL_WAITING = '/worker/time-expense?f.type=TIME~Time&f.status=Rejected~Rejected%2CSaved~Saved';

/** What waits for the worker, and how it stands with asking for it. */
export interface Waiting {
  /** Rejected timecards first, then saved ones, newest period first; null while they are not known. */
  readonly items: readonly BillingItemSummary[] | null;
  readonly failed: boolean;
  /** The page comes up now, with them or without. */
  readonly isReady: boolean;
  readonly reload: () => void;
}

/** Asks for the timecards that only the worker can bring on. The page comes up as a whole, but does not wait for them for ever. */
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

/**
 * "Waiting for you": each line leads into its timecard. Where the page came up without them there is one line in their place,
 * before and after they are known, so that nothing below moves.
 */
export function WaitingItems({ items, failed, reload }: Omit<Waiting, 'isReady'>) {
  const t = useText();
  const [cameWithout] = useState(items === null);
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
            to={addTimePath({
              billingItemId: item.billingItemId,
              reqId: item.engagementId,
              isModifyClick: true,
            })}
          />
        ))}
      </ul>
    </section>
  );
}

/** One line, as high whatever it says: they are on their way, could not be had, are none, or stand in the list. */
function OneLine({ items, failed, reload }: Omit<Waiting, 'isReady'>) {
  const t = useText();
  const line: ReactNode = failed ? (
    <>
      <span className="tc-line-main">{t('MSG_PART_NOT_FETCHED')}</span>
      <Button size="small" icon="refresh" onClick={reload}>
        {t('LBL_TRY_AGAIN')}
      </Button>
    </>
  ) : items === null ? (
    <span className="tc-line-main">
      <Skeleton label={t('MSG_LOADING')} width={260} />
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
