import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dialog } from '../../dialog/index.ts';
import type { ListedOption } from './option-collection.ts';
import { OptionList } from './option-list.tsx';

const meta: Meta<typeof OptionList> = { title: 'Lists/OptionList', component: OptionList };
export default meta;

const options: readonly ListedOption[] = [
  { id: 'labor', label: 'Labor', group: 'Worked' },
  { id: 'travel', label: 'Travel', group: 'Worked' },
  { id: 'standby', label: 'Standby', group: 'Worked' },
  { id: 'sick', label: 'Sick', group: 'Leave' },
  { id: 'holiday', label: 'Holiday', group: 'Leave' },
];

function Types({ single = false }: { single?: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(single ? ['travel'] : []));
  return (
    <OptionList label="Types" options={options} chosen={chosen} onChange={setChosen} single={single} maxHeight={240} />
  );
}

export const Several: StoryObj = { render: () => <Types /> };

export const One: StoryObj = { render: () => <Types single /> };

/** Escape keeps the selection and closes the dialog, as in any of its fields. */
export const InADialog: StoryObj = {
  render: () => (
    <Dialog open title="Types" onClose={() => undefined}>
      <Types />
    </Dialog>
  ),
};
