import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ToggleGroup, type ToggleGroupProps } from './index.ts';

const meta: Meta<typeof ToggleGroup> = { title: 'Actions/ToggleGroup', component: ToggleGroup };
export default meta;

function Live({ first, ...props }: Pick<ToggleGroupProps, 'label' | 'options' | 'multiple'> & { first: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([first]);
  return (
    <>
      <ToggleGroup {...props} chosen={chosen} onChange={setChosen} />
      <output className="wd-hidden" data-testid="chosen">
        {chosen.join(' ')}
      </output>
    </>
  );
}

export const One: StoryObj = {
  render: () => (
    <Live
      label="View"
      first="days"
      options={[
        { id: 'days', label: 'Days' },
        { id: 'grid', label: 'Grid' },
        { id: 'month', label: 'Month', disabled: true },
        { id: 'year', label: 'Year' },
      ]}
    />
  ),
};

export const Several: StoryObj = {
  render: () => (
    <Live
      label="Show"
      first="late"
      multiple
      options={[
        { id: 'late', label: 'Late', icon: 'clock' },
        { id: 'unusual', label: 'Unusual', icon: 'alert' },
        { id: 'notes', label: 'With notes', icon: 'note', iconOnly: true },
      ]}
    />
  ),
};
