import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField, type TextFieldProps } from './index.ts';

const meta: Meta<typeof TextField> = { title: 'Fields/TextField', component: TextField };
export default meta;

function Live(props: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

export const States: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-100 wd:gap-5">
      <Live label="Email" value="worker@example.com" type="email" />
      <Live label="Nickname" value="" optional placeholder="How colleagues know you" />
      <Live label="Email" value="worker@" error="Please enter a valid email address." />
      <Live label="Amount" value="120.00" prefix="$" suffix="USD" description="Before tax." />
      <Live label="Search" value="" prefix={<Icon name="search" size={16} />} placeholder="Search" />
      <Live label="Engagement" value="48213" readOnly />
      <Live label="Engagement" value="48213" disabled />
      <Live label="Billing notes" value="Night shift on the north line." multiline maxLength={2000} counter />
    </div>
  ),
};

export const Concealed: StoryObj = {
  render: function Concealed() {
    const [concealed, setConcealed] = useState(true);
    return (
      <div className="wd:max-w-100">
        <Live
          label="Email"
          value="worker@example.com"
          concealed={concealed}
          onConcealedChange={setConcealed}
          size="large"
        />
      </div>
    );
  },
};

export const Password: StoryObj = {
  render: function Password() {
    const [value, setValue] = useState('');
    return (
      <div className="wd:grid wd:max-w-100 wd:gap-5">
        <PasswordField label="Password" size="large" value={value} onChange={setValue} />
        <PasswordField label="Password" size="large" value="wrong" onChange={() => {}} error="Invalid password" />
      </div>
    );
  },
};
