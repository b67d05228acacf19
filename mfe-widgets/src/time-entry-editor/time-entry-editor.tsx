import { type JSX, type ReactNode, useCallback, useId, useMemo } from 'react';
import { Banner } from '../banner/index.ts';
import { localSteps } from '../internal/amounts/index.ts';
import { AddRow, useLatest } from '../internal/rows/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import { type LeaveSystem, LeaveSystemActions } from './leave-system-actions.tsx';
import { changeEntries, type DayHours, dayHours, isExternal, usedMultiRateTypes, workedUnits } from './time-entries.ts';
import type { TimeEntry, TimeEntryAction, TimeEntryField } from './time-entry.ts';
import { timeEntryIssues } from './time-entry-issues.ts';
import { TimeEntryRow } from './time-entry-row.tsx';
import type { TimeEntryFieldIssue } from './time-entry-table.ts';
import '../internal/texts/editors-english.ts';

/** The action and its consequences, for the owner of the day. */
export interface TimeEntryChange {
  /** An owner that stores more per entry than the editor applies this to its own rows. */
  action: TimeEntryAction;
  hours: DayHours;
  /** The multi-rate types now in use, for the allocations. */
  multiRateTypes: readonly string[];
}

export interface TimeEntryEditorProps {
  /** The day, for assistive technology: "Tuesday, November 17". */
  label: string;
  /** Rows, keyed. A row renders again when its entry's object changes, so pass unchanged entries on as they are. */
  entries: readonly TimeEntry[];
  /** Called for any change of the entries, with the values derived from them. It also serves as the meal-break change notification. */
  onChange: (entries: readonly TimeEntry[], change: TimeEntryChange) => void;
  /**
   * Entry types offered, in addition to an entry's own type. Keep this list, like the other lists and functions here, referentially stable.
   */
  types: readonly string[];
  /** The label of a type, if the client has its own term for it. */
  typeLabel?: ((type: string) => string) | undefined;
  multiRateTypes?: readonly string[];
  /** Shift differentials; the Shift column is shown if there is at least one. */
  shifts?: readonly string[];
  showPaidBreak?: boolean;
  /** If the engagement has default entries: adds the Use Default button. */
  onUseDefault?: (() => void) | undefined;
  /** The whole day is off, so nothing can be added. */
  fullDayOff?: boolean;
  use24HourClock?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  workPeriodStart?: string;
  /** Shifts have their own dates. */
  withShifts?: boolean;
  /** Name of the next day, shown with an end that crosses midnight: "6:00 AM Tuesday". Default: "+1 day". */
  nextDay?: string | undefined;
  /** Messages from elsewhere (the server), shown with those of the editor. */
  errors?: readonly string[];
  /** The page's issues, shown at the fields. If given, the editor does not check anything itself. */
  issues?: readonly TimeEntryFieldIssue[];
  /** The id of a field, so that a page can lead to it. */
  fieldId?: (key: string, field: TimeEntryField) => string;
  /** TOTAL HOURS, if the page computes it. */
  total?: ReactNode;
  /** Adds Update and Get Updates to externally sourced entries. */
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
  // If the page provides both the issues and the total, nothing needs an update after the paint.
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
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset cannot be a grid item in every engine.
    <div ref={editorStyled} role="group" className="wd-entries wd-times" aria-label={`${text('LBL_TIMES')}, ${label}`}>
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
