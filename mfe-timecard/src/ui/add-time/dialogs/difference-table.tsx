import { useText } from 'shared-session';
import { formatUnits } from 'shared-validators/amounts';
import { daySummary } from '../../../domain/checklist/day-summary.ts';
import type { DayForm, TimecardForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { dayTotals } from '../../../domain/totals/totals.ts';
import { dayLabel } from '../day-label.ts';

interface DifferenceTableProps {
  keys: readonly string[];
  mine: Pick<TimecardForm, 'days'>;
  theirs: Pick<TimecardForm, 'days'>;
  rules: TimecardRules;
}

/** Two states of a timecard beside one another: only the days that differ. */
export function DifferenceTable({ keys, mine, theirs, rules }: DifferenceTableProps) {
  const t = useText();
  const format = (day: DayForm | undefined): string => {
    if (!day) return '–';
    const summary = daySummary(day);
    const clock = (time: string | null) => (time ? formatTimeOfDay(time, rules.use24HourClock) : '…');
    const { worked, sick, days } = dayTotals(day, rules);
    const facts = [
      summary ? t('LBL_FROM_TO', { from: clock(summary.from), until: clock(summary.until) }) : '',
      worked > 0 ? `${formatUnits(worked, rules.precision)} h` : '',
      sick > 0 ? `${t('LBL_SICK')} ${formatUnits(sick, rules.precision)} h` : '',
      days > 0 ? t('LBL_WORKED') : '',
      day.didNotWork ? t('LBL_DID_NOT_WORK') : '',
      day.notes !== '' && !day.didNotWork ? `“${day.notes.slice(0, 60)}”` : '',
    ].filter((fact) => fact !== '');
    return facts.length > 0 ? facts.join(', ') : t('LBL_NOTHING_ENTERED');
  };
  const find = (form: Pick<TimecardForm, 'days'>, key: string) => form.days.find((day) => day.key === key);
  return (
    <table className="tc-differences">
      <thead>
        <tr>
          <th scope="col">{t('LBL_DATE')}</th>
          <th scope="col">{t('LBL_YOURS')}</th>
          <th scope="col">{t('LBL_THEIRS')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const day = find(mine, key) ?? find(theirs, key);
          return (
            <tr key={key}>
              <th scope="row">{day ? dayLabel(t, day, true) : key}</th>
              <td>{format(find(mine, key))}</td>
              <td>{format(find(theirs, key))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
