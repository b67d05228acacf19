import { useId, useState } from 'react';
import { useComposed } from 'shared-session/composition';
import type { GridColumn } from '../../../domain/grid/grid-cell.ts';
import { cellText, formatOf, issueOfCell, readCell, textAfterKey } from '../../../domain/grid/read-cell.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { useTimecard } from '../timecard-context.tsx';
import { useShownIssue } from './use-shown-issue.ts';

interface GridCellProps {
  /** The id of the day's control, so that an issue leads here. */
  id: string | undefined;
  row: number;
  column: GridColumn;
  label: string;
  /** `HH:mm`, `''`, or text that is not a time. */
  value: string;
  disabled: boolean;
  /** Called on every keystroke with the time, or with the text if it is not a time, so that the screen always shows the submitted value. */
  onChange: (value: string) => void;
}

/**
 * One native input, read like the day's time fields. When it is left, the time is formatted; text that is not a time stays, with the
 * reason.
 */
export function GridCell({ id, row, column, label, value, disabled, onChange }: GridCellProps) {
  const issueText = dayEditors().timeInput.useTimeIssueText();
  const reason = useId();
  const use24HourClock = useTimecard((state) => state.rules.use24HourClock);
  const format = formatOf(column, use24HourClock);
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text is shown only while the form has the same value, so that undo shows the restored value.
  const typing = typed !== null && readCell(typed, format).value === value;
  const issue = typing ? null : issueOfCell(value, format);
  const stops = useShownIssue(id);
  const says = issue === null ? stops : issueText(issue, value, format.clock);
  const shown = typing ? typed : cellText(value, format);
  const { composed, finish, listeners } = useComposed(({ value: entered }) => {
    const text = textAfterKey(shown, entered, format);
    setTyped(text);
    onChange(readCell(text, format).value);
  });
  return (
    <>
      <input
        id={id}
        className="tc-input tc-grid-cell"
        data-row={row}
        data-column={column}
        aria-label={label}
        aria-invalid={says !== undefined || undefined}
        aria-describedby={says === undefined ? undefined : reason}
        value={composed ?? shown}
        disabled={disabled}
        autoComplete="off"
        {...listeners}
        onFocus={(event) => event.target.select()}
        onBlur={({ target }) => {
          finish(target);
          setTyped(null);
        }}
      />
      {says === undefined ? null : (
        <p id={reason} className="tc-grid-reason">
          {says}
        </p>
      )}
    </>
  );
}
