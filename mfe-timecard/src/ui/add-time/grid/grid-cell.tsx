import { useId, useState } from 'react';
import type { GridColumn } from '../../../domain/grid/grid-cell.ts';
import { cellText, formatOf, issueOfCell, readCell, textAfterKey } from '../../../domain/grid/read-cell.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { useTimecard } from '../timecard-context.tsx';
import { useComposed } from './use-composed.ts';
import { useShownIssue } from './use-shown-issue.ts';

interface GridCellProps {
  /** The control of the day it is, so that an issue leads to it. */
  id: string | undefined;
  row: number;
  column: GridColumn;
  label: string;
  /** `HH:mm`, `''`, or text that is no time. */
  value: string;
  disabled: boolean;
  /** Every keystroke: the time that the text says, or the text, so that what is submitted is what is on the screen. */
  onChange: (value: string) => void;
}

/** One native input, read as the day's time fields are. When it is left, the time is written out; what is no time stays, with the reason. */
export function GridCell({ id, row, column, label, value, disabled, onChange }: GridCellProps) {
  const issueText = dayEditors().timeInput.useTimeIssueText();
  const reason = useId();
  const use24HourClock = useTimecard((state) => state.rules.use24HourClock);
  const format = formatOf(column, use24HourClock);
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed stands there only while the form says the same: an undo shows what it brought back.
  const typing = typed !== null && readCell(typed, format).value === value;
  const issue = typing ? null : issueOfCell(value, format);
  const stops = useShownIssue(id);
  const says = issue === null ? stops : issueText(issue, value, format.clock);
  const shown = typing ? typed : cellText(value, format);
  const { composed, finish, listeners } = useComposed((entered) => {
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
          finish(target.value);
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
