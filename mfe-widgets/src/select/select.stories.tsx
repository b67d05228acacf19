import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './index.ts';

const meta: Meta<typeof Select> = { title: 'Fields/Select', component: Select };
export default meta;

const types = ['Labor', 'Lunch', 'Paid Break', 'Sick', 'PTO'].map((value) => ({ value, label: value }));

export const All: StoryObj = {
  render: function States() {
    const [value, setValue] = useState('Labor');
    return (
      <div className="wd:grid wd:max-w-80 wd:gap-5">
        <Select label="Type" value={value} onChange={setValue} options={types} />
        <Select label="Shift" value="" onChange={() => {}} options={types} placeholder="Select" />
        <Select
          label="Shift"
          value=""
          onChange={() => {}}
          options={types}
          placeholder="Select"
          error="Line 1: Please select a Shift."
        />
        <Select label="Type" value="Labor" onChange={() => {}} options={types} disabled />
        <Select
          label="Type"
          value="Hazard pay"
          onChange={() => {}}
          options={types}
          description="A value that is no longer offered is kept."
        />
      </div>
    );
  },
};
