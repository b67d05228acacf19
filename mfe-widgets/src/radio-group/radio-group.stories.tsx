import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './index.ts';

const meta: Meta<typeof RadioGroup> = { title: 'Fields/RadioGroup', component: RadioGroup };
export default meta;

export const All: StoryObj = {
  render: function States() {
    const [value, setValue] = useState('Voluntary');
    const options = [
      { value: 'Voluntary', label: 'Voluntary', description: 'I chose to work through it.' },
      { value: 'Involuntary', label: 'Involuntary', description: 'Work did not let me take it.' },
    ];
    return (
      <div className="wd:grid wd:gap-6">
        <RadioGroup label="Meal period not taken" value={value} onChange={setValue} options={options} />
        <RadioGroup
          label="Meal period not taken"
          value=""
          onChange={() => {}}
          options={options}
          orientation="horizontal"
          error="Choose whether it was voluntary."
        />
      </div>
    );
  },
};
