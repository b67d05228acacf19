import { Button, IconButton } from 'mfe_widgets/button';
import { type TimeEcho, TimeInput } from 'mfe_widgets/time-input';
import { memo, useState } from 'react';
import { useText } from 'shared-session';
import { fillWithDefault, offersDefault } from '../../../domain/copy/use-default.ts';
import { blankSpan } from '../../../domain/form/blank.ts';
import { changeSpan, spanTypesOffered } from '../../../domain/form/span-types.ts';
import { SPAN_TYPES, type SpanForm } from '../../../domain/form/timecard-form.ts';
import { formatHours, formatUnits } from '../../../domain/hours/hour-units.ts';
import { isFullDayOff, isLeaveSystemEntry } from '../../../domain/leave-system/leave-system-entry.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { sayClockTime } from '../../../domain/time/clock-time.ts';
import { crossesMidnight, spanDuration } from '../../../domain/time/span-duration.ts';
import { sayDate } from '../../host/dates.ts';
import { fieldId } from '../field-ids.ts';
import { sayIssue } from '../issue-text.ts';
import { usePublished, useTimecard } from '../timecard-context.tsx';
import { LeaveEntryTools } from './leave-entry-tools.tsx';
import { useDay } from './use-day.ts';

/** The time section of a day: start, end, type (and shift, paid break) a row; TOTAL HOURS below. */
export function TimeEntries({ name }: { name: string }) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  const rules = useTimecard((state) => state.rules);
  const defaults = useTimecard((state) => state.metadata.engDefaultTimeEntries);
  const withShift = rules.template.showShiftSelect && rules.shiftNames.length > 0;
  const withPaidBreak = rules.template.showPaidBreak && rules.showPaidBreak;
  const fullDayOff = isFullDayOff(day);
  return (
    <div className="tc-times">
      <table className="tc-table" data-shift={withShift || undefined}>
        <thead>
          <tr>
            {withShift ? <th scope="col">{t('LBL_SHIFT')}</th> : null}
            <th scope="col">{t('LBL_START')}</th>
            <th scope="col">{t('LBL_END')}</th>
            <th scope="col">{t('LBL_TYPE')}</th>
            {withPaidBreak ? <th scope="col">{t('LBL_PAID_BREAK')}</th> : null}
            <td />
          </tr>
        </thead>
        <tbody>
          {day.spans.map((span, index) => (
            <SpanRow
              key={span.key}
              name={name}
              span={span}
              line={index + 1}
              withShift={withShift}
              withPaidBreak={withPaidBreak}
            />
          ))}
        </tbody>
      </table>
      {day.spans.some(isLeaveSystemEntry) ? <LeaveEntryTools /> : null}
      <div className="tc-actions">
        {disabled || fullDayOff ? null : (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() =>
              change(null, (one) => ({ ...one, spans: [...one.spans, nextSpan(one.spans)] }), 'DEED_ADD_LINE')
            }
          >
            {t('LBL_ADD_TIME_LINE')}
          </Button>
        )}
        {!disabled && offersDefault(day, defaults) ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => change(null, (one) => fillWithDefault(one, defaults, rules), 'DEED_DEFAULT')}
          >
            {t('LBL_USE_DEFAULT')}
          </Button>
        ) : null}
        <TotalHours name={name} />
      </div>
    </div>
  );
}

/** The next row begins where the last one ended, and is a meal after work. */
function nextSpan(spans: readonly SpanForm[]): SpanForm {
  const last = spans.at(-1);
  const lunched = spans.some((span) => span.type === SPAN_TYPES.lunch);
  return {
    ...blankSpan(last?.type === SPAN_TYPES.labor && !lunched ? SPAN_TYPES.lunch : SPAN_TYPES.labor),
    start: last?.end ?? '',
  };
}

const TotalHours = memo(function TotalHours({ name }: { name: string }) {
  const t = useText();
  const worked = usePublished((published) => published.days[name]?.worked ?? 0);
  const precision = useTimecard((state) => state.rules.precision);
  return (
    <span className="tc-line-total">
      {t('LBL_TOTAL_HOURS')} <b>{formatUnits(worked, precision)}</b>
    </span>
  );
});

interface SpanRowProps {
  name: string;
  span: SpanForm;
  line: number;
  withShift: boolean;
  withPaidBreak: boolean;
}

/** One span. Entries of the leave system keep their times and type. */
const SpanRow = memo(function SpanRow({ name, span, line, withShift, withPaidBreak }: SpanRowProps) {
  const t = useText();
  const { day, change, disabled } = useDay(name);
  const rules = useTimecard((state) => state.rules);
  const labor = useTimecard((state) => state.metadata.customizedLaborValue);
  const wrong = useTimecard((state) =>
    state.shownIssues.find((issue) => issue.day === name && issue.field?.startsWith(`${span.key}.`)),
  );
  const [echo, setEcho] = useState<TimeEcho | null>(null);
  const fixed = isLeaveSystemEntry(span);
  const set = (field: string, part: Partial<SpanForm>) =>
    change(
      `${span.key}.${field}`,
      (one) => ({ ...one, spans: one.spans.map((row) => (row.key === span.key ? changeSpan(row, part) : row)) }),
      'DEED_TIME',
    );
  const time = (field: 'start' | 'end') => (
    <TimeInput
      id={fieldId(name, `${span.key}.${field}`)}
      label={t(field === 'start' ? 'LBL_START_LINE' : 'LBL_END_LINE', { line })}
      hideLabel
      value={span[field]}
      bound={field}
      {...(field === 'end' && span.start !== '' ? { near: span.start } : {})}
      use24HourClock={rules.use24HourClock}
      disabled={disabled || fixed}
      error={wrong?.field === `${span.key}.${field}` ? sayIssue(t, wrong) : undefined}
      onEcho={setEcho}
      onChange={(value) => set(field, { [field]: value })}
    />
  );
  const minutes = spanDuration(span.start, span.end);
  const columns = 4 + (withShift ? 1 : 0) + (withPaidBreak ? 1 : 0);
  return (
    <>
      <tr className="tc-span" data-fixed={fixed || undefined}>
        {withShift ? (
          <td data-label={t('LBL_SHIFT')}>
            <select
              className="tc-select"
              id={fieldId(name, `${span.key}.shiftName`)}
              aria-label={t('LBL_SHIFT_LINE', { line })}
              value={span.shiftName}
              disabled={disabled || fixed}
              onChange={(event) => set('shiftName', { shiftName: event.target.value })}
            >
              <option value="">{t('LBL_CHOOSE')}</option>
              {rules.shiftNames.map((shift) => (
                <option key={shift}>{shift}</option>
              ))}
            </select>
          </td>
        ) : null}
        <td data-label={t('LBL_START')}>{time('start')}</td>
        <td data-label={t('LBL_END')}>{time('end')}</td>
        <td data-label={t('LBL_TYPE')}>
          <select
            className="tc-select"
            id={fieldId(name, `${span.key}.type`)}
            aria-label={t('LBL_TYPE_LINE', { line })}
            value={span.type}
            disabled={disabled || fixed}
            onChange={(event) => set('type', { type: event.target.value })}
          >
            {spanTypesOffered(day, rules, span.type).map((type) => (
              <option key={type} value={type}>
                {type === SPAN_TYPES.labor && labor ? labor : fixed && span.leaveType ? span.leaveType : type}
              </option>
            ))}
          </select>
        </td>
        {withPaidBreak ? (
          <td className="tc-center" data-label={t('LBL_PAID_BREAK')}>
            <input
              type="checkbox"
              className="tc-check"
              aria-label={t('LBL_PAID_BREAK_LINE', { line })}
              checked={span.paidBreak}
              disabled={disabled || fixed || span.type === SPAN_TYPES.lunch}
              onChange={(event) => set('paidBreak', { paidBreak: event.target.checked })}
            />
          </td>
        ) : null}
        <td className="tc-row-end">
          {disabled || fixed ? null : (
            <IconButton
              icon="close"
              size="small"
              label={t('LBL_REMOVE_LINE', { line })}
              onClick={() =>
                change(
                  null,
                  (one) => {
                    const spans = one.spans.filter((row) => row.key !== span.key);
                    return { ...one, spans: spans.length > 0 ? spans : [blankSpan()] };
                  },
                  'DEED_REMOVE_LINE',
                )
              }
            />
          )}
        </td>
      </tr>
      <tr className="tc-echo-row">
        <td colSpan={columns}>
          {fixed ? <span>{t('LBL_FROM_LEAVE_SYSTEM')}</span> : null}
          {!fixed && minutes !== null && minutes > 0 ? (
            <span>
              {echo ? <span className="tc-typed">{t('LBL_YOU_TYPED', { typed: echo.typed })} </span> : null}
              <b>
                {t(crossesMidnight(span.start, span.end) ? 'LBL_UNDERSTOOD_NEXT_DAY' : 'LBL_UNDERSTOOD', {
                  from: sayClockTime(span.start, rules.use24HourClock),
                  until: sayClockTime(span.end, rules.use24HourClock),
                  day: sayDate(addDays(day.shiftStartDay ?? day.workedDate, 1), 'weekday'),
                  hours: formatHours(minutes, rules.precision),
                })}
              </b>
            </span>
          ) : null}
        </td>
      </tr>
    </>
  );
});
