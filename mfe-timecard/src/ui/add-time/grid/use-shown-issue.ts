import { useText } from 'shared-session';
import { fieldId } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { useTimecard } from '../timecard-context.tsx';

/** The issue of a cell at which a save stopped. It is shown in the cell, as the day's card shows it at the field. */
export function useShownIssue(id: string | undefined): string | undefined {
  const t = useText();
  const found = useTimecard((state) =>
    id === undefined
      ? undefined
      : state.shownIssues.find(({ day, field }) => field !== undefined && fieldId(day, field) === id),
  );
  return found && formatIssue(t, found);
}
