import { useQuery } from '@tanstack/react-query';
import { Icon } from 'mfe_widgets/icon';
import { useEffect, useId, useRef, useState } from 'react';
import type { EngagementPeriod } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import { periodsQuery } from '../../../state/server-data/periods-query.ts';
import { formatDate } from '../../page/dates.ts';
import { ModuleState } from '../../page/module-state.tsx';
import { useTimecard } from '../timecard-context.tsx';
import { loadPeriodList } from './load-period-list.ts';

/** The timecard's period, as a button that opens the list of all periods. */
export function PeriodTitle({ onChoose }: { onChoose: (period: EngagementPeriod) => void }) {
  const t = useText();
  const id = useId();
  const { engagementId, periodStartDate, earningsEndDate } = useTimecard((state) => state.metadata);
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    const here = around.current;
    if (!isOpen || !here) return;
    const stop = new AbortController();
    const press = (event: Event) => {
      if (!event.composedPath().includes(here)) setOpen(false);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !here.contains(relatedTarget)) setOpen(false);
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', press, { capture: true, signal: stop.signal });
    here.addEventListener('focusout', leave, { signal: stop.signal });
    here.addEventListener('keydown', leaveByKey, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  return (
    <div ref={around} className="tc-period">
      <h1>
        <button
          ref={button}
          type="button"
          data-period-control="title"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          title={t('LBL_CHOOSE_PERIOD')}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {titleOf(t, periodStartDate, earningsEndDate)}
          <Icon name="chevron-down" size={18} />
        </button>
      </h1>
      {isOpen ? (
        <OpenPeriods
          id={id}
          engagementId={engagementId}
          chosen={periodStartDate}
          onChoose={(period) => {
            close();
            if (period.periodStartDate !== periodStartDate) onChoose(period);
          }}
        />
      ) : null}
    </div>
  );
}

interface OpenPeriodsProps {
  readonly id: string;
  readonly engagementId: number;
  readonly chosen: string;
  readonly onChoose: (period: EngagementPeriod) => void;
}

/** The list with its data, loaded again if stale. Until it is there, the focus can be on what contains it. */
function OpenPeriods({ id, engagementId, chosen, onChoose }: OpenPeriodsProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(periodsQuery(engagementId));
  const list = useModule('period-list', loadPeriodList);
  const hasChanges = useTimecard(isDirty);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field is in it.
    <div
      id={id}
      role="group"
      aria-label={t('LBL_CHOOSE_PERIOD')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control, Tab would go past the list and close it.
      tabIndex={list.module && data?.length ? undefined : 0}
      className="tc-period-pop"
    >
      {list.module ? (
        <list.module.PeriodList
          periods={data}
          failed={error !== null && !isFetching}
          engagementId={engagementId}
          hasChanges={hasChanges}
          chosen={chosen}
          onChoose={onChoose}
          onRetry={() => void refetch()}
        />
      ) : (
        <ModuleState of={list} lines={5} />
      )}
    </div>
  );
}

function titleOf(t: ReturnType<typeof useText>, from: string, until: string): string {
  return until === addDays(from, 6)
    ? t('LBL_WEEK_OF', { date: formatDate(from, 'long') })
    : t('LBL_PERIOD_FROM_TO', { from: formatDate(from, 'long'), to: formatDate(until, 'long') });
}
