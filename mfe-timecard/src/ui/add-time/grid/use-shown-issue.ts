import { useText } from 'shared-session';
import { fieldId } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { useTimecard } from '../timecard-context.tsx';

/** What a save stopped at in a cell: it is said there, as the day's card says it at its field. */
export function useShownIssue(id: string | undefined): string | undefined {
  const t = useText();
  const found = useTimecard((state) =>
    id === undefined
      ? undefined
      : state.shownIssues.find(({ day, field }) => field !== undefined && fieldId(day, field) === id),
  );
  return found && formatIssue(t, found);
}
