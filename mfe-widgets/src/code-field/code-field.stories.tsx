import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhoneField, type PhoneValue } from '../phone-field/index.ts';
import { CodeField, type CodeFieldProps } from './index.ts';

const meta: Meta<typeof CodeField> = { title: 'Fields/Code and phone', component: CodeField };
export default meta;

function Live(props: Omit<CodeFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  const [completed, setCompleted] = useState<string[]>([]);
  return (
    <div className="wd:max-w-78">
      <CodeField
        {...props}
        value={value}
        onChange={setValue}
        onComplete={(code) => setCompleted((all) => [...all, code])}
      />
      <output data-testid="completed">{completed.join(',')}</output>
    </div>
  );
}

export const Code: StoryObj = { render: () => <Live label="Code" value="" /> };
export const CodeStates: StoryObj = {
  render: () => (
    <div className="wd:grid wd:gap-6">
      <Live label="Code" value="48102" description="Expires in 15 minutes" />
      <Live label="Code" value="48102736" error="Incorrect code! Please try again." />
      <Live label="Code" value="48102736" disabled />
    </div>
  ),
};

function LivePhone({ number = '', error }: { number?: string; error?: string }) {
  const [value, setValue] = useState<PhoneValue>({ countryCode: 'us', phoneCode: '1', phoneNumber: number });
  return (
    <div className="wd:max-w-100">
      <PhoneField
        label="Mobile phone"
        optional
        size="large"
        value={value}
        onChange={setValue}
        error={error}
        description="Message and data rates may apply."
      />
    </div>
  );
}

export const Phone: StoryObj = { render: () => <LivePhone /> };
export const PhoneStates: StoryObj = {
  render: () => (
    <div className="wd:grid wd:gap-6">
      <LivePhone number="(213) 373-4253" />
      <LivePhone number="(213" error="Please enter a valid mobile phone. Example: (201) 555-0123" />
    </div>
  ),
};
