import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './index.ts';

const meta: Meta<typeof DateField> = { title: 'Fields/DateField', component: DateField };
export default meta;

function Live(props: Partial<DateFieldProps> & { value: string }) {
  const [value, setValue] = useState(props.value);
  return <DateField label="Inspected on" {...props} value={value} onChange={setValue} />;
}

export const All: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-80 wd:gap-5">
      <Live value="2026-11-17" />
      <Live label="Period end" value="" description="The last day that was worked." />
      <Live label="Within the period" value="2026-11-17" min="2026-11-16" max="2026-11-22" format="DD.MM.YYYY" />
      <Live label="Missing" value="" required error="This field is required." />
      <Live label="Locked" value="2026-11-17" readOnly />
      <Live label="Off" value="2026-11-17" disabled />
    </div>
  ),
};
