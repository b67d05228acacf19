import { Chip } from 'mfe_widgets/chip';
import { memo } from 'react';
import { useText } from 'shared-session';
import type { ClockChange } from '../../../domain/time/clock-change.ts';
import { formatDate } from '../../page/dates.ts';
import { useAnswerFirst } from '../../page/use-answer-first.ts';
import { cardId } from '../field-ids.ts';
import { formatLocalHours, formatLocalUnits } from '../hours-text.ts';
import { usePublished, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { DayBody } from './day-body.tsx';
import { DaySummaryText } from './day-summary-text.tsx';
import { openInPlace } from './open-in-place.ts';
import { SentBack } from './sent-back.tsx';
import { useClockChanges } from './use-clock-changes.ts';
import { useDayPart } from './use-day.ts';

/** One day: one line while closed, its fields while open. Only one day is open at a time. */
export const DayCard = memo(function DayCard({ dayKey }: { dayKey: string }) {
  const t = useText();
  const store = useTimecardStore();
  const open = useTimecard((state) => state.openDay === dayKey);
  const zone = useTimecard((state) => state.metadata.clientTimeZone);
  const { workPeriodStart } = useRules();
  const { date = '', shift = null } = useDayPart(dayKey, ({ workedDate, shiftNumber }) => ({
    date: workedDate,
    shift: shiftNumber,
  }));
  const changes = useClockChanges(date, zone || null);
  const { hours = null, isOfNight = false } = useDayPart(dayKey, (day): Partial<ClockChange> => {
    return (zone && changes?.clockChangeOf(day, zone, workPeriodStart)) || {};
  });
  const [coming, answer] = useAnswerFirst<boolean>();
  const failed = useTimecard((state) => (state.serverErrors.byDay[dayKey]?.length ?? 0) > 0);
  return (
    <section
      className="tc-card"
      id={cardId(dayKey)}
      data-open={open}
      data-failed={failed || undefined}
      aria-labelledby={`${cardId(dayKey)}.title`}
    >
      <h2 className="tc-card-head">
        <button
          type="button"
          aria-expanded={coming ?? open}
          aria-controls={`${cardId(dayKey)}.body`}
          onClick={(event) => {
            const { currentTarget } = event;
            answer(event, !(coming ?? open), () =>
              openInPlace(currentTarget, () =>
                store.setState(({ openDay }) => ({ openDay: openDay === dayKey ? null : dayKey })),
              ),
            );
          }}
        >
          <span className="tc-card-title" id={`${cardId(dayKey)}.title`}>
            {shift === null ? formatDate(date, 'weekday') : t('LBL_SHIFT_NUMBER', { number: shift })}{' '}
            <small>{formatDate(date, 'month-day')}</small>
          </span>
          {hours ? (
            <span title={t(isOfNight ? 'LBL_CLOCK_CHANGE_WHY' : 'LBL_LONG_DAY_WHY')}>
              <Chip tone="info">{isOfNight ? t('LBL_CLOCK_CHANGE') : t('LBL_LONG_DAY', { hours })}</Chip>
            </span>
          ) : null}
          {open ? null : <SentBack as="SentBackChip" dayKey={dayKey} />}
          <DaySummaryText dayKey={dayKey} open={open} />
          <DayTotal dayKey={dayKey} />
        </button>
      </h2>
      {open ? (
        <div className="tc-card-body" id={`${cardId(dayKey)}.body`}>
          <DayBody dayKey={dayKey} />
        </div>
      ) : null}
    </section>
  );
});

/** The day's total, in larger type than its label. */
const DayTotal = memo(function DayTotal({ dayKey }: { dayKey: string }) {
  const totals = usePublished((published) => published.days[dayKey]);
  const { precision } = useRules();
  if (!totals) return null;
  if (totals.units > 0) return <span className="tc-sum">{formatLocalUnits(totals.units)}</span>;
  const hours = totals.worked || totals.sick || totals.holiday;
  return (
    <span className="tc-sum" data-empty={hours === 0}>
      {formatLocalHours(hours, precision)}
      {hours === 0 ? null : <small> h</small>}
    </span>
  );
});
