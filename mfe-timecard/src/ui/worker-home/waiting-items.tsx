import { useCallback, useEffect, useState } from 'react';
import type { BillingItemSummary } from 'shared-client/billing';
import { useText } from 'shared-session';
import { addTimeAddress } from '../../state/add-time/entry-query.ts';
import { addressOf } from '../host/action-link.tsx';
import { useCall } from '../host/use-call.ts';
import { ItemLine } from '../time-expense/item-line.tsx';
import { readWaiting, SHOWN } from './read-waiting.ts';

/** The home page does not wait longer than this for what waits, milliseconds. */
const PATIENCE_MS = 1500;
/** The list, narrowed to what waits. */
const ALL_WAITING = '/worker/time-expense?f.type=TIME~Time&f.status=Rejected~Rejected%2CSaved~Saved';

/**
 * Timecards that only the worker can bring on: rejected ones first, then saved ones, newest period first. null while they are
 * asked for, so that the page comes up as a whole and nothing jumps; none when they cannot be had, for the list has them too.
 */
export function useWaiting(): { items: readonly BillingItemSummary[] | null; reload: () => void } {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, reload } = useCall(useCallback((signal: AbortSignal) => readWaiting(signal), []));
  return { items: data ?? (error || late ? [] : null), reload };
}

/** "Waiting for you": each line leads into its timecard. */
export function WaitingItems({ items }: { items: readonly BillingItemSummary[] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <section>
      <div className="tc-section-head">
        <h2 className="tc-section">{t('LBL_WAITING_FOR_YOU')}</h2>
        {items.length >= SHOWN ? (
          <a className="tc-link" href={addressOf(ALL_WAITING)}>
            {t('LBL_SHOW_ALL')}
          </a>
        ) : null}
      </div>
      <ul className="tc-card tc-lines">
        {items.map((item) => (
          <ItemLine
            key={item.billingItemId}
            item={item}
            to={addTimeAddress({
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
