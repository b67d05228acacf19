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
import { TimeEntries } from './time-entries.tsx';
import { UnitLines } from './unit-lines.tsx';
import { useDayPart } from './use-day.ts';

/**
 * The fields of an open day; which of them show is decided by `visibleParts`. Each part watches what it shows of the day, so
 * that a keystroke renders the part it is typed into.
 */
export function DayBody({ name }: { name: string }) {
  const rules = useRules();
  const parts = useDayPart(name, (day) => visibleParts(day, rules));
  const { shiftNumber } = useDayPart(name, (day) => ({ shiftNumber: day.shiftNumber }));
  return (
    <>
      <DayIssues name={name} />
      <DayNotices name={name} />
      {shiftNumber === null ? null : <ShiftDates name={name} />}
      <DayToggles name={name} parts={parts} />
      {parts.times ? <TimeEntries name={name} /> : null}
      {parts.times ? <MealLineBar name={name} /> : null}
      <MealBreakChoices name={name} />
      <HourFields name={name} parts={parts} />
      {parts.shiftLines ? <ShiftLines name={name} /> : null}
      {parts.units ? <UnitLines name={name} /> : null}
      {parts.allocations ? <Allocations name={name} /> : null}
      {parts.notes ? <Notes name={name} /> : null}
    </>
  );
}

/** What the server refused, and what the last save or submit stopped at; said aloud by the error banner above the days. */
function DayIssues({ name }: { name: string }) {
  const t = useText();
  const issues = useTimecard((state) => state.shownIssues);
  const errors = useTimecard((state) => state.serverErrors.byDay[name]);
  const shown = issues.filter((issue) => issue.day === name);
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
                id={issue.field ? `${fieldId(name, issue.field)}.error` : undefined}
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
