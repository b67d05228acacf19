import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  AllocationEditor,
  type AllocationRow,
  type AllocationType,
  blankAllocation,
} from '../allocation-editor/index.ts';
import { type PeriodDay, PeriodEntryEditor } from '../period-entry-editor/index.ts';
import { PreviouslySubmittedList } from '../previously-submitted-list/index.ts';
import { ShiftEditor, type ShiftEntry } from '../shift-editor/index.ts';
import { SubtotalsPopover, subtotals } from '../subtotals-popover/index.ts';
import { UnitsEditor } from '../units-editor/index.ts';
import { type TimeEntry, TimeEntryEditor, type TimeEntryEditorProps } from './index.ts';

const meta: Meta<typeof TimeEntryEditor> = { title: 'Time/Editors', component: TimeEntryEditor };
export default meta;

const entry = (
  key: string,
  startTime: string,
  endTime: string,
  timeEntrySpanType = 'Labor',
  more: Partial<TimeEntry> = {},
): TimeEntry => ({
  key,
  startTime,
  endTime,
  timeEntrySpanType,
  paidBreak: false,
  shiftName: '',
  ...more,
});
const types = ['Labor', 'Lunch', 'Paid Break', 'Travel'];
const card = 'wd:max-w-190 wd:rounded-card wd:bg-surface wd:p-4';

function Day(props: Partial<TimeEntryEditorProps> & { start: readonly TimeEntry[] }) {
  const [entries, setEntries] = useState(props.start);
  return (
    <div className={card}>
      <TimeEntryEditor label="Tuesday, November 17" types={types} {...props} entries={entries} onChange={setEntries} />
    </div>
  );
}

export const TimeEntries: StoryObj = {
  render: () => <Day start={[entry('a', '22:00', '02:00'), entry('b', '02:30', '06:30')]} onUseDefault={() => {}} />,
};
/** A month in one table. */
export const ThirtyOneDays: StoryObj = {
  parameters: { a11y: { disable: true } },
  render: () => (
    <div className="wd:grid wd:gap-4">
      {Array.from({ length: 31 }, (_, day) => (
        <Day
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month are identified by their number.
          key={day}
          label={`August ${day + 1}`}
          start={[entry('a', '08:00', '12:00'), entry('b', '12:30', '16:30')]}
        />
      ))}
    </div>
  ),
};
export const WithShiftsAndBreaks: StoryObj = {
  render: () => (
    <Day
      start={[
        entry('a', '08:00', '16:30', 'Labor', { shiftName: 'Early' }),
        entry('b', '12:00', '12:30', 'Paid Break', { paidBreak: true }),
      ]}
      shifts={['Early', 'Late']}
      showPaidBreak
      use24HourClock
    />
  ),
};
export const TimeErrors: StoryObj = {
  render: () => <Day start={[entry('a', '09:00', '09:00'), entry('b', '', '')]} />,
};
export const LeaveSystem: StoryObj = {
  render: () => (
    <Day
      start={[entry('a', '09:00', '17:00', 'Labor', { source: 'CERIDIAN' })]}
      leaveSystem={{ url: 'about:blank', isJobRunning: async () => true, onRefresh: () => {} }}
    />
  ),
};

const multiRates = [
  { type: 'Travel', showOTDT: true },
  { type: 'Standby', showOTDT: false },
];
function Allocations({
  type,
  rows: start,
  ...rest
}: {
  type: AllocationType;
  rows: readonly AllocationRow[];
  target?: number;
  errors?: readonly string[];
  types?: readonly string[];
}) {
  const [rows, setRows] = useState(start);
  const items = subtotals(rows, { type, precision: 2, rateApplication: 'HOURLY', multiRates });
  return (
    <div className={card}>
      <AllocationEditor
        label="Tuesday, November 17"
        type={type}
        rows={rows}
        onChange={setRows}
        multiRates={multiRates}
        pieceTypes={['Weld', 'Joint']}
        eligibleForPto
        {...rest}
      />
      <SubtotalsPopover items={items}>Subtotals</SubtotalsPopover>
    </div>
  );
}
const row = (key: string, sequence: number, values: Partial<AllocationRow>): AllocationRow => ({
  ...blankAllocation(key, sequence),
  ...values,
});

export const AllocationHours: StoryObj = {
  render: () => (
    <Allocations type="hours" target={850} rows={[row('a', 1, { hours: '6.00' }), row('b', 2, { hours: '2.00' })]} />
  ),
};
export const AllocationOvertime: StoryObj = {
  render: () => (
    <Allocations
      type="ot_hours"
      target={850}
      rows={[
        row('a', 1, {
          regularHours: '8.00',
          overtimeHours: '1.00',
          doubletimeHours: '0.00',
          tafwBillingCostAllocations: [{ key: 'v', leaveDisplayName: 'Vacation', tafwHours: '0.00' }],
        }),
      ]}
      errors={['Total hours (8.50 hrs) in the time spans does not match that allocated (9.00 hrs).']}
    />
  ),
};
export const AllocationMultiRate: StoryObj = {
  render: () => (
    <Allocations
      type="ot_multi_rate"
      types={['Labor', 'Travel', 'Standby']}
      rows={[
        row('a', 1, { costAllocType: 'Labor', regularHours: '6.00', overtimeHours: '0.00', doubletimeHours: '0.00' }),
        row('b', 2, {
          costAllocType: 'Travel',
          regularHours: '0',
          overtimeHours: '0',
          doubletimeHours: '0',
          costAllocationMultiRates: [{ type: 'Travel', hrs: '', regHrs: '2.00', otHrs: '0.50', dtHrs: '' }],
        }),
      ]}
    />
  ),
};
export const AllocationRates: StoryObj = {
  render: () => (
    <Allocations
      type="multi_rate"
      rows={[
        row('a', 1, { costAllocationMultiRates: [{ type: 'Standby', hrs: '4.00', regHrs: '', otHrs: '', dtHrs: '' }] }),
      ]}
    />
  ),
};
export const AllocationPercent: StoryObj = {
  render: () => (
    <Allocations
      type="percent"
      rows={[row('a', 1, { percentOfDay: '60.00' }), row('b', 2, { percentOfDay: '30.00' })]}
    />
  ),
};
export const AllocationUnits: StoryObj = {
  render: () => <Allocations type="per_unit" rows={[row('a', 1, { pieceType: 'Weld', unitsWorked: '12' })]} />,
};

export const Shifts: StoryObj = {
  render: function Shifts() {
    const [entries, setEntries] = useState<readonly ShiftEntry[]>([
      { key: 'a', shift: 'Night', hours: '6.00' },
      { key: 'b', shift: '', hours: '' },
    ]);
    return (
      <div className={card}>
        <ShiftEditor label="Tuesday" shifts={['Early', 'Late', 'Night']} entries={entries} onChange={setEntries} />
      </div>
    );
  },
};

export const Units: StoryObj = {
  render: function Units() {
    const [pieces, setPieces] = useState([
      { type: 'Weld', unitsWorked: '12' },
      { type: 'Joint', unitsWorked: '4.5' },
    ]);
    return (
      <div className={card}>
        <UnitsEditor label="Tuesday" pieces={pieces} onChange={(next) => setPieces([...next])} />
      </div>
    );
  },
};

export const Period: StoryObj = {
  render: function Period() {
    const [days, setDays] = useState<readonly PeriodDay[]>(
      Array.from({ length: 5 }, (_, index) => ({
        workedDate: `2026-11-${16 + index}`,
        daily: index < 2,
        sickDay: false,
        dayOffType: index === 2 ? 'Sick' : 'Undefined',
        holiday: index === 4,
        holidayHours: '8.00',
      })),
    );
    const [notes, setNotes] = useState('');
    return (
      <div className={card}>
        <PeriodEntryEditor
          days={days}
          onChange={setDays}
          billingNotes={notes}
          onBillingNotesChange={setNotes}
          tracksDaysOff
          displaySickDay
          formatDate={(iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`}
        />
      </div>
    );
  },
};

export const PreviouslySubmitted: StoryObj = {
  render: () => (
    <PreviouslySubmittedList
      formatDate={(iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`}
      items={Array.from({ length: 400 }, (_, index) => ({
        ref: `B-${48213 + index}`,
        timeEntryId: 9000 - index,
        workedDate: `2026-${String((index % 11) + 1).padStart(2, '0')}-17`,
        type: index % 7 === 0 ? 'PTO' : 'Labor',
        shiftStartTimeStr: '9:00 AM',
        shiftEndTimeStr: '5:30 PM',
        totalHours: 8,
      }))}
    />
  ),
};
