import type { BillingItemDetail } from 'shared-client/billing';
import { locale, useText } from 'shared-session';
import { type EnteredAllocation, enteredDay } from '../../domain/detail/entered-day.ts';
import { formatUnits } from '../../domain/hours/hour-units.ts';
import { sayClockTime } from '../../domain/time/clock-time.ts';
import { sayUnits } from '../add-time/hours-text.ts';
import { sayDate } from '../host/dates.ts';

const AMOUNTS: Readonly<Record<EnteredAllocation['amounts'][number]['kind'], string>> = {
  hours: 'LBL_ALLOCATED_HOURS',
  regular: 'LBL_REGULAR',
  overtime: 'LBL_OVERTIME',
  doubletime: 'LBL_DOUBLETIME',
  pto: 'LBL_PTO',
  percent: 'LBL_PERCENT_OF_DAY',
  units: 'LBL_UNITS_COLUMN',
};

/** One day as it was sent: its times, its hours, what they were placed on, its notes. */
export function DetailDay({ detail, precision }: { detail: BillingItemDetail; precision: number }) {
  const t = useText();
  const entry = detail.timeEntry;
  const day = enteredDay(detail, precision);
  const facts = [
    ...timesOf(t, day.summary),
    detail.didNotWork ? t('LBL_DID_NOT_WORK') : '',
    detail.daily && !day.summary ? t('LBL_WORKED') : '',
    entry?.sickDay ? t('LBL_SICK_DAY') : '',
    detail.sickHours ? `${t('LBL_SICK')} ${detail.sickHours.toFixed(precision)} h` : '',
    entry?.holiday ? (entry.holidayMessage ?? t('LBL_HOLIDAY')) : '',
    detail.noBreakTaken ? t('LBL_NO_LUNCH') : '',
    ...detail.timeEntryShiftDtos.map((line) =>
      line.shiftName ? `${line.shiftName}${line.hours ? ` ${line.hours.toFixed(precision)} h` : ''}` : '',
    ),
    ...(entry?.pieceTypes ?? []).map((piece) => (piece.unitsWorked ? `${piece.type}: ${piece.unitsWorked}` : '')),
  ].filter((fact) => fact !== '');
  return (
    <section className="tc-card tc-detail-day">
      <h2 className="tc-card-title">
        {entry?.shiftNumber
          ? `${t('LBL_SHIFT_NUMBER', { number: entry.shiftNumber })} `
          : `${sayDate(detail.workedDate, 'weekday')} `}
        <small>{sayDate(detail.workedDate, 'month-day')}</small>
      </h2>
      <div>
        <p>{facts.join(', ') || t('LBL_NO_ENTRIES')}</p>
        {day.allocations.length > 0 ? (
          <ul className="tc-placed">
            {day.allocations.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
              <li key={line}>
                {row.placedOn.length > 0 ? <span>{row.placedOn.join(' · ')}</span> : null}
                <span>
                  {row.amounts
                    .map(({ kind, amount }) => `${t(AMOUNTS[kind])} ${sayAmount(kind, amount, precision)}`)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {entry?.notes && !detail.didNotWork ? <p className="tc-quote">{entry.notes}</p> : null}
      </div>
      <span className="tc-sum" data-empty={day.worked === 0 && day.units === 0}>
        {day.worked > 0 ? formatUnits(day.worked, precision) : day.units > 0 ? sayUnits(day.units) : '–'}
        {day.worked > 0 ? <small> h</small> : null}
      </span>
    </section>
  );
}

function sayAmount(kind: keyof typeof AMOUNTS, amount: number, precision: number): string {
  if (kind === 'percent') return `${amount} %`;
  return kind === 'units' ? String(amount) : amount.toFixed(precision);
}

function timesOf(t: ReturnType<typeof useText>, summary: ReturnType<typeof enteredDay>['summary']): string[] {
  if (!summary) return [];
  const { tag } = locale.getState();
  const use24HourClock = !new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12;
  const clock = (time: string | null) => (time ? sayClockTime(time, use24HourClock) : '…');
  return [
    t('LBL_FROM_TO', { from: clock(summary.from), until: clock(summary.until) }) +
      (summary.nextDay ? ` (${t('LBL_PLUS_ONE_DAY')})` : ''),
    ...summary.lunches.map(({ start, end }) => t('LBL_LUNCH_FROM_TO', { from: clock(start), until: clock(end) })),
    ...summary.otherTypes,
  ];
}
