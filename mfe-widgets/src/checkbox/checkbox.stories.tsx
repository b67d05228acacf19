import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './index.ts';

const meta: Meta<typeof Checkbox> = { title: 'Fields/Checkbox', component: Checkbox };
export default meta;

export const All: StoryObj = {
  render: function States() {
    const [checked, setChecked] = useState(true);
    return (
      <div className="wd:grid wd:max-w-100 wd:gap-2">
        <Checkbox label="I certify that my time is accurate" checked={checked} onChange={setChecked} />
        <Checkbox label="All" checked={false} indeterminate onChange={() => {}} />
        <Checkbox label="Paid break" checked={false} onChange={() => {}} description="Counts as worked time." />
        <Checkbox
          label="I certify that my time is accurate"
          checked={false}
          onChange={() => {}}
          error="Certify that your time is accurate before you submit."
        />
        <Checkbox label="Not available" checked disabled onChange={() => {}} />
      </div>
    );
  },
};
