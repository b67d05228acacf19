import type { BillingItemDetail, MealBreakMissedType } from 'shared-client/billing';
import { locale, useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { decimalText } from 'shared-validators/amounts';
import { enteredDay } from '../../domain/detail/entered-day.ts';
import { fractionToPercent } from '../../domain/mapping/percent-text.ts';
import { localeUses24Hours } from '../../domain/time/clock-of-locale.ts';
import { formatTimeOfDay } from '../../domain/time/time-of-day.ts';
import { formatLocalUnits } from '../add-time/hours-text.ts';
import { formatHours, formatKept, formatSteps } from '../page/amounts.ts';
import { formatDate } from '../page/dates.ts';
import { spanTypeText } from '../page/span-type-text.ts';
import { PlacedAmounts } from './placed-amounts.tsx';

/** One sent day: its times, its hours, their allocations, its notes. */
export function DetailDay({ detail, precision }: { detail: BillingItemDetail; precision: number }) {
  const t = useText();
  const entry = detail.timeEntry;
  const day = enteredDay(detail, precision);
  const until = entry?.shiftEndDay ?? null;
  const type = detail.dayOffType ?? entry?.dayOffType;
  // A sick day has its own text.
  const dayOff = type === 'Voluntary' || type === 'Other' || (type === 'Sick' && !entry?.sickDay) ? type : null;
  const formatLocalHours = (hours: number | null) => (hours ? ` ${inHours(formatHours(hours, precision))}` : '');
  const missed = (label: string, how: MealBreakMissedType | null | undefined) =>
    how ? `${t(label)}: ${t(how === 'Voluntary' ? 'LBL_VOLUNTARY' : 'LBL_INVOLUNTARY')}` : '';
  const facts = [
    ...timesOf(t, day.summary),
    detail.didNotWork && t('LBL_DID_NOT_WORK'),
    detail.daily && !day.summary && t('LBL_TC_WORKED'),
    entry?.sickDay && [t('LBL_SICK_DAY'), formatPart(entry.sickDays)].filter(Boolean).join(' '),
    dayOff && t(`LBL_DAY_OFF_${dayOff.toUpperCase()}`),
    day.unpaid > 0 && `${t('LBL_UNPAID_LEAVE')} ${inHours(formatSteps(day.unpaid, precision))}`,
    detail.sickHours ? t('LBL_TC_SICK') + formatLocalHours(detail.sickHours) : '',
    entry?.holiday && (entry.holidayMessage ?? t('LBL_TC_HOLIDAY')) + formatLocalHours(entry.holidayHours),
    detail.noBreakTaken && t('LBL_NO_LUNCH'),
    missed('LBL_MEAL_BREAK_MISSED', entry?.mealBreakMissedType),
    missed('LBL_MEAL_BREAK_MISSED_2', entry?.mealBreakMissedType2),
    ...detail.timeEntryShiftDtos.map((line) => line.shiftName && line.shiftName + formatLocalHours(line.hours)),
    ...(entry?.pieceTypes ?? []).map((piece) =>
      piece.unitsWorked ? `${piece.type}: ${formatKept(decimalText(piece.unitsWorked))}` : '',
    ),
  ];
  const isDay = detail.daily && !detail.didNotWork;
  return (
    <section className="tc-card tc-detail-day">
      <h2 className="tc-card-title">
        {entry?.shiftNumber
          ? `${t('LBL_SHIFT_NUMBER', { number: entry.shiftNumber })} `
          : `${formatDate(detail.workedDate, 'weekday')} `}
        <small>
          {until && until !== detail.workedDate
            ? t('LBL_FROM_TO', {
                from: formatDate(detail.workedDate, 'month-day'),
                until: formatDate(until, 'month-day'),
              })
            : formatDate(detail.workedDate, 'month-day')}
        </small>
      </h2>
      <div>
        <p>{formatFacts(facts) || t(day.worked > 0 || day.units > 0 ? 'LBL_TC_WORKED' : 'LBL_NO_ENTRIES')}</p>
        {day.allocations.length > 0 ? <PlacedAmounts rows={day.allocations} precision={precision} /> : null}
        {entry?.notes && !detail.didNotWork ? <p className="tc-quote">{entry.notes}</p> : null}
      </div>
      <span className="tc-sum" data-empty={day.worked === 0 && day.units === 0 && !isDay}>
        {day.worked > 0
          ? formatSteps(day.worked, precision)
          : day.units > 0
            ? formatLocalUnits(day.units)
            : isDay
              ? t('LBL_DAYS_COUNT', { count: 1 })
              : '–'}
        {day.worked > 0 ? <small> h</small> : null}
      </span>
    </section>
  );
}

/** The fraction of a day, shown as percent; empty for a whole day. */
function formatPart(fraction: number | null): string {
  return fraction === null || fraction === 1 || fraction === 0 ? '' : `${formatKept(fractionToPercent(fraction))} %`;
}

function timesOf(t: ReturnType<typeof useText>, summary: ReturnType<typeof enteredDay>['summary']): string[] {
  if (!summary) return [];
  const use24HourClock = localeUses24Hours(locale.getState().timeTag);
  const clock = (time: string | null) => (time ? formatTimeOfDay(time, use24HourClock) : '…');
  return [
    t('LBL_FROM_TO', { from: clock(summary.from), until: clock(summary.until) }) +
      (summary.nextDay ? ` (${t('LBL_TC_PLUS_ONE_DAY')})` : ''),
    ...summary.lunches.map(({ start, end }) => t('LBL_LUNCH_FROM_TO', { from: clock(start), until: clock(end) })),
    ...summary.otherTypes.map((type) => spanTypeText(t, type)),
  ];
}
