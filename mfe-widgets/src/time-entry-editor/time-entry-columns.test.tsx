/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type TimeEntry, TimeEntryEditor, type TimeEntryEditorProps } from './index.ts';

const entry: TimeEntry = {
  key: 'a',
  startTime: '09:00',
  endTime: '17:00',
  timeEntrySpanType: 'Labor',
  paidBreak: false,
  shiftName: '',
};
const nothing = (): void => {};
const show = (props: Partial<TimeEntryEditorProps> = {}) =>
  render(
    <TimeEntryEditor label="Tuesday" entries={[entry]} types={['Labor', 'Lunch']} onChange={nothing} {...props} />,
  );
const columns = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const button = (name: string) => screen.queryByRole('button', { name });

test('Start, End and Type, and a remove button per row (docs: time-entry#time-columns, time-entry#time-section)', () => {
  show();
  expect(columns()).toEqual(['Start', 'End', 'Type']);
  expect(button('Remove line 1')).not.toBeNull();
  expect(screen.getByText(/TOTAL HOURS/).textContent).toBe('TOTAL HOURS 8.00');
});

test('Shift only when at least one shift exists, Paid Break only when allowed (docs: time-entry#time-columns)', () => {
  show({ shifts: ['Night'], showPaidBreak: true });
  expect(columns()).toEqual(['Shift', 'Start', 'End', 'Type', 'Paid Break']);
});

test('Use Default only when default entries are offered; it and Add Time are hidden on a full day off (docs: time-entry#time-buttons, time-entry#time-section)', () => {
  const { rerender } = show();
  expect([button('Add Time'), button('Use Default')].map((one) => one !== null)).toEqual([true, false]);
  const both = (fullDayOff: boolean) =>
    rerender(
      <TimeEntryEditor
        label="Tuesday"
        entries={[entry]}
        types={['Labor']}
        onChange={nothing}
        onUseDefault={nothing}
        fullDayOff={fullDayOff}
      />,
    );
  both(false);
  expect([button('Add Time'), button('Use Default')].map((one) => one !== null)).toEqual([true, true]);
  both(true);
  expect([button('Add Time'), button('Use Default')]).toEqual([null, null]);
});

test('an externally sourced entry has disabled times, a read-only type and no remove button (docs: time-entry#time-entry-fields, leave#leave-read-only)', () => {
  show({ entries: [{ ...entry, source: 'CERIDIAN', leaveType: 'Vacation' }] });
  for (const name of ['Start of line 1', 'End of line 1', 'Type of line 1'])
    expect(screen.getByRole<HTMLInputElement>('combobox', { name }).disabled).toBe(true);
  expect(button('Remove line 1')).toBeNull();
});

test('Update opens the external page in a new tab; Get Updates shows a spinner, and the warning while the job runs (docs: time-entry#time-buttons, leave#leave-update, leave#leave-job-running, leave#leave-job-errors)', async () => {
  const opened: unknown[][] = [];
  const before = window.open;
  window.open = (...given: unknown[]) => {
    opened.push(given);
    return null;
  };
  const responses: ((running: boolean) => void)[] = [];
  let refreshed = 0;
  show({
    entries: [{ ...entry, source: 'CERIDIAN' }],
    leaveSystem: {
      url: 'https://leave.example.com/',
      isJobRunning: () => new Promise((resolve) => responses.push(resolve)),
      onRefresh: () => (refreshed += 1),
    },
  });
  fireEvent.click(button('Update') as HTMLElement);
  expect(opened[0]?.slice(0, 2)).toEqual(['https://leave.example.com/', '_blank']);
  window.open = before;
  const get = button('Get Updates') as HTMLElement;
  fireEvent.click(get);
  expect(get.getAttribute('aria-busy')).toBe('true');
  await act(async () => responses[0]?.(true));
  expect(screen.getByText(/^We are currently verifying the latest TAFW Update\./)).toBeTruthy();
  expect(refreshed).toBe(0);
  fireEvent.click(get);
  await act(async () => responses[1]?.(false));
  expect([refreshed, screen.queryByText(/TAFW/)]).toEqual([1, null]);
});

test('errors are a banner, and the start and end of what they are about are flagged (docs: time-entry#time-errors)', () => {
  show({ entries: [{ ...entry, endTime: '09:00' }], errors: ['The server says no.'] });
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toContain(
    'The Start time must be prior to the End time if the shift ends on the same day.',
  );
  expect(banner.textContent).toContain('The server says no.');
  expect(document.querySelector('.wd-entry')?.hasAttribute('data-invalid')).toBe(true);
});

test('a change reports the action, the hours that follow from it and the multi-rate types in use (docs: time-entry#time-total, time-entry#time-change)', () => {
  const changes: unknown[] = [];
  show({
    types: ['Labor', 'Lunch', 'Travel'],
    multiRateTypes: ['Travel', 'Standby'],
    onChange: (entries, { action, hours, multiRateTypes }) =>
      changes.push([
        entries[0]?.timeEntrySpanType,
        action.kind,
        hours.worked,
        hours.others.get('Travel'),
        multiRateTypes,
      ]),
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Type of line 1' }), { target: { value: 'Travel' } });
  expect(changes).toEqual([['Travel', 'edit', 480, 480, ['Travel']]]);
});
