import { type JSX, type ReactNode, useCallback, useId, useMemo } from 'react';
import { Banner } from '../banner/index.ts';
import { localSteps } from '../internal/amounts/index.ts';
import { AddRow, useLatest } from '../internal/rows/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import { type LeaveSystem, LeaveSystemActions } from './leave-system-actions.tsx';
import { changeEntries, type DayHours, dayHours, isExternal, usedMultiRateTypes, workedUnits } from './time-entries.ts';
import type { TimeEntry, TimeEntryAction, TimeEntryField } from './time-entry.ts';
import { timeEntryIssues } from './time-entry-issues.ts';
import { TimeEntryRow } from './time-entry-row.tsx';
import type { TimeEntryFieldIssue } from './time-entry-table.ts';

/** The action and what follows from it, for the owner of the day. */
export interface TimeEntryChange {
  /** An owner that keeps more of an entry than the editor knows applies this to its own rows. */
  action: TimeEntryAction;
  hours: DayHours;
  /** The multi-rate types now in use, for the allocations. */
  multiRateTypes: readonly string[];
}

export interface TimeEntryEditorProps {
  /** The day, for assistive technology: "Tuesday, November 17". */
  label: string;
  /** Rows, keyed; a row renders again when its entry is another object, so hand unchanged entries on as they are. */
  entries: readonly TimeEntry[];
  /** Any change of the entries, with what is recalculated from it. Also stands for the meal-break change notification. */
  onChange: (entries: readonly TimeEntry[], change: TimeEntryChange) => void;
  /** Entry types offered. An entry's own type is offered beside them. Keep this list, like the other lists and functions here, the same object. */
  types: readonly string[];
  /** How a type reads, where the client has its own word for it. */
  typeLabel?: ((type: string) => string) | undefined;
  multiRateTypes?: readonly string[];
  /** Shift differentials; the Shift column is there when there is at least one. */
  shifts?: readonly string[];
  showPaidBreak?: boolean;
  /** Default entries offered by the engagement: gives the Use Default button. */
  onUseDefault?: (() => void) | undefined;
  /** The whole day is off: nothing can be added. */
  fullDayOff?: boolean;
  use24HourClock?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  workPeriodStart?: string;
  /** Shifts carry dates of their own. */
  withShifts?: boolean;
  /** Name of the day after, said with an end that crosses midnight: "6:00 AM Tuesday". Default: "+1 day". */
  nextDay?: string | undefined;
  /** Messages from elsewhere (the server), shown with those found here. */
  errors?: readonly string[];
  /** What the page found wrong, shown at the fields. Given, the page is the judge: the editor looks for nothing itself. */
  issues?: readonly TimeEntryFieldIssue[];
  /** The id of a field, so that a page can lead to it. */
  fieldId?: (key: string, field: TimeEntryField) => string;
  /** TOTAL HOURS, where the page works it out. */
  total?: ReactNode;
  /** Gives externally sourced entries their Update and Get Updates. */
  leaveSystem?: LeaveSystem;
  readOnly?: boolean;
}

const NONE: readonly never[] = [];

/** The time section of a day (docs: time-entry#time-section). */
export function TimeEntryEditor(props: TimeEntryEditorProps): JSX.Element {
  const { label, entries, types, typeLabel, shifts = NONE, showPaidBreak = false, readOnly = false, nextDay } = props;
  const { withShifts = false, use24HourClock = false, hourDecimalPrecision: precision = 2 } = props;
  const text = usePageText();
  const id = useId();
  // Where the page is the judge and says the total, nothing is to be said again after the paint.
  const says = props.issues === undefined || props.total === undefined;
  const deferred = usePostPaintValue(says ? entries : NONE);
  const latest = useLatest(props);
  const dispatch = useCallback(
    (action: TimeEntryAction): void => {
      const now = latest.current;
      const next = changeEntries(now.entries, action);
      now.onChange(next, {
        action,
        hours: dayHours(next, now.withShifts ?? false),
        multiRateTypes: usedMultiRateTypes(next, now.multiRateTypes ?? NONE),
      });
    },
    [latest],
  );
  const ownId = useCallback((key: string, field: TimeEntryField) => `${id}-${key}-${field}`, [id]);
  const fieldId = props.fieldId ?? ownId;
  const table = useMemo(
    () => ({
      types,
      typeLabel,
      shifts,
      showPaidBreak,
      use24HourClock,
      precision,
      withShifts,
      readOnly,
      nextDay,
      fieldId,
      dispatch,
    }),
    [
      types,
      typeLabel,
      shifts,
      showPaidBreak,
      use24HourClock,
      precision,
      withShifts,
      readOnly,
      nextDay,
      fieldId,
      dispatch,
    ],
  );
  const issues = props.issues
    ? NONE
    : timeEntryIssues(deferred, {
        withShifts,
        ...(props.workPeriodStart === undefined ? {} : { workPeriodStart: props.workPeriodStart }),
      });
  const flagged = new Set(issues.flatMap((issue) => issue.keys));
  const messages = [...issues.map((issue) => text(issue.errorToken)), ...(props.errors ?? NONE)];
  const errorOf = (key: string, field: TimeEntryField) =>
    props.issues?.find((one) => one.key === key && one.field === field)?.message;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset takes no part in a grid everywhere.
    <div ref={pageStyled} role="group" className="wd-entries wd-times" aria-label={`${text('LBL_TIMES')}, ${label}`}>
      {messages.length === 0 ? null : (
        <Banner tone="error">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {entries.length === 0 ? null : (
        <table className="wd-rows wd-entry-table" data-shift={shifts.length > 0 || undefined}>
          <thead>
            <tr>
              {shifts.length > 0 ? <th scope="col">{text('LBL_SHIFT')}</th> : null}
              <th scope="col" className="wd-time-column">
                {text('LBL_START')}
              </th>
              <th scope="col" className="wd-time-column">
                {text('LBL_END')}
              </th>
              <th scope="col">{text('LBL_TYPE')}</th>
              {showPaidBreak ? (
                <th scope="col" className="wd-break-column">
                  {text('LBL_PAID_BREAK')}
                </th>
              ) : null}
              <td className="wd-row-end" />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <TimeEntryRow
                key={entry.key}
                entry={entry}
                line={index + 1}
                table={table}
                startError={errorOf(entry.key, 'startTime')}
                endError={errorOf(entry.key, 'endTime')}
                shiftError={errorOf(entry.key, 'shiftName')}
                flagged={flagged.has(entry.key)}
              />
            ))}
          </tbody>
        </table>
      )}
      {props.leaveSystem !== undefined && entries.some(isExternal) ? (
        <LeaveSystemActions {...props.leaveSystem} />
      ) : null}
      <div className="wd-rows-foot">
        {readOnly || props.fullDayOff === true ? null : (
          <>
            <AddRow icon="plus" onAdd={() => dispatch({ kind: 'add' })}>
              {text('LBL_ADD_TIME')}
            </AddRow>
            {props.onUseDefault === undefined ? null : (
              <AddRow onAdd={() => props.onUseDefault?.()}>{text('LBL_USE_DEFAULT')}</AddRow>
            )}
          </>
        )}
        <p className="wd-total">
          {text('LBL_TOTAL_HOURS')}{' '}
          {props.total ?? <output>{localSteps(workedUnits(deferred, withShifts, precision), precision)}</output>}
        </p>
      </div>
    </div>
  );
}
