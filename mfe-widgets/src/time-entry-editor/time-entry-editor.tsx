import { type JSX, useId } from 'react';
import { Banner } from '../banner/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { decimalText } from '../internal/decimal/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { Select } from '../select/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { type LeaveSystem, LeaveSystemActions } from './leave-system-actions.tsx';
import {
  type DayHours,
  dayHours,
  isExternal,
  type TimeEntry,
  usedMultiRateTypes,
  withType,
  workedSteps,
} from './time-entries.ts';
import { timeEntryProblems } from './time-entry-problems.ts';

/** What follows from a change, for whoever holds the day. */
export interface TimeEntryChange {
  hours: DayHours;
  /** The multi-rate types now in use, for the allocations. */
  multiRateTypes: readonly string[];
}

export interface TimeEntryEditorProps {
  /** The day, for assistive technology: "Tuesday, November 17". */
  label: string;
  entries: readonly TimeEntry[];
  /** Any change of the entries, with what is recalculated from it. Also stands for the meal-break change notification. */
  onChange: (entries: readonly TimeEntry[], change: TimeEntryChange) => void;
  /** Entry types offered; see `offeredTypes`. */
  types: readonly string[];
  multiRateTypes?: readonly string[];
  /** Shift differentials; the Shift column is there when there is at least one. */
  shifts?: readonly string[];
  showPaidBreak?: boolean;
  /** Default entries offered by the engagement: gives the Use Default button. */
  onUseDefault?: () => void;
  /** The whole day is off: nothing can be added. */
  fullDayOff?: boolean;
  use24HourClock?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  workPeriodStart?: string;
  /** Shifts carry dates of their own. */
  withShifts?: boolean;
  /** Messages from elsewhere (the server), shown with those found here. */
  errors?: readonly string[];
  /** Gives externally sourced entries their Update and Get Updates. */
  leaveSystem?: LeaveSystem;
  readOnly?: boolean;
}

let lastKey = 0;

/** The time section of a day (document 002, sections 2.1, 4 and 5). */
export function TimeEntryEditor(props: TimeEntryEditorProps): JSX.Element {
  const { label, entries, types, shifts = [], showPaidBreak = false, readOnly = false, withShifts = false } = props;
  const text = useWidgetText();
  const id = useId();
  const precision = props.hourDecimalPrecision ?? 2;
  const problems = timeEntryProblems(entries, {
    withShifts,
    ...(props.workPeriodStart === undefined ? {} : { workPeriodStart: props.workPeriodStart }),
  });
  const flagged = new Set(problems.flatMap((problem) => problem.keys));
  const messages = [...problems.map((problem) => text(problem.errorToken)), ...(props.errors ?? [])];
  const external = entries.some(isExternal);
  const hasShifts = shifts.length > 0;

  const change = (next: readonly TimeEntry[]): void =>
    props.onChange(next, {
      hours: dayHours(next, withShifts),
      multiRateTypes: usedMultiRateTypes(next, props.multiRateTypes ?? []),
    });
  const replace = (entry: TimeEntry): void => change(entries.map((other) => (other.key === entry.key ? entry : other)));
  const add = (): void => {
    lastKey += 1;
    const blank = {
      key: `new-${lastKey}`,
      startTime: '',
      endTime: '',
      timeEntrySpanType: 'Labor',
      paidBreak: false,
      shiftName: '',
    };
    change([...entries, blank]);
  };

  return (
    <section ref={styled} className="wd-entries" aria-label={label}>
      {messages.length === 0 ? null : (
        <Banner tone="error">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {entries.length === 0 ? null : (
        <table className="wd-rows">
          <thead>
            <tr>
              {hasShifts ? <th scope="col">{text('LBL_SHIFT')}</th> : null}
              <th scope="col">{text('LBL_START')}</th>
              <th scope="col">{text('LBL_END')}</th>
              <th scope="col">{text('LBL_TYPE')}</th>
              {showPaidBreak ? <th scope="col">{text('LBL_PAID_BREAK')}</th> : null}
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => {
              const fixed = readOnly || isExternal(entry);
              const line = `${label}, ${text('LBL_LINE', { line: index + 1 })}`;
              const time = {
                hideLabel: true,
                use24HourClock: props.use24HourClock ?? false,
                disabled: fixed,
                id: `${id}-${entry.key}`,
              };
              return (
                <tr key={entry.key} data-invalid={flagged.has(entry.key) || undefined}>
                  {hasShifts ? (
                    <td data-label={text('LBL_SHIFT')}>
                      <Select
                        label={`${text('LBL_SHIFT')}, ${line}`}
                        hideLabel
                        value={entry.shiftName}
                        placeholder={text('LBL_SELECT')}
                        options={shifts.map((shift) => ({ value: shift, label: shift }))}
                        disabled={fixed}
                        onChange={(shiftName) => replace({ ...entry, shiftName })}
                      />
                    </td>
                  ) : null}
                  <td data-label={text('LBL_START')}>
                    <TimeInput
                      {...time}
                      id={`${time.id}-start`}
                      label={`${text('LBL_START')}, ${line}`}
                      value={entry.startTime}
                      onChange={(startTime) => replace({ ...entry, startTime })}
                    />
                  </td>
                  <td data-label={text('LBL_END')}>
                    <TimeInput
                      {...time}
                      id={`${time.id}-end`}
                      bound="end"
                      near={entry.startTime}
                      label={`${text('LBL_END')}, ${line}`}
                      value={entry.endTime}
                      onChange={(endTime) => replace({ ...entry, endTime })}
                    />
                  </td>
                  <td data-label={text('LBL_TYPE')}>
                    <Select
                      label={`${text('LBL_TYPE')}, ${line}`}
                      hideLabel
                      value={entry.timeEntrySpanType}
                      options={types.map((type) => ({ value: type, label: type }))}
                      disabled={fixed}
                      onChange={(type) => replace(withType(entry, type))}
                    />
                  </td>
                  {showPaidBreak ? (
                    <td data-label={text('LBL_PAID_BREAK')}>
                      <Checkbox
                        label={`${text('LBL_PAID_BREAK')}, ${line}`}
                        hideLabel
                        checked={entry.paidBreak}
                        disabled={fixed || entry.timeEntrySpanType === 'Lunch'}
                        onChange={(paidBreak) => replace({ ...entry, paidBreak })}
                      />
                    </td>
                  ) : null}
                  <td className="wd-row-end">
                    {fixed ? null : (
                      <IconButton
                        icon="close"
                        label={`${text('LBL_REMOVE')}, ${line}`}
                        onClick={() => change(entries.filter((other) => other.key !== entry.key))}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {external && props.leaveSystem !== undefined ? <LeaveSystemActions {...props.leaveSystem} /> : null}
      <footer className="wd-rows-foot">
        {readOnly || props.fullDayOff === true ? null : (
          <>
            <Button variant="quiet" size="small" icon="plus" onClick={add}>
              {text('LBL_ADD_TIME')}
            </Button>
            {props.onUseDefault === undefined ? null : (
              <Button variant="quiet" size="small" onClick={props.onUseDefault}>
                {text('LBL_USE_DEFAULT')}
              </Button>
            )}
          </>
        )}
        <p className="wd-total">
          {text('LBL_TOTAL_HOURS')}{' '}
          <output>{decimalText(workedSteps(entries, withShifts, precision), precision)}</output>
        </p>
      </footer>
    </section>
  );
}
