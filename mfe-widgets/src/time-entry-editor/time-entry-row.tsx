import { type JSX, memo, useCallback, useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { RemoveRow, RowSelect } from '../internal/rows/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { type TimeEcho, TimeInput } from '../time-input/index.ts';
import { EntryReading } from './entry-reading.tsx';
import { isExternal } from './time-entries.ts';
import type { TimeEntry } from './time-entry.ts';
import type { TimeEntryTable } from './time-entry-table.ts';
import '../internal/texts/editors-english.ts';

export interface TimeEntryRowProps {
  entry: TimeEntry;
  /** 1 for the first. */
  line: number;
  table: TimeEntryTable;
  startError: string | undefined;
  endError: string | undefined;
  shiftError: string | undefined;
  /** The start and end fields are marked. */
  flagged: boolean;
}

/** One entry and, below it, how it was read. It renders again only when its own entry changes. */
export const TimeEntryRow = memo(function TimeEntryRow(props: TimeEntryRowProps): JSX.Element {
  const { entry, line, table, startError, endError, shiftError, flagged } = props;
  const { dispatch, shifts, fieldId } = table;
  const { key } = entry;
  const text = usePageText();
  const [typed, setTyped] = useState<string>();
  const setEcho = useCallback((echo: TimeEcho | null) => setTyped(echo?.typed), []);
  const external = isExternal(entry);
  const fixed = table.readOnly || external;
  const start = useCallback(
    (startTime: string) => dispatch({ kind: 'edit', key, part: { startTime } }),
    [dispatch, key],
  );
  const end = useCallback((endTime: string) => dispatch({ kind: 'edit', key, part: { endTime } }), [dispatch, key]);
  const shift = useCallback(
    (shiftName: string) => dispatch({ kind: 'edit', key, part: { shiftName } }),
    [dispatch, key],
  );
  const type = useCallback(
    (timeEntrySpanType: string) => dispatch({ kind: 'edit', key, part: { timeEntrySpanType } }),
    [dispatch, key],
  );
  const time = { hideLabel: true, use24HourClock: table.use24HourClock, disabled: fixed, onEcho: setEcho } as const;
  return (
    <>
      <tr className="wd-entry" data-invalid={flagged || undefined} data-fixed={external || undefined}>
        {shifts.length > 0 ? (
          <td data-label={text('LBL_SHIFT')}>
            <RowSelect
              id={fieldId(key, 'shiftName')}
              label={text('LBL_SHIFT_LINE', { line })}
              value={entry.shiftName}
              placeholder={text('LBL_CHOOSE')}
              options={shifts}
              disabled={fixed}
              invalid={shiftError !== undefined}
              onChange={shift}
            />
          </td>
        ) : null}
        <td data-label={text('LBL_START')}>
          <TimeInput
            {...time}
            id={fieldId(key, 'startTime')}
            label={text('LBL_START_LINE', { line })}
            value={entry.startTime}
            error={startError}
            onChange={start}
            onUnread={start}
          />
        </td>
        <td data-label={text('LBL_END')}>
          <TimeInput
            {...time}
            id={fieldId(key, 'endTime')}
            bound="end"
            {...(entry.startTime !== '' && entry.endTime === '' ? { near: entry.startTime } : {})}
            label={text('LBL_END_LINE', { line })}
            value={entry.endTime}
            error={endError}
            onChange={end}
            onUnread={end}
          />
        </td>
        <td data-label={text('LBL_TYPE')}>
          <RowSelect
            id={fieldId(key, 'timeEntrySpanType')}
            label={text('LBL_TYPE_LINE', { line })}
            value={external && entry.leaveType ? entry.leaveType : entry.timeEntrySpanType}
            options={table.types}
            optionLabel={table.typeLabel}
            disabled={fixed}
            onChange={type}
          />
        </td>
        {table.showPaidBreak ? (
          <td className="wd-entry-break" data-label={text('LBL_PAID_BREAK')}>
            <Checkbox
              id={fieldId(key, 'paidBreak')}
              label={text('LBL_PAID_BREAK_LINE', { line })}
              hideLabel
              checked={entry.paidBreak}
              disabled={fixed || entry.timeEntrySpanType === 'Lunch'}
              onChange={(paidBreak) => dispatch({ kind: 'edit', key, part: { paidBreak } })}
            />
          </td>
        ) : null}
        <td className="wd-row-end">
          {fixed ? null : <RemoveRow line={line} onRemove={() => dispatch({ kind: 'remove', key })} />}
        </td>
      </tr>
      <tr className="wd-entry-reading">
        <td colSpan={4 + (shifts.length > 0 ? 1 : 0) + (table.showPaidBreak ? 1 : 0)}>
          <EntryReading entry={entry} table={table} typed={typed} />
        </td>
      </tr>
    </>
  );
});
