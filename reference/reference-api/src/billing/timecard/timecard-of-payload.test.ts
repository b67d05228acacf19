import { type TimecardSavePayloadInput, timecardSavePayload } from 'shared-client/schema/billing';
import * as v from 'valibot';
import type { Engagement } from '../../engagements/read-engagement.ts';
import { plainSettings } from '../../sample-data/engagements/engagement-settings.ts';
import { day, MONDAY, templateNo } from '../../testing/timecard.ts';
import { timecardOfPayload } from './timecard-of-payload.ts';
import type { TimecardSetting } from './timecard-setting.ts';

const THURSDAY = '2026-11-19';

const setting = (templateId: number, change: Partial<TimecardSetting> = {}): TimecardSetting => ({
  engagement: {
    settings: plainSettings,
    hour_decimal_precision: 2,
    workPeriod: { start_time: '00:00', day_of_week: 'Monday' },
    overtimeRule: null,
  } as unknown as Engagement,
  template: templateNo(templateId),
  period: { start: MONDAY, end: '2026-11-22' },
  workedDates: Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`),
  leave: [],
  holidays: new Map([[THURSDAY, { client_id: 1, holiday_date: THURSDAY, name: 'Founders Day', minutes: 480 }]]),
  accruals: [],
  others: [],
  days: [],
  customFields: [],
  ...change,
});

const payload = (...days: NonNullable<TimecardSavePayloadInput['billingItemDetails']>) =>
  v.parse(timecardSavePayload, {
    id: 0,
    version: 0,
    requisitionId: 1,
    timecardTemplateId: 5,
    periodEndDate: '2026-11-22',
    billingItemDetails: days,
  });

test('holiday hours are added automatically, also to a holiday that was not sent (docs: days#holiday-hours)', () => {
  const { days } = timecardOfPayload(payload({ workedDate: MONDAY, hours: 8 }), setting(5), []);
  expect(days.map((one) => one.workedDate)).toEqual([MONDAY, THURSDAY]);
  expect(days[1]?.timeEntry).toMatchObject({ holiday: true, holidayMinutes: 480, holidayMessage: 'Founders Day' });
});

test('not on templates without holidays, and not to an empty list', () => {
  expect(timecardOfPayload(payload({ workedDate: MONDAY, hours: 8 }), setting(4), []).days).toHaveLength(1);
  expect(timecardOfPayload(payload({ workedDate: MONDAY }), setting(5), []).days).toEqual([]);
});

test('only filled days count, in the order of their dates', () => {
  const sent = payload(
    { workedDate: '2026-11-18', hours: 2 },
    { workedDate: '2026-11-17' },
    { workedDate: MONDAY, hours: 1 },
  );
  expect(timecardOfPayload(sent, setting(4), []).days.map((one) => one.workedDate)).toEqual([MONDAY, '2026-11-18']);
});

test('a day marked did-not-work keeps no entries', () => {
  const sent = payload({ workedDate: MONDAY, didNotWork: true, hours: 8, billingCostAllocation: [{ hours: 8 }] });
  expect(timecardOfPayload(sent, setting(5), []).days[0]).toMatchObject({ minutes: null, billingCostAllocation: [] });
});

test('where detail and time entry differ, the detail counts; hours are minutes inside', () => {
  const sent = payload({ workedDate: MONDAY, daily: true, hours: 7.33, timeEntry: { daily: false, sickHours: 1.5 } });
  const [only] = timecardOfPayload(sent, setting(4), []).days;
  expect(only).toMatchObject({
    daily: true,
    minutes: 440,
    sickMinutes: 90,
    timeEntry: { daily: true, sickMinutes: 90 },
  });
});

test('a read-only day stays as it was stored', () => {
  const stored = day({ workedDate: MONDAY, readOnly: true, minutes: 480 });
  const sent = payload({ workedDate: MONDAY, hours: 1 });
  expect(timecardOfPayload(sent, setting(4), [stored]).days[0]?.minutes).toBe(480);
});

test('shifts count from 1 in the order they were sent', () => {
  const span = (start: string, end: string) => [
    { startTimeStr: `${MONDAY} ${start}`, endTimeStr: `${MONDAY} ${end}`, timeEntrySpanType: 'Labor' },
  ];
  const sent = payload(
    { workedDate: MONDAY, timeEntrySpanDtos: span('06:00', '10:00') },
    { workedDate: MONDAY, timeEntrySpanDtos: span('12:00', '16:00') },
  );
  const { days } = timecardOfPayload(sent, setting(10), []);
  expect(days.map((one) => one.timeEntry.shiftNumber)).toEqual([1, 2]);
});
