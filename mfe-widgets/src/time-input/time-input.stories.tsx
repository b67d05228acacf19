import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TimeInput, type TimeInputProps } from './index.ts';

const meta: Meta<typeof TimeInput> = { title: 'Time/TimeInput', component: TimeInput };
export default meta;

function Live(props: Omit<TimeInputProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return (
    <div>
      <TimeInput {...props} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </div>
  );
}

export const TwelveHours: StoryObj = { render: () => <Live label="Start" value="" /> };
export const TwentyFourHours: StoryObj = { render: () => <Live label="End" value="" use24HourClock bound="end" /> };
export const States: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:gap-6">
      <Live label="Start" value="22:00" />
      <Live label="End" value="24:00" bound="end" use24HourClock />
      <Live label="Start" value="25:99" use24HourClock />
      <Live label="Start" value="" error="Enter when you started." />
      <Live label="Start" value="09:00" disabled />
      <Live label="Start" value="09:00" readOnly />
    </div>
  ),
};
