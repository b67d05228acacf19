import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Switch } from '../switch/index.ts';
import { Select } from './index.ts';

const meta: Meta<typeof Select> = { title: 'Fields/Choices', component: Select };
export default meta;

const types = ['Labor', 'Lunch', 'Paid Break', 'Sick', 'PTO'].map((value) => ({ value, label: value }));

export const SelectStates: StoryObj = {
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

export const CheckboxStates: StoryObj = {
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

export const SwitchStates: StoryObj = {
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

export const RadioStates: StoryObj = {
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
