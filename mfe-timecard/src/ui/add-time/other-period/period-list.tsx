import { Button } from 'mfe_widgets/button';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { byMonth, type Month } from '../../../domain/periods/choose-period.ts';
import { draftedPeriods } from '../../../state/drafts/find-drafts.ts';
import { formatDate, formatDateRange } from '../../page/dates.ts';
import { periodStateText } from './period-state-text.ts';

interface PeriodListProps {
  /** Undefined while they load. */
  readonly periods: readonly EngagementPeriod[] | undefined;
  readonly failed: boolean;
  readonly engagementId: number;
  /** First day of the open period. */
  readonly chosen: string;
  /** Whether the open period has unsaved entries. */
  readonly hasChanges: boolean;
  readonly onChoose: (period: EngagementPeriod) => void;
  readonly onRetry: () => void;
}

/** The periods by month, each with its state. Arrow keys, Home and End move; Enter and Space choose. */
export function PeriodList(props: PeriodListProps) {
  const { periods, failed, engagementId, chosen, hasChanges, onChoose, onRetry } = props;
  const t = useText();
  const found = useDraftedPeriods(engagementId);
  const drafts = hasChanges ? new Set([...found, chosen]) : found;
  const list = useRef<HTMLDivElement>(null);
  const isThere = periods !== undefined && periods.length > 0;
  useEffect(() => {
    if (!isThere) return;
    const options = optionsOf(list.current);
    const selected = options.find((one) => one.ariaSelected === 'true') ?? options.at(-1);
    selected?.focus({ preventScroll: true });
    selected?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const keyDown = (event: KeyboardEvent) => {
    const options = optionsOf(list.current);
    const at = options.indexOf(event.target as HTMLElement);
    const target = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: options.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    options.at(Math.min(target, options.length - 1))?.focus();
  };
  if (!periods)
    return failed ? (
      <div className="tc-period-failed" role="alert">
        <p>{t('MSG_PERIODS_FAILED')}</p>
        <Button
          size="small"
          icon="refresh"
          onClick={({ currentTarget }) =>
            focusAfter(currentTarget, onRetry, (scope) => scope.querySelector<HTMLElement>('.tc-period button'))
          }
        >
          {t('LBL_TRY_AGAIN')}
        </Button>
      </div>
    ) : (
      <Skeleton lines={5} label={t('MSG_TC_LOADING')} />
    );
  if (periods.length === 0)
    return (
      <p className="tc-hint" role="status">
        {t('MSG_NO_PERIODS')}
      </p>
    );
  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={t('LBL_CHOOSE_PERIOD')} onKeyDown={keyDown}>
      {byMonth(periods).map((month) => (
        <MonthOfPeriods key={month.month} month={month} drafts={drafts} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}

/** First days of the periods that have unsaved entries on this device. */
function useDraftedPeriods(engagementId: number): ReadonlySet<string> {
  const [drafts, setDrafts] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let gone = false;
    void draftedPeriods(engagementId).then((found) => {
      if (!gone) setDrafts(found);
    });
    return () => {
      gone = true;
    };
  }, [engagementId]);
  return drafts;
}

interface MonthProps extends Pick<PeriodListProps, 'chosen' | 'onChoose'> {
  readonly drafts: ReadonlySet<string>;
  readonly month: Month<EngagementPeriod>;
}

function MonthOfPeriods({ month: { month, missing, periods }, drafts, chosen, onChoose }: MonthProps) {
  const t = useText();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="tc-period-month">
        <b>{formatDate(`${month}-01`, 'month')}</b>
        {missing > 0 ? <span>{t('LBL_MISSING_COUNT', { count: missing })}</span> : null}
      </p>
      {periods.map((period) => {
        const start = period.periodStartDate;
        const { mark, text } = periodStateText(t, period, drafts.has(start));
        return (
          <button
            key={start}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={start === chosen}
            className="tc-period-row"
            onClick={() => onChoose(period)}
          >
            <i data-mark={mark} />
            <span>{formatDateRange(start, period.periodEndDate)}</span>
            <small data-mark={mark}>{text}</small>
          </button>
        );
      })}
    </div>
  );
}
