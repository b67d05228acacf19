import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { normalizeHours } from 'shared-validators/amounts';
import { AmountField, type AmountFieldProps } from './index.ts';

const meta: Meta<typeof AmountField> = { title: 'Fields/AmountField', component: AmountField };
export default meta;

/** `7,5` becomes `7.50` when the field is left; text that is not a number stays. */
const asHours = (text: string): string | undefined => normalizeHours(text, 2);

function Live(props: Omit<AmountFieldProps, 'onChange' | 'normalize'>) {
  const [value, setValue] = useState(props.value);
  return <AmountField {...props} value={value} normalize={asHours} onChange={setValue} />;
}

export const All: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-50 wd:gap-5">
      <Live id="hours" label="HOURS" value="8.00" />
      <Live id="overtime" label="OT" value="" placeholder="0.00" />
      <Live id="double-time" label="DT" value="-1" invalid />
      <Live id="sick" label="Sick hours" value="4.00" disabled />
    </div>
  ),
};
