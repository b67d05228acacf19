import { Banner } from 'mfe_widgets/banner';
import { useText } from 'shared-session';
import { visibleParts } from '../../../domain/day/visible-parts.ts';
import { fieldId } from '../field-ids.ts';
import { formatError, formatIssue } from '../issue-text.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { Allocations } from './allocations.tsx';
import { DayNotices } from './day-notices.tsx';
import { DayToggles } from './day-toggles.tsx';
import { HourFields } from './hour-fields.tsx';
import { MealBreakChoices } from './meal-break-choices.tsx';
import { MealLineBar } from './meal-line-bar.tsx';
import { Notes } from './notes.tsx';
import { ShiftDates } from './shift-dates.tsx';
import { ShiftLines } from './shift-lines.tsx';
import { isSaidAtField } from './span-entries.ts';
import { TimeEntries } from './time-entries.tsx';
import { UnitLines } from './unit-lines.tsx';
import { useDayPart } from './use-day.ts';

/**
 * The fields of an open day; `visibleParts` decides which are shown. Each part subscribes to the values that it shows, so that a keystroke
 * renders only the part it is typed into.
 */
export function DayBody({ dayKey }: { dayKey: string }) {
  const rules = useRules();
  const parts = useDayPart(dayKey, (day) => visibleParts(day, rules));
  const { shiftNumber } = useDayPart(dayKey, (day) => ({ shiftNumber: day.shiftNumber }));
  return (
    <>
      <DayIssues dayKey={dayKey} times={parts.times} />
      <DayNotices dayKey={dayKey} />
      {shiftNumber === null ? null : <ShiftDates dayKey={dayKey} />}
      <DayToggles dayKey={dayKey} parts={parts} />
      {parts.times ? <TimeEntries dayKey={dayKey} /> : null}
      {parts.times ? <MealLineBar dayKey={dayKey} /> : null}
      <MealBreakChoices dayKey={dayKey} />
      <HourFields dayKey={dayKey} parts={parts} />
      {parts.shiftLines ? <ShiftLines dayKey={dayKey} /> : null}
      {parts.units ? <UnitLines dayKey={dayKey} /> : null}
      {parts.allocations ? <Allocations dayKey={dayKey} /> : null}
      {parts.notes ? <Notes dayKey={dayKey} /> : null}
    </>
  );
}

/** The server's errors and the issues at which the last save or submit stopped. The error banner above the days announces them. */
function DayIssues({ dayKey, times }: { dayKey: string; times: boolean }) {
  const t = useText();
  const issues = useTimecard((state) => state.shownIssues);
  const errors = useTimecard((state) => state.serverErrors.byDay[dayKey]);
  const shown = issues.filter((issue) => issue.day === dayKey && !(times && isSaidAtField(issue.field)));
  return (
    <>
      {errors?.length ? (
        <Banner tone="error" live="off">
          <ul className="tc-errors">
            {errors.map((error) => (
              <li key={`${error.errorToken} ${error.errorText} ${error.value}`}>{formatError(t, error)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {shown.length > 0 ? (
        <Banner tone="error" live="off">
          <ul className="tc-errors">
            {shown.map((issue) => (
              <li
                key={`${issue.key} ${issue.field}`}
                id={issue.field ? `${fieldId(dayKey, issue.field)}.error` : undefined}
              >
                {formatIssue(t, issue)}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </>
  );
}
