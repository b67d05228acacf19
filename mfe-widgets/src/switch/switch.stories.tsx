import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './index.ts';

const meta: Meta<typeof Switch> = { title: 'Fields/Switch', component: Switch };
export default meta;

export const All: StoryObj = {
  render: function States() {
    const [checked, setChecked] = useState(true);
    return (
      <div className="wd:grid wd:gap-2">
        <Switch label="Worked" checked={checked} onChange={setChecked} />
        <Switch label="Did not work" checked={false} onChange={() => {}} />
        <Switch
          label="No lunch break"
          checked
          onChange={() => {}}
          description="Lunch is entered below: remove it first."
          disabled
        />
      </div>
    );
  },
};
