import { LINE_TEXTS } from 'shared-validators/line-texts';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, noonOfToday, TODAY } from '../../testing/timecard-client.ts';

/** No text that somebody may send is without an end: a page's field stops where the server does. */

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
];

test.each(cases)('%s of more than %d characters is refused by its path', async (_what, most, path, payload, who) => {
  const answers = await Promise.all(
    [most, most + 1].map(async (length) => who.post(ITEMS, await payload('x'.repeat(length)))),
  );
  expect(answers[0]?.status).toBe(200);
  expect([answers[1]?.status, answers[1]?.body.errors[0]?.value]).toEqual([400, `body.${path}`]);
});
