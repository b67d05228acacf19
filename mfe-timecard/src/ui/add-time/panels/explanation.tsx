import '../../../texts/explanation.ts';
import { useText } from 'shared-session';
import { explained, type Figure } from '../../../domain/totals/explained.ts';
import { formatSteps } from '../../page/amounts.ts';
import { formatDate } from '../../page/dates.ts';
import { dayLabel } from '../day-label.ts';
import { formatLocalUnits } from '../hours-text.ts';
import { formatIssue } from '../issue-text.ts';
import { dayByKey, useDayKeys, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';

const RULED: readonly Figure[] = ['overtime', 'doubletime'];
const WEEK = 7;

/** The days of a figure, the part of the overtime rule in it, and the rounding; together they add up to the figure. */
export function Explanation({ figure }: { figure: Figure }) {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const days = useTimecard((state) => state.form.days);
  const rule = useTimecard((state) => state.metadata.overtimeRule);
  const firstWeekday = useTimecard((state) => state.metadata.workPeriod?.dayOfWeek ?? undefined);
  const long = useDayKeys().length > WEEK;
  const { lines, rounding, weeks } = explained(figure, days, rules, rule, firstWeekday);
  const hours = (units: number) => formatSteps(units, rules.precision);
  const format = (amount: number) =>
    figure === 'days' ? String(amount) : figure === 'units' ? formatLocalUnits(amount) : hours(amount);
  const nameOf = (key: string) => {
    const day = dayByKey(store.getState().form.days, key);
    return day ? dayLabel(t, day, long) : key;
  };
  const isRuled = rule !== null && RULED.includes(figure);
  const weekly = figure === 'overtime' ? rule?.weeklyOTLimit : rule?.weeklyDTLimit;
  const isAboveWeek = weeks.length > 0;
  return (
    <>
      <ul>
        {lines.length === 0 ? <li>{t('LBL_NOTHING_ENTERED')}</li> : null}
        {lines.map(({ day, amount, why, expected }) => (
          <li key={day}>
            <span>
              {nameOf(day)}
              {why ? <small>{formatIssue(t, why)}</small> : null}
              {expected === undefined ? null : (
                <small className="tc-figure-other">{t('MSG_RULE_EXPECTS', { hours: hours(expected) })}</small>
              )}
            </span>
            <b>{format(amount)}</b>
          </li>
        ))}
        {weeks.map(({ start, why, expected }) => (
          <li key={start}>
            <span>
              {t('LBL_WEEK_OF', { date: formatDate(start, 'long') })}
              <small>{formatIssue(t, why)}</small>
              {expected === undefined ? null : (
                <small className="tc-figure-other">{t('MSG_RULE_EXPECTS', { hours: hours(expected) })}</small>
              )}
            </span>
          </li>
        ))}
        {rounding === 0 ? null : (
          <li>
            <span>
              {t('LBL_ROUNDING')}
              <small>{t('MSG_ROUNDED_ONCE')}</small>
            </span>
            <b>
              {rounding > 0 ? '+' : ''}
              {hours(rounding)}
            </b>
          </li>
        )}
      </ul>
      {isRuled && rule.name ? <p>{t('MSG_OVERTIME_RULE', { name: rule.name })}</p> : null}
      {isRuled && weekly && !isAboveWeek ? (
        <p>{t('MSG_ABOVE_WEEKLY', { limit: hours(Math.round(weekly * 10 ** rules.precision)) })}</p>
      ) : null}
      {isRuled && weekly && rule.countHoliday ? <p>{t('MSG_HOLIDAYS_COUNT')}</p> : null}
    </>
  );
}
