import { LINE_TEXTS } from 'shared-validators/line-texts';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, payloadOf, TODAY } from '../../testing/timecard-client.ts';

/** Every text in a request is limited to the same length as the page's field. */

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');
const manager = await server.signedIn('manager');

const [PROJECTS, ENGAGEMENT, END] = [5026, 5035, '2026-11-22'];
const head = { id: 0, version: 0, requisitionId: ENGAGEMENT, periodEndDate: END };
const expense = (change: object, more: object = {}) => ({
  ...head,
  type: 'EXPENSE',
  expenses: [{ expenseDate: TODAY, category: 'Travel Fare', expenseType: 'Taxi', amount: 31.2, ...change }],
  ...more,
});
const value = (change: object) => ({ costAllocationValues: [{ reqBillCostAllocId: 1, ...change }] });
const part = (change: object) => ({ split: { by: 'PERCENT', parts: [{ share: 100, ...value(change) }] } });
const attached = (change: object) =>
  expense({}, { attachments: [{ fileName: 'taxi.jpg', attachmentKey: 'none', ...change }] });
const adjustment = (type: 'ADJUSTMENT' | 'BENEFIT') => (description: string) => ({
  ...head,
  ...{ type, adjustments: [{ description, amount: 40 }] },
});
const project = async (name: string) => {
  const { body } = await worker.get(`${ITEMS}/0/project-edit-metadata?engagementId=${PROJECTS}`);
  const lines = [{ kind: 'position', name, amount: 40 }];
  return { ...head, type: 'PROJECT', requisitionId: PROJECTS, periodEndDate: body.periodEndDate, lines };
};
/** A timecard with the texts of a day, or of one of its allocations. */
const timecard = async (day: object) =>
  payloadOf(await metadataOf(worker, ENGAGEMENT), [{ workedDate: TODAY, ...day }]);
const allocated = (change: object) => timecard({ billingCostAllocation: [change] });

const cases: readonly [
  what: string,
  most: number,
  path: string,
  payload: (text: string) => object | Promise<object>,
  who: typeof worker,
][] = [
  ['a name', LINE_TEXTS.name, 'lines[0].name', project, worker],
  ['a merchant', LINE_TEXTS.merchant, 'expenses[0].merchant', (merchant) => expense({ merchant }), worker],
  ['notes', LINE_TEXTS.notes, 'expenses[0].description', (description) => expense({ description }), worker],
  [
    'a reason',
    LINE_TEXTS.reason,
    'expenses[0].exceptionReason',
    (exceptionReason) => expense({ exceptionReason }),
    worker,
  ],
  [
    'a rejection',
    LINE_TEXTS.reason,
    'expenses[0].rejectionReason',
    (rejectionReason) => expense({ rejectionReason }),
    worker,
  ],
  ['a key', LINE_TEXTS.attachmentKey, 'expenses[0].receiptKey', (receiptKey) => expense({ receiptKey }), worker],
  ['an adjustment', LINE_TEXTS.whatFor, 'adjustments[0].description', adjustment('ADJUSTMENT'), manager],
  ['a benefit', LINE_TEXTS.whatFor, 'adjustments[0].description', adjustment('BENEFIT'), manager],
  ['a file name', LINE_TEXTS.fileName, 'attachments[0].fileName', (fileName) => attached({ fileName }), worker],
  [
    'a file',
    LINE_TEXTS.attachmentKey,
    'attachments[0].attachmentKey',
    (attachmentKey) => attached({ attachmentKey }),
    worker,
  ],
  [
    'a custom field',
    LINE_TEXTS.customField,
    'expenses[0].costAllocationValues[0].value',
    (text) => expense(value({ value: text })),
    worker,
  ],
  [
    'what belongs to its value',
    LINE_TEXTS.customField,
    'expenses[0].costAllocationValues[0].associatedValue5',
    (text) => expense(value({ associatedValue5: text })),
    worker,
  ],
  [
    'a custom field of a part',
    LINE_TEXTS.customField,
    'expenses[0].split.parts[0].costAllocationValues[0].value',
    (text) => expense(part({ value: text })),
    worker,
  ],
  [
    'a custom field of a day',
    LINE_TEXTS.customField,
    'billingItemDetails[0].billingCostAllocation[0].costAllocationValues[0].value',
    (text) => allocated(value({ value: text })),
    worker,
  ],
  [
    'what belongs to a value of a day',
    LINE_TEXTS.customField,
    'billingItemDetails[0].billingCostAllocation[0].costAllocationValues[0].associatedValue1',
    (text) => allocated(value({ associatedValue1: text })),
    worker,
  ],
  [
    'a custom field of a timecard',
    LINE_TEXTS.customField,
    'billingCostAllocations[0].costAllocationValues[0].value',
    async (text) => ({ ...(await timecard({})), billingCostAllocations: [value({ value: text })] }),
    worker,
  ],
  [
    'a type of a rate',
    LINE_TEXTS.typeName,
    'billingItemDetails[0].billingCostAllocation[0].costAllocationMultiRates[0].type',
    (type) => allocated({ costAllocationMultiRates: [{ type }] }),
    worker,
  ],
  [
    'a type of a span',
    LINE_TEXTS.typeName,
    'billingItemDetails[0].timeEntrySpanDtos[0].timeEntrySpanType',
    (timeEntrySpanType) => timecard({ timeEntrySpanDtos: [{ timeEntrySpanType }] }),
    worker,
  ],
  [
    'a type of units',
    LINE_TEXTS.typeName,
    'billingItemDetails[0].timeEntry.pieceTypes[0].type',
    (type) => timecard({ timeEntry: { pieceTypes: [{ type }] } }),
    worker,
  ],
  [
    'a file of a timecard',
    LINE_TEXTS.fileName,
    'attachments[0].fileName',
    async (fileName) => ({ ...(await timecard({})), attachments: [{ fileName, attachmentKey: 'none' }] }),
    worker,
  ],
];

test.each(cases)(
  '%s of more than %d characters is refused by its path (docs: expenses#line-texts, custom-fields#field-length)',
  async (_what, most, path, payload, who) => {
    const answers = await Promise.all(
      [most, most + 1].map(async (length) => who.post(ITEMS, await payload('x'.repeat(length)))),
    );
    expect(answers[0]?.status).toBe(200);
    expect([answers[1]?.status, answers[1]?.body.errors[0]]).toMatchObject([
      400,
      {
        value: `body.${path}`,
        errorText: `body.${path}: this text has more than ${most.toLocaleString('en')} characters.`,
      },
    ]);
  },
);
