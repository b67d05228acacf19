import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AllocationEditor, blankAllocation } from '../../src/allocation-editor/index.ts';
import { AttachmentUploader } from '../../src/attachment-uploader/index.ts';
import { Banner } from '../../src/banner/index.ts';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { CodeField } from '../../src/code-field/index.ts';
import { DateField } from '../../src/date-field/index.ts';
import { FilterContainer } from '../../src/filter/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { PhoneField } from '../../src/phone-field/index.ts';
import { PreviouslySubmittedList } from '../../src/previously-submitted-list/index.ts';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { SearchBar } from '../../src/search-bar/index.ts';
import { Select } from '../../src/select/index.ts';
import { StatusBadge } from '../../src/status-badge/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { TimeEntryEditor } from '../../src/time-entry-editor/index.ts';
import { TimeInput } from '../../src/time-input/index.ts';

const nothing = (): void => {};
const options = ['Labor', 'Lunch', 'Travel'].map((value) => ({ value, label: value }));
const uploading = () => Promise.reject(new Error('Nothing is uploaded here.'));

const submitted = Array.from({ length: 400 }, (_, index) => ({
  ref: `B-${48213 + index}`,
  timeEntryId: 9000 - index,
  workedDate: '2026-11-17',
  type: 'Labor',
  shiftStartTimeStr: '9:00 AM',
  shiftEndTimeStr: '5:30 PM',
  totalHours: 8,
}));

const widgets: Readonly<Record<string, () => ReactNode>> = {
  'a bare input': () => <input aria-label="Bare" />,
  button: () => <Button>Save</Button>,
  'text-field': () => <TextField label="Reference" value="" onChange={nothing} />,
  'password-field': () => <PasswordField label="Password" value="" onChange={nothing} />,
  checkbox: () => <Checkbox label="Paid break" checked onChange={nothing} />,
  switch: () => <Switch label="Dark" checked onChange={nothing} />,
  select: () => <Select label="Type" value="Labor" onChange={nothing} options={options} />,
  'radio-group': () => <RadioGroup label="Type" value="Labor" onChange={nothing} options={options} />,
  'date-field': () => <DateField label="Date" value="" onChange={nothing} />,
  'time-input': () => <TimeInput label="Start" value="" onChange={nothing} />,
  'search-bar': () => <SearchBar label="Site" value={null} onSelect={nothing} search={async () => []} />,
  'code-field': () => <CodeField label="Code" value="" onChange={nothing} onComplete={nothing} />,
  'phone-field': () => (
    <PhoneField label="Phone" value={{ countryCode: 'us', phoneCode: '1', phoneNumber: '' }} onChange={nothing} />
  ),
  banner: () => <Banner tone="warning">Two of seven days have no hours.</Banner>,
  'status-badge': () => <StatusBadge status="Approved" approverName="A. Rivera" />,
  filter: () => (
    <FilterContainer
      type="integer-range"
      filterKey="number"
      displayName="Number"
      containerType="menu"
      onApply={nothing}
    />
  ),
  'time-entry-editor': () => (
    <TimeEntryEditor
      label="Tuesday"
      types={['Labor', 'Lunch']}
      entries={[
        {
          key: 'a',
          startTime: '08:00',
          endTime: '16:30',
          timeEntrySpanType: 'Labor',
          paidBreak: false,
          shiftName: '',
        },
      ]}
      onChange={nothing}
    />
  ),
  'allocation-editor': () => (
    <AllocationEditor label="Tuesday" type="hours" rows={[blankAllocation('a', 1)]} onChange={nothing} />
  ),
  'attachment-uploader': () => (
    <AttachmentUploader attachments={[]} onAttach={nothing} onRemove={nothing} upload={uploading} />
  ),
  'previously-submitted-list of 400': () => <PreviouslySubmittedList formatDate={(iso) => iso} items={submitted} />,
};

/** Time in ms that React takes to render a widget into an empty element, layout included. */
function mount(box: HTMLElement, name: string): number {
  const place = box.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const began = performance.now();
  flushSync(() => root.render(widgets[name]?.()));
  place.getBoundingClientRect();
  const took = performance.now() - began;
  root.unmount();
  place.remove();
  return took;
}

/** The widgets that `npm run bench` mounts one after the other, and a bare input for comparison. */
export function Mount(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    Object.assign(globalThis, {
      mounts: {
        names: Object.keys(widgets),
        mount: (name: string) => (box.current === null ? Number.NaN : mount(box.current, name)),
      },
    });
  }, []);
  return (
    <div ref={box}>
      <p>npm run bench mounts widgets here.</p>
    </div>
  );
}
