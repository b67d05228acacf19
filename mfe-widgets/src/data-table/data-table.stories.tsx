import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DataTable, type DataTableProps, type RowSelection } from './index.ts';
import { columns, type Timecard, timecards } from './sample-rows.tsx';

const meta: Meta<typeof DataTable> = { title: 'Lists/DataTable', component: DataTable };
export default meta;

const few = timecards(14);
const many = timecards(10_000);
const idOf = ({ id }: Timecard) => id;
const nameOf = ({ name }: Timecard) => name;
const weekOf = ({ week }: Timecard) => ({
  id: week,
  text: week,
  heading: (
    <span>
      <b>{week}</b> <span className="wd:text-ink-2">7 timecards</span>
    </span>
  ),
});

function Live({ rows, ...props }: Partial<DataTableProps<Timecard>> & { rows: readonly Timecard[] }) {
  const [selected, setSelected] = useState<RowSelection>(new Set());
  const [said, setSaid] = useState('');
  return (
    <>
      <DataTable
        label="Timecards"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        selected={selected}
        onSelect={setSelected}
        onOpen={({ name }) => setSaid(`open ${name}`)}
        actions={({ name }) => [
          { id: 'approve', label: 'Approve', icon: 'check', onSelect: () => setSaid(`approve ${name}`) },
          { id: 'reject', label: 'Reject', icon: 'close', danger: true, onSelect: () => setSaid(`reject ${name}`) },
        ]}
        {...props}
      />
      <p>
        <output data-testid="selected">{selected === 'all' ? 'all' : [...selected].join(' ')}</output>{' '}
        <output data-testid="said">{said}</output>
      </p>
    </>
  );
}

export const Approvals: StoryObj = { render: () => <Live rows={few} currentId="card-0" disabledIds={['card-3']} /> };
export const Grouped: StoryObj = { render: () => <Live rows={few} groupOf={weekOf} /> };
export const TenThousand: StoryObj = { render: () => <Live rows={many} maxHeight="30rem" /> };
export const Empty: StoryObj = { render: () => <Live rows={[]} empty="Nothing waits for you." /> };
/** No selection and no actions: rows to read. */
export const ReadOnly: StoryObj = {
  render: () => <DataTable label="Timecards" columns={columns} rows={few.slice(0, 4)} rowId={idOf} rowName={nameOf} />,
};
