import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CustomFieldForm, createCustomFieldForm, type GivenDefinition, type ReferenceSource } from './index.ts';

const meta: Meta<typeof CustomFieldForm> = { title: 'Lists/Custom fields', component: CustomFieldForm };
export default meta;

const values = ['Yes', 'No', 'Later'].map((value) => ({ value, label: value }));
const source: ReferenceSource = {
  search: async (_, { searchKey, pageSize }) =>
    Array.from({ length: 50_000 }, (__, index) => `Cost center ${index}`)
      .filter((name) => name.includes(searchKey))
      .slice(0, pageSize),
  levels: () => ['Region', 'Plant', 'Line'],
  drillDown: ({ id }) => ({
    helpText: 'Choose down to the line.',
    enableSuggestiveSearch: true,
    customValue: id === 15 ? 'Line 1 of North South' : null,
  }),
  loadLevel: async (_, names) =>
    names.length < 2
      ? ['North', 'South'].map((name) => ({ name: `${names.at(-1) ?? ''} ${name}`.trim(), id: 1 as const }))
      : ['Line 1', 'Line 2'].map((name) => ({ name, id: 0 as const })),
};
const definition = (
  id: number,
  label: string,
  inputType: string,
  more: Partial<GivenDefinition> = {},
): GivenDefinition => ({ id, label, inputType, requireValidation: true, ...more });

const all = [
  definition(1, 'Work order', 'Free Text(Small)', { validationType: 'Numeric', helpInformation: 'Digits only.' }),
  definition(2, 'Remarks', 'Free Text(Large)', { allowEmpty: true, requireValidation: false }),
  definition(3, 'Billable', 'Radio', { values }),
  definition(13, 'Night work', 'Radio', {
    refListValues: ['Nights', 'Days'],
    allowEmpty: true,
    requireValidation: false,
  }),
  definition(4, 'Activity', 'Pull Down', { values }),
  definition(5, 'Job', 'Pull Down(Long)', { refListValues: Array.from({ length: 300 }, (_, index) => `Job ${index}`) }),
  definition(6, 'Cost center', 'Suggestive Search', { cfReferenceListId: 7 }),
  definition(7, 'Tools', 'Multiselect Checkbox', {
    values: ['Crane', 'Lift', 'Welder'].map((value) => ({ value, label: value })),
  }),
  definition(14, 'Trades', 'Multiselect Checkbox', {
    values: ['Carpenter', 'Electrician', 'Mason', 'Painter', 'Plumber', 'Roofer', 'Welder'].join('|'),
    allowEmpty: true,
  }),
  definition(16, 'Weekend', 'Radio', { values: 'Saturday/Sunday/Both' }),
  definition(15, 'Stored place', 'Drill Down', { cfReferenceListId: 8, storeHStr: true, strDelim: '/' }),
  definition(8, 'Inspected on', 'Date'),
  definition(9, 'Place', 'Drill Down', { cfReferenceListId: 8, storeHStr: true, strDelim: '/', allowEmpty: true }),
  definition(10, 'Why later?', 'Free Text(Small)', {
    followOn: true,
    followOnCustomFieldDefId: 3,
    followOnResponse: 'Later|No',
  }),
  definition(12, 'Badge PIN', 'Free Text(Small)', { secure: true }),
  definition(11, 'Locked', 'Free Text(Small)', { readOnlyClient: true, allowEmpty: true, requireValidation: false }),
];

/** Stored values: a secure text is a mask, and a field that may not be changed can still be read. */
const stored: ReadonlyMap<number, string> = new Map([
  [9, 'North/North South/Line 1'],
  [11, 'Set by the client'],
  [12, '*****'],
  [13, 'Nights'],
  [15, 'North/North South/Line 1'],
]);

function Form({
  definitions,
  showErrors = false,
  values: start = new Map(),
}: {
  definitions: readonly GivenDefinition[];
  showErrors?: boolean;
  values?: ReadonlyMap<number, string>;
}) {
  const [form] = useState(() => createCustomFieldForm(definitions, start));
  return (
    <div className="wd:max-w-220 wd:rounded-card wd:bg-surface wd:p-5">
      <CustomFieldForm definitions={definitions} form={form} source={source} showErrors={showErrors} />
    </div>
  );
}

export const AllTypes: StoryObj = { render: () => <Form definitions={all} values={stored} /> };
export const WithErrors: StoryObj = { render: () => <Form definitions={all} showErrors /> };
const thousands = Array.from({ length: 5_000 }, (_, index) => ({ value: String(index), label: `Choice ${index}` }));
export const LongLists: StoryObj = {
  render: () => (
    <Form
      definitions={[
        definition(1, 'Pull down', 'Pull Down', { values: thousands }),
        definition(2, 'Several', 'Multiselect Checkbox', { values: thousands }),
      ]}
    />
  ),
};
/** All fields are shown; every second one follows on the one before it. */
export const FiveHundred: StoryObj = { parameters: { a11y: { disable: true } }, render: () => <Many fields={500} /> };
/** The same form with as many fields as are checked for accessibility. */
export const Hundred: StoryObj = { render: () => <Many fields={100} /> };

function Many({ fields }: { fields: number }) {
  return (
    <Form
      values={new Map(Array.from({ length: fields / 2 }, (_, pair) => [pair * 2, 'yes']))}
      definitions={Array.from({ length: fields }, (_, id) =>
        definition(
          id,
          `Field ${id}`,
          'Free Text(Small)',
          id % 2 === 0 ? {} : { followOn: true, followOnCustomFieldDefId: id - 1, followOnResponse: 'yes' },
        ),
      )}
    />
  );
}

/** Unknown types, missing lists, a loop, a field with a missing parent; labels that are markup, long, or right to left. */
export const BrokenDefinitions: StoryObj = {
  render: () => (
    <Form
      definitions={[
        definition(1, 'Hologram', 'Hologram'),
        definition(2, 'No list', 'Pull Down'),
        definition(3, 'Null lists', 'Radio', { values: null, refListValues: null, cfRefList: null }),
        definition(4, 'First of a loop', 'Free Text(Small)', {
          followOn: true,
          followOnCustomFieldDefId: 5,
          followOnResponse: 'y',
        }),
        definition(5, 'Second of a loop', 'Free Text(Small)', {
          followOn: true,
          followOnCustomFieldDefId: 4,
          followOnResponse: 'y',
        }),
        definition(6, 'Orphan', 'Free Text(Small)', { followOn: true, followOnCustomFieldDefId: 99 }),
        definition(7, '<img src=x onerror="document.title=1">', 'Radio', {
          values: [
            { value: 'a', label: 'Twin' },
            { value: 'b', label: 'Twin' },
            { value: 'c', label: '<b>bold</b>' },
          ],
        }),
        definition(8, 'Long '.repeat(2_048), 'Free Text(Small)'),
        definition(9, 'مركز التكلفة', 'Pull Down', { values: [{ value: 'א', label: 'אתר שבע' }] }),
      ]}
    />
  ),
};
