import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { addDays } from '../billing/calendar.ts';

/** Ids of the sample's reference lists. A drill-down of n levels is list 610 + n. */
export const LISTS = { costCentres: 601, projectCodes: 602, regions: 603, drillDown: (levels: number) => 610 + levels };

/** Ids of the sample's fields on cost allocations. */
export const FIELDS = {
  all: [701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713],
  few: [701, 705, 706],
  drillDowns: Array.from({ length: 10 }, (_, index) => 731 + index),
  /** A chain of depth 100: 101 fields, each following the one before. */
  chain: Array.from({ length: 101 }, (_, index) => 800 + index),
  loop: [910, 911, 912],
} as const;

function field(id: number, label: string, change: Partial<CustomFieldDefinition>): CustomFieldDefinition {
  return {
    id,
    label,
    inputType: 'Free Text(Small)',
    fieldType: 'Text',
    validationType: null,
    validationFormat: null,
    requireValidation: false,
    allowEmpty: true,
    allowEmptyExpense: true,
    secure: false,
    readOnlyClient: false,
    helpInformation: null,
    cfReferenceListId: null,
    cfReferenceListName: null,
    cfRefList: [],
    refListValues: [],
    values: [],
    followOn: false,
    followOnCustomFieldDefId: null,
    followOnResponse: null,
    followCFs: [],
    storeHStr: false,
    strDelim: null,
    allowWCSearch: false,
    reqBillCostAllocDefId: id,
    ...change,
  };
}

const choices = (...names: string[]) => names.map((name) => ({ label: name, value: name }));
const required = { requireValidation: true, allowEmpty: false } as const;

/** Project codes: current, not active yet, and no longer active. */
export const projectCodes = (today: string) => [
  { value: 'Dock renewal', dateActive: addDays(today, -300), dateInactive: null },
  { value: 'Crane safety', dateActive: null, dateInactive: addDays(today, 200) },
  { value: 'Cold store move', dateActive: addDays(today, 60), dateInactive: null },
  { value: 'Gate automation', dateActive: addDays(today, -400), dateInactive: addDays(today, -30) },
];

export const REGIONS = ['North quay', 'South quay', 'Inland depot', 'Rail yard', 'Zürich office'];

/** The fields of cost allocations: all nine input types, follow-ons, a secure and a read-only one. */
export function billingFields(today: string): CustomFieldDefinition[] {
  const list = (id: number, name: string) => ({ cfReferenceListId: id, cfReferenceListName: name });
  return [
    field(701, 'Cost centre', {
      ...required,
      allowEmptyExpense: false,
      inputType: 'Suggestive Search',
      validationType: 'Reference List',
      allowWCSearch: true,
      helpInformation: 'Type at least two characters of the number or the name.',
      ...list(LISTS.costCentres, 'Cost centres'),
    }),
    field(702, 'Project code', {
      inputType: 'Pull Down',
      validationType: 'Reference List',
      cfRefList: projectCodes(today),
      ...list(LISTS.projectCodes, 'Project codes'),
    }),
    field(703, 'Shift lead e-mail', { validationType: 'Email' }),
    field(704, 'Work description', { inputType: 'Free Text(Large)' }),
    field(705, 'Billable', {
      ...required,
      inputType: 'Radio',
      values: choices('Yes', 'No'),
      followCFs: [{ responseValue: 'Yes', childrenCFDefIds: [706] }],
    }),
    field(706, 'Purchase order', {
      ...required,
      validationType: 'Numeric',
      validationFormat: '999-9999',
      followOn: true,
      followOnCustomFieldDefId: 705,
      followOnResponse: 'Yes',
    }),
    field(707, 'Activities', {
      inputType: 'Multiselect Checkbox',
      values: choices('Loading', 'Unloading', 'Inspection', 'Paperwork'),
    }),
    field(708, 'Delivery date', { inputType: 'Date', validationFormat: 'MM/DD/YYYY' }),
    field(709, 'Account', {
      inputType: 'Drill Down',
      storeHStr: true,
      strDelim: ' > ',
      ...list(LISTS.drillDown(3), 'Accounts'),
    }),
    field(710, 'Region', {
      inputType: 'Pull Down(Long)',
      refListValues: REGIONS,
      cfRefList: REGIONS.map((value) => ({ value, dateActive: null, dateInactive: null })),
      ...list(LISTS.regions, 'Regions'),
    }),
    field(711, 'Badge number', { secure: true }),
    field(712, 'Client reference', { readOnlyClient: true }),
    field(713, 'Region as written', {
      validationType: 'Reference List Case Sensitive',
      refListValues: REGIONS,
      ...list(LISTS.regions, 'Regions'),
    }),
    ...FIELDS.drillDowns.map((id, index) =>
      field(id, `Drill-down of ${index + 1} ${index === 0 ? 'level' : 'levels'}`, {
        inputType: 'Drill Down',
        storeHStr: true,
        strDelim: ' > ',
        ...list(LISTS.drillDown(index + 1), `Drill-down of ${index + 1}`),
      }),
    ),
    ...FIELDS.chain.map((id, index) =>
      chained(id, `Question ${index + 1}`, id === 900 ? undefined : id + 1, index > 0),
    ),
    ...FIELDS.loop.map((id, index) =>
      chained(id, `Loop ${index + 1}`, FIELDS.loop[(index + 1) % FIELDS.loop.length], index > 0),
    ),
  ];
}

/** A question whose response Yes shows the next question. */
function chained(id: number, label: string, next: number | undefined, follows: boolean): CustomFieldDefinition {
  return field(id, label, {
    inputType: 'Radio',
    values: choices('Yes', 'No'),
    followCFs: next === undefined ? [] : [{ responseValue: 'Yes', childrenCFDefIds: [next] }],
    followOn: follows,
    followOnCustomFieldDefId: follows ? id - 1 : null,
    followOnResponse: follows ? 'Yes' : null,
  });
}

/** Fields of requisitions and of workers, for the calls that read them by section. */
export const otherFields = [
  { object_class: 'requisition', section: 'general', definition: field(751, 'Budget owner', required) },
  {
    object_class: 'requisition',
    section: 'assigncandidate',
    definition: field(752, 'Workstation', { inputType: 'Pull Down', values: choices('Desk', 'Yard', 'Remote') }),
  },
  {
    object_class: 'worker',
    section: 'profile',
    definition: field(753, 'Safety shoe size', { validationType: 'Numeric' }),
  },
  { object_class: 'worker', section: 'profile', definition: field(754, 'Emergency contact', { secure: true }) },
];
