import { useText } from 'shared-session';
import type { DayForm, TimecardForm } from '../../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../../domain/form/timecard-rules.ts';
import { dayLabel } from '../day-label.ts';
import { formatDay } from './merge-text.ts';

interface DifferenceTableProps {
  keys: readonly string[];
  mine: Pick<TimecardForm, 'days'>;
  theirs: Pick<TimecardForm, 'days'>;
  rules: TimecardRules;
}

/** Two states of a timecard next to each other; only the days that differ. */
export function DifferenceTable({ keys, mine, theirs, rules }: DifferenceTableProps) {
  const t = useText();
  const format = (day: DayForm | undefined) => (day ? formatDay(t, day, rules) : '–');
  const find = (form: Pick<TimecardForm, 'days'>, key: string) => form.days.find((day) => day.key === key);
  return (
    <table className="tc-differences">
      <thead>
        <tr>
          <th scope="col">{t('LBL_TC_DATE')}</th>
          <th scope="col">{t('LBL_TC_YOURS')}</th>
          <th scope="col">{t('LBL_TC_THEIRS')}</th>
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
