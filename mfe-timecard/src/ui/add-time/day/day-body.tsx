import { Banner } from 'mfe_widgets/banner';
import { useText } from 'shared-session';
import { visibleParts } from '../../../domain/day/visible-parts.ts';
import { fieldId } from '../field-ids.ts';
import { sayError, sayIssue } from '../issue-text.ts';
import { useTimecard } from '../timecard-context.tsx';
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

/** The fields of an open day; which of them show is decided by `visibleParts`. */
export function DayBody({ name }: { name: string }) {
  const t = useText();
  const rules = useTimecard((state) => state.rules);
  const day = useTimecard((state) => state.form.days.find((one) => one.key === name));
  const issues = useTimecard((state) => state.shownIssues);
  const errors = useTimecard((state) => state.serverErrors.byDay[name]);
  if (!day) return null;
  const parts = visibleParts(day, rules);
  const shown = issues.filter((issue) => issue.day === name);
  return (
    <>
      {errors?.length ? (
        <Banner tone="error">
          <ul className="tc-errors">
            {errors.map((error) => (
              <li key={`${error.errorToken} ${error.errorText} ${error.value}`}>{sayError(t, error)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {shown.length > 0 ? (
        <Banner tone="error">
          <ul className="tc-errors">
            {shown.map((issue) => (
              <li
                key={`${issue.key} ${issue.field}`}
                id={issue.field ? `${fieldId(name, issue.field)}.error` : undefined}
              >
                {sayIssue(t, issue)}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <DayNotices name={name} />
      {day.shiftNumber === null ? null : <ShiftDates name={name} />}
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
