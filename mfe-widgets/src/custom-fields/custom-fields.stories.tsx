import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DocumentViewer } from '../document-viewer/index.ts';
import { type CustomFieldDefinition, CustomFieldForm, createCustomFieldForm, type ReferenceSource } from './index.ts';

const meta: Meta<typeof CustomFieldForm> = { title: 'Lists/Custom fields', component: CustomFieldForm };
export default meta;

const values = ['Yes', 'No', 'Later'].map((value) => ({ value, label: value }));
const source: ReferenceSource = {
  search: async (_, { searchKey, pageSize }) =>
    Array.from({ length: 50_000 }, (__, index) => `Cost center ${index}`)
      .filter((name) => name.includes(searchKey))
      .slice(0, pageSize),
  levels: () => ['Region', 'Plant', 'Line'],
  loadLevel: async (_, names) =>
    names.length < 2
      ? ['North', 'South'].map((name) => ({ name: `${names.at(-1) ?? ''} ${name}`.trim(), id: 1 as const }))
      : ['Line 1', 'Line 2'].map((name) => ({ name, id: 0 as const })),
};
const definition = (
  id: number,
  label: string,
  inputType: string,
  more: Partial<CustomFieldDefinition> = {},
): CustomFieldDefinition => ({ id, label, inputType, requireValidation: true, ...more });

const all = [
  definition(1, 'Work order', 'Free Text(Small)', { validationType: 'Numeric', helpInformation: 'Digits only.' }),
  definition(2, 'Remarks', 'Free Text(Large)', { allowEmpty: true, requireValidation: false }),
  definition(3, 'Billable', 'Radio', { values }),
  definition(4, 'Activity', 'Pull Down', { values }),
  definition(5, 'Job', 'Pull Down(Long)', { refListValues: Array.from({ length: 300 }, (_, index) => `Job ${index}`) }),
  definition(6, 'Cost center', 'Suggestive Search', { cfReferenceListId: 7 }),
  definition(7, 'Tools', 'Multiselect Checkbox', {
    values: ['Crane', 'Lift', 'Welder'].map((value) => ({ value, label: value })),
  }),
  definition(8, 'Inspected on', 'Date'),
  definition(9, 'Place', 'Drill Down', { cfReferenceListId: 8, storeHStr: true, strDelim: '/' }),
  definition(10, 'Why later?', 'Free Text(Small)', {
    followOn: true,
    followOnCustomFieldDefId: 3,
    followOnResponse: 'Later|No',
  }),
  definition(11, 'Locked', 'Free Text(Small)', { readOnlyClient: true, allowEmpty: true, requireValidation: false }),
];

function Form({
  definitions,
  showErrors = false,
  values: start = new Map(),
}: {
  definitions: readonly CustomFieldDefinition[];
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

export const AllTypes: StoryObj = { render: () => <Form definitions={all} /> };
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
/** All shown: every second one in answer to the one before it. */
export const FiveHundred: StoryObj = {
  parameters: { a11y: { disable: true } },
  render: () => (
    <Form
      values={new Map(Array.from({ length: 250 }, (_, pair) => [pair * 2, 'yes']))}
      definitions={Array.from({ length: 500 }, (_, id) =>
        definition(
          id,
          `Field ${id}`,
          'Free Text(Small)',
          id % 2 === 0 ? {} : { followOn: true, followOnCustomFieldDefId: id - 1, followOnResponse: 'yes' },
        ),
      )}
    />
  ),
};

export const TextDocument: StoryObj = {
  render: () => (
    <DocumentViewer name="notes.txt" load={async () => new Blob(['Gate log, November 17\n22:04 in\n06:31 out'])} />
  ),
};
export const NoDocument: StoryObj = { render: () => <DocumentViewer name="" load={async () => new Blob()} /> };
export const PdfDocument: StoryObj = {
  render: () => <DocumentViewer name="timesheet.pdf" load={async () => new Blob([PDF], { type: 'application/pdf' })} />,
};

/** One page that says "Signed timesheet". */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 52>>stream
BT /F1 24 Tf 40 100 Td (Signed timesheet) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;
