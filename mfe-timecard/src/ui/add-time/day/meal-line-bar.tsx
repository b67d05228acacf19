import { memo } from 'react';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatClockTime } from 'shared-validators/clock';
import { mealLine } from '../../../domain/notices/meal-periods.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { useRules } from '../timecard-context.tsx';
import { useDayPart } from './use-day.ts';

/** The meal-period line: work, meals (hatched), and a mark where a missing meal period was due. */
export const MealLineBar = memo(function MealLineBar({ dayKey }: { dayKey: string }) {
  const t = useText();
  const day = useDayPart(dayKey, ({ spans }) => ({ spans }));
  const rules = useRules();
  const line = mealLine(day, rules.workPeriodStart);
  if (!line) return null;
  const start = Math.max(0, line.from - 120);
  const length = Math.min(1440, Math.max(line.until + 120 - start, 600));
  const at = (minute: number) => `${(((minute - start) / length) * 100).toFixed(2)}%`;
  const format = (minute: number) => formatTimeOfDay(formatClockTime(minute), rules.use24HourClock);
  const label = t('LBL_WORKED_LINE', { from: format(line.from), until: format(line.until) });
  return (
    <div className="tc-bar" role="img" aria-label={label}>
      {line.spans.map((span) => (
        <s
          key={`${span.from} ${span.until} ${span.meal}`}
          data-meal={span.meal || undefined}
          style={{
            insetInlineStart: at(span.from),
            width: `${(((span.until - span.from) / length) * 100).toFixed(2)}%`,
          }}
        />
      ))}
      {line.due.map((due) => (
        <u key={due.hours} style={{ insetInlineStart: at(due.at) }} />
      ))}
      <em style={{ insetInlineStart: at(line.from) }}>{format(line.from)}</em>
      {line.due.map((due) => (
        <em key={due.hours} data-due style={{ insetInlineStart: at(due.at) }}>
          {inHours(due.hours)}
        </em>
      ))}
      <em style={{ insetInlineStart: at(line.until) }}>{format(line.until)}</em>
    </div>
  );
});
