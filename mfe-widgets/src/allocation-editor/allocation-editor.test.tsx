/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  type AllocationAction,
  AllocationEditor,
  type AllocationEditorProps,
  type AllocationRow,
  blankAllocation,
  changeAllocations,
} from './index.ts';

function Allocations({ first, ...props }: { first: Partial<AllocationRow> } & Partial<AllocationEditorProps>) {
  const [rows, setRows] = useState<readonly AllocationRow[]>([{ ...blankAllocation('a', 1), ...first }]);
  return <AllocationEditor label="Tuesday" type="ot_hours" eligibleForPto {...props} rows={rows} onChange={setRows} />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, allocation line 1` });
const write = (name: string, text: string): string => {
  const input = field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  return field(name).value;
};
const leave = [{ key: '17', leaveDisplayName: 'Vacation', tafwHours: '8.00' }];

test.each(['Regular', 'OT', 'DT', 'PTO', 'Vacation'])(
  'an empty or negative value of %s becomes 0; leave hours are treated the same (docs: allocations#allocation-empty-hours)',
  (name) => {
    render(
      <Allocations
        first={{
          regularHours: '8.00',
          overtimeHours: '1.00',
          doubletimeHours: '1.00',
          ptoHours: '1.00',
          tafwBillingCostAllocations: leave,
        }}
      />,
    );
    expect([Number(write(name, '-2')), write(name, '3'), Number(write(name, ''))]).toEqual([0, '3.00', 0]);
  },
);

test('units worked are cut to 6 characters, hours are not (docs: allocations#units-length)', () => {
  render(<Allocations type="per_unit" pieceTypes={['Weld']} first={{ pieceType: 'Weld' }} />);
  expect(write('Units', '12345678')).toBe('123456');
});

test('Add Allocation adds a row, errors stand in a banner, the totals bar says what it comes to (docs: allocations#allocation-editor, errors#error-by-day, errors#allocation-errors)', () => {
  render(<Allocations type="hours" first={{ hours: '7.50' }} errors={['Total hours do not match.']} />);
  expect(screen.getByRole('alert').textContent).toContain('Total hours do not match.');
  expect(screen.getByRole('status').textContent).toBe('7.50');
  fireEvent.click(screen.getByRole('button', { name: 'Add Allocation' }));
  expect(screen.getAllByTitle('Sequence').map((one) => one.textContent)).toEqual(['1', '2']);
});

test.each([
  ['', '100 % left to place'],
  ['99.5', '0.50 % left to place'],
  ['120', '20 % too much'],
])('of a percentage of "%s", %s', (percentOfDay, says) => {
  render(<Allocations type="percent" first={{ percentOfDay }} />);
  expect(screen.getByText(says)).toBeTruthy();
});

test('where several stand in one list, each is headed by its day', () => {
  render(<Allocations type="hours" first={{ hours: '7.50' }} heading="Tuesday" />);
  expect(screen.getByRole('heading').textContent).toBe('Tuesday');
  expect(screen.getByRole('group', { name: 'Allocation, Tuesday' })).toBeTruthy();
  expect(screen.queryByText('Allocation')).toBeNull();
});

test('rates and leave hours written before the page shows the one before are all kept', () => {
  const rate = (type: string) => ({ type, hrs: '', regHrs: '', otHrs: '', dtHrs: '' });
  let rows: readonly AllocationRow[] = [
    {
      ...blankAllocation('a', 1),
      costAllocationMultiRates: ['On call', 'Travel', 'Standby'].map(rate),
      tafwBillingCostAllocations: [...leave, { key: '18', leaveDisplayName: 'Jury duty', tafwHours: '' }],
    },
  ];
  const rules = { type: 'multi_rate', multiRates: [], precision: 2 } as const;
  const apply = (_: unknown, action: AllocationAction) => {
    rows = changeAllocations(rows, action, rules);
  };
  // Rendered once, like a busy page that passes typed text back later.
  render(<AllocationEditor label="Tuesday" type="multi_rate" rows={rows} onChange={apply} />);
  write('On call', '5');
  write('Travel', '1');
  write('Standby', '1.5');
  write('Vacation', '4');
  write('Jury duty', '2');
  expect(rows[0]?.costAllocationMultiRates.map(({ hrs }) => Number(hrs))).toEqual([5, 1, 1.5]);
  expect(rows[0]?.tafwBillingCostAllocations.map(({ tafwHours }) => Number(tafwHours))).toEqual([4, 2]);
});
