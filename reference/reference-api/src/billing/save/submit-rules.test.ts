import type { SaveResponse } from 'shared-client/schema/billing';
import { span } from '../../sample-data/billing/billing-days.ts';
import { startApi } from '../../testing/start-api.ts';
import { ITEMS, metadataOf, noonOfToday, officeDay, payloadOf, send, TODAY } from '../../testing/timecard-client.ts';

const server = await startApi({ now: noonOfToday });
afterAll(() => server.close());
const worker = await server.signedIn('worker-templates');

const dayTokens = (response: SaveResponse) =>
  response.billingItemDetailErrors.flatMap((day) => day.errors.map((error) => `${day.workedDate} ${error.errorToken}`));

/** A long day without lunch on the California engagement, allocated to the minute. */
const longDay = (date: string) => ({
  workedDate: date,
  noBreakTaken: true,
  timeEntrySpanDtos: [span(date, '07:00', '18:00')],
  billingCostAllocation: [{ regularHours: 8, overtimeHours: 3, doubletimeHours: 0 }],
});

describe('rules that only a submit asks for (docs: saving#save-incomplete)', () => {
  test('meal breaks missed 1 and 2: radio answers let the timecard through', async () => {
    const metadata = await metadataOf(worker, 5002);
    const [monday] = metadata.workedDates as [string];
    expect((await send(worker, 'save', payloadOf(metadata, [longDay(monday)]))).body.errors).toEqual([]);
    const saved = await metadataOf(worker, 5002);
    const refused = (await send(worker, 'submit', payloadOf(saved))).body;
    expect(dayTokens(refused)).toEqual([
      `${monday} ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED`,
      `${monday} ERR_BILLING_EDIT_TIME_SPAN_MEAL_BREAK_MISSED2`,
    ]);
    expect((await metadataOf(worker, 5002)).status).toBe('Saved');
    const answered = saved.billingItemDetails.map((day) => ({
      ...day,
      timeEntry: day.timeEntry && {
        ...day.timeEntry,
        mealBreakMissedType: 'Voluntary' as const,
        mealBreakMissedType2: 'Involuntary' as const,
      },
    }));
    expect((await send(worker, 'submit', payloadOf(saved, answered))).body.status).toBe('Pending');
  });

  test('the overtime rule of the engagement', async () => {
    const metadata = await metadataOf(worker, 5006);
    expect(metadata.overtimeRule).not.toBeNull();
    const [monday] = metadata.workedDates as [string];
    const week = metadata.workedDates.slice(0, 5).map((workedDate) => ({
      workedDate,
      hours: 9,
      billingCostAllocation: [{ regularHours: 9, overtimeHours: 0, doubletimeHours: 0 }],
      timeEntryShiftDtos: [{ shiftName: 'Day', hours: 9 }],
    }));
    expect((await send(worker, 'save', payloadOf(metadata, week))).body.billingItemDetailErrors).toEqual([]);
    const saved = await metadataOf(worker, 5006);
    const refused = (await send(worker, 'submit', payloadOf(saved))).body;
    expect(refused.errors[0]?.errorToken).toBe('ERR_BILLING_EDIT_OVERTIME_RULE');
    expect(refused.billingItemId).toBe(0);
    expect(monday).toBe(metadata.periodStartDate);
  });

  test('leave proceed: the bypass checkbox lets the timecard through', async () => {
    const metadata = await metadataOf(worker, 5044);
    const wednesday = metadata.workedDates[2] as string;
    const leave = metadata.billingItemDetails[2]?.timeEntrySpanDtos ?? [];
    const laborOnDayOff = { workedDate: wednesday, timeEntrySpanDtos: [...leave, span(wednesday, '18:00', '19:00')] };
    // Two hours of unpaid leave in the afternoon.
    const friday = metadata.workedDates[4] as string;
    const unpaid = metadata.billingItemDetails[4]?.timeEntrySpanDtos ?? [];
    const morning = {
      workedDate: friday,
      noBreakTaken: true,
      timeEntrySpanDtos: [span(friday, '09:00', '12:00'), ...unpaid],
    };
    const payload = payloadOf(metadata, [officeDay(metadata.workedDates[0] as string), laborOnDayOff, morning]);
    const refused = (await send(worker, 'submit', payload)).body;
    expect(refused.errors.map((error) => error.errorToken)).toEqual([
      'ERR_BILLING_EDIT_LEAVE_PROCEED_LABEL',
      'ERR_BILLING_EDIT_LEAVE_PROCEED_CHECKBOX',
    ]);
    const sent = (await send(worker, 'submit', { ...payload, bypassLeaveValidation: true })).body;
    expect(sent.status).toBe('Pending');
    const { body } = await worker.get(`${ITEMS}/${sent.billingItemId}/general-info`);
    expect(body).toMatchObject({ hoursWorked: 7.5 + 9 + 3, unpaidLeaveHours: 2, sickHours: 0 });
  });
});

describe('impossible hours are neither saved nor submitted, whatever they are called', () => {
  const onCall = { costAllocationMultiRates: [{ type: 'On call', hrs: 1000 }] };
  test.each<[string, number, (date: string) => object]>([
    ['allocated on a template without allocations', 5035, () => ({ billingCostAllocation: [{ regularHours: 1000 }] })],
    ['of a rate', 5031, (date) => ({ ...officeDay(date), billingCostAllocation: [onCall] })],
    ['sick', 5005, () => ({ sickHours: 28 })],
    ['worked', 5004, () => ({ hours: 30 })],
  ])('%s', async (_, engagementId, entries) => {
    const metadata = await metadataOf(worker, engagementId, { weeks: 2 });
    const date = metadata.workedDates[1] as string;
    for (const mode of ['save', 'submit'] as const) {
      const { body } = await send(worker, mode, payloadOf(metadata, [{ workedDate: date, ...entries(date) }]));
      expect(body.billingItemId).toBe(0);
      expect(dayTokens(body)).toContain(`${date} ERR_BILLING_TOTAL_HOURS_ABOVE_24`);
    }
  });
});

test('a span type that is not offered is refused', async () => {
  const metadata = await metadataOf(worker, 5035, { weeks: 2 });
  const [monday] = metadata.workedDates as [string];
  const day = { workedDate: monday, noBreakTaken: true, timeEntrySpanDtos: [span(monday, '09:00', '12:00', 'Bonus')] };
  const { body } = await send(worker, 'save', payloadOf(metadata, [day]));
  expect(body.billingItemDetailErrors[0]?.errors).toMatchObject([
    {
      errorToken: 'ERR_BILLING_NOT_OFFERED',
      errorText: 'Bonus is not offered on this timecard. Please choose from the list.',
      value: 'timeEntrySpanDtos[0].timeEntrySpanType',
    },
  ]);
});

test('who approves sees what was sent: hours, sick time, and what is placed on rates', async () => {
  const metadata = await metadataOf(worker, 5031, { weeks: 2 });
  const [monday] = metadata.workedDates as [string];
  const rate = { costAllocationMultiRates: [{ type: 'On call', hrs: 5 }] };
  const days = [{ ...officeDay(monday), sickHours: 0.5, billingCostAllocation: [rate] }];
  const sent = (await send(worker, 'submit', payloadOf(metadata, days))).body;
  expect(sent.status).toBe('Pending');
  const manager = await server.signedIn('manager');
  const { body } = await manager.get(`${ITEMS}/${sent.billingItemId}/general-info`);
  expect(body).toMatchObject({ hoursWorked: 7.5, sickHours: 0.5, unpaidLeaveHours: 0, allocatedHours: 5 });
});

test('PTO tokens come with a success: they are warnings', async () => {
  const metadata = await metadataOf(worker, 5035);
  const [monday] = metadata.workedDates as [string];
  const day = { workedDate: monday, noBreakTaken: true, timeEntrySpanDtos: [span(monday, '09:00', '12:00', 'PTO')] };
  const saved = (await send(worker, 'save', payloadOf(metadata, [day]))).body;
  expect(saved.billingItemId).toBeGreaterThan(0);
  expect(saved.errors.map((error) => error.errorToken)).toEqual(['ERR_WORKER_PTO_HOURS_NOT_ELIGIBLE']);
});

test('duplicate day and time, where the engagement blocks them', async () => {
  const other = await metadataOf(worker, 5031, { weeks: 1 });
  const tuesday = other.workedDates[1] as string;
  expect((await send(worker, 'save', payloadOf(other, [officeDay(tuesday)]))).body.errors).toEqual([]);
  const metadata = await metadataOf(worker, 5002, { weeks: 1 });
  expect(metadata.blockDupDateTimeEntry).toBe(true);
  const refused = (await send(worker, 'save', payloadOf(metadata, [longDay(tuesday)]))).body;
  expect(dayTokens(refused)).toEqual([`${tuesday} ERR_BILLING_EDIT_DUPLICATE_DATE_TIME`]);
  const free = longDay(metadata.workedDates[2] as string);
  expect((await send(worker, 'save', payloadOf(metadata, [free]))).body.billingItemDetailErrors).toEqual([]);
});

test('a secure custom field is masked in every response, and its mask changes nothing', async () => {
  const metadata = await metadataOf(worker, 5060);
  const [monday] = metadata.workedDates as [string];
  const values = [
    { reqBillCostAllocId: 701, value: 'CC-00007 Harbor Safety' },
    { reqBillCostAllocId: 705, value: 'No' },
    { reqBillCostAllocId: 711, value: 'B-4711' },
  ];
  const search = '/wand2/api/configuration/cfReferenceList/601/values/search?searchKey=cc-00007';
  const [costCentre] = (await worker.get(search)).body;
  values[0] = { reqBillCostAllocId: 701, value: costCentre.value };
  const day = {
    ...officeDay(monday),
    billingCostAllocation: [{ hours: 7.5, sequence: 1, costAllocationValues: values }],
  };
  const { body } = await send(worker, 'save', payloadOf(metadata, [day]));
  expect(body).toMatchObject({ errors: [], billingItemDetailErrors: [] });
  const texts = await Promise.all([
    worker.get(`${ITEMS}/${body.billingItemId}/metadata?engagementId=5060`),
    worker.get(`${ITEMS}/${body.billingItemId}`),
    worker.get(`${ITEMS}/${body.billingItemId}/detail-items`),
  ]);
  for (const { text } of texts) {
    expect(text).not.toContain('B-4711');
    expect(text).toContain('"*****"');
  }
  await send(worker, 'save', payloadOf(await metadataOf(worker, 5060)));
  const kept = await server.api.services.db.selectFrom('secure_value').select('value').execute();
  expect(kept).toEqual([{ value: 'B-4711' }]);
});

test('a required custom field and an unknown list value are reported by day', async () => {
  const metadata = await metadataOf(worker, 5060, { weeks: 1 });
  const [monday] = metadata.workedDates as [string];
  const day = {
    ...officeDay(monday),
    billingCostAllocation: [
      { hours: 7.5, sequence: 1, costAllocationValues: [{ reqBillCostAllocId: 701, value: 'Nowhere' }] },
    ],
  };
  const { body } = await send(worker, 'save', payloadOf(metadata, [day]));
  expect(body.billingItemDetailErrors[0]?.costAllocationErrors.map((error) => error.value)).toEqual([
    'billingCostAllocation[0].701',
    'billingCostAllocation[0].705',
  ]);
});

test('an attachment nobody uploaded is refused', async () => {
  const metadata = await metadataOf(worker, 5035, { weeks: 1 });
  const attachments = [{ fileName: 'hours.pdf', attachmentKey: 'made-up' }];
  const { body } = await send(worker, 'save', {
    ...payloadOf(metadata, [officeDay(metadata.workedDates[0] as string)]),
    attachments,
  });
  expect(body).toMatchObject({ billingItemId: 0, errors: [{ errorToken: 'ERR_BILLING_ATTACHMENT_UNKNOWN' }] });
});

test('holiday hours are added automatically', async () => {
  const christmas = `${TODAY.slice(0, 4)}-12-25`;
  const metadata = (await worker.get(`${ITEMS}/0/metadata?engagementId=5005&selectedDate=${christmas}`)).body;
  const day = metadata.billingItemDetails.find((one: { workedDate: string }) => one.workedDate === christmas);
  expect(day.timeEntry).toMatchObject({ holiday: true, holidayHours: 8, holidayMessage: 'Christmas Day' });
});
