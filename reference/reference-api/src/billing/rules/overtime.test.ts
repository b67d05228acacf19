import { allocation } from '../../sample-data/billing/billing-days.ts';
import { day, templateNo, timecard, tokens } from '../../testing/timecard.ts';
import { overtimeErrors } from './overtime.ts';

const rule = {
  id: 1,
  name: 'California 8/40',
  weekly_ot_minutes: 2400,
  daily_ot_minutes: 480,
  weekly_dt_minutes: null,
  daily_dt_minutes: 720,
  specific_day_dt: null,
  specific_day_ot: null,
  count_holiday: false,
  description: '',
  seven_day_rule: true,
};

const split = (date: number, regularMinutes: number, overtimeMinutes = 0, doubletimeMinutes = 0) =>
  day({
    workedDate: `2026-11-${date}`,
    billingCostAllocation: [allocation({ regularMinutes, overtimeMinutes, doubletimeMinutes })],
  });

const of = (days: ReturnType<typeof day>[], change = {}, templateId = 6) => {
  const found = overtimeErrors(
    timecard({ template: templateNo(templateId), days, overtimeRule: { ...rule, ...change } }),
  );
  return { days: [...found.byDate.keys()], week: tokens(found.errors) };
};

describe('ERR_BILLING_EDIT_OVERTIME_RULE (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  test('daily OT limit: more regular hours than it allows', () => {
    expect(of([split(16, 480, 60)])).toEqual({ days: [], week: [] });
    expect(of([split(16, 481)])).toEqual({ days: ['2026-11-16'], week: [] });
  });
  test('daily DT limit: what is above is double time', () => {
    expect(of([split(16, 480, 240, 60)]).days).toEqual([]);
    expect(of([split(16, 480, 300)]).days).toEqual(['2026-11-16']);
  });
  test('weekly OT limit, counted by work week', () => {
    const week = [16, 17, 18, 19, 20].map((date) => split(date, 480));
    expect(of(week).week).toEqual([]);
    expect(of([...week, split(21, 60)]).week).toEqual(['ERR_BILLING_EDIT_OVERTIME_RULE']);
    expect(of([...week, split(23, 60)]).week).toEqual([]);
  });
  test('weekly DT limit: what is above is double time', () => {
    const week = [16, 17, 18, 19, 20].map((date) => split(date, 480));
    const limits = { weekly_dt_minutes: 2520, seven_day_rule: false };
    expect(of([...week, split(21, 0, 120)], limits).week).toEqual([]);
    expect(of([...week, split(21, 0, 180)], limits).week).toEqual(['ERR_BILLING_EDIT_OVERTIME_RULE']);
    expect(of([...week, split(21, 0, 120, 60)], limits).week).toEqual([]);
  });
  test('each week that is too long is named', () => {
    const days = [16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28].map((date) => split(date, 420));
    const { errors } = overtimeErrors(timecard({ template: templateNo(6), days, overtimeRule: rule }));
    expect(errors.map(({ errorText }) => errorText)).toEqual([
      expect.stringContaining('more than 40 regular hours in the week of 2026-11-16'),
      expect.stringContaining('more than 40 regular hours in the week of 2026-11-23'),
    ]);
  });
  test('specific day OT and DT', () => {
    expect(of([split(21, 60)], { specific_day_ot: 'Saturday' }).days).toEqual(['2026-11-21']);
    expect(of([split(21, 0, 60)], { specific_day_ot: 'Saturday' }).days).toEqual([]);
    expect(of([split(22, 0, 60)], { specific_day_dt: 'Sunday' }).days).toEqual(['2026-11-22']);
  });
  test('seven-day rule: the seventh day in a row is overtime', () => {
    const seven = [16, 17, 18, 19, 20, 21, 22].map((date) => split(date, 120));
    expect(of(seven).days).toEqual(['2026-11-22']);
    expect(of(seven, { seven_day_rule: false }).days).toEqual([]);
    expect(of(seven.slice(1)).days).toEqual([]);
  });
  test('count holiday: its hours count towards the week', () => {
    const holiday = { ...split(20, 0), timeEntry: { ...day().timeEntry, holiday: true, holidayMinutes: 480 } };
    const week = [...[16, 17, 18, 19].map((date) => split(date, 480)), split(21, 60), holiday];
    expect(of(week).week).toEqual([]);
    expect(of(week, { count_holiday: true }).week).toEqual(['ERR_BILLING_EDIT_OVERTIME_RULE']);
  });
  test('only where the template allocates overtime', () => {
    expect(of([split(16, 900)], {}, 5)).toEqual({ days: [], week: [] });
  });
});
