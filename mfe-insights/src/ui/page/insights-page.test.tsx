/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insightDecisions, insightHours, insightMoney } from 'shared-client/schema/insights';
import { mailedReports, type NewMailedReport } from 'shared-client/schema/mailed-reports';
import { registerTexts } from 'shared-session';
import * as v from 'valibot';

const range = { today: '2026-11-28', from: '2026-11-09' };
const state = (status: string, minutes: number, overtimeMinutes = 0) => ({
  ...{ status, minutes, overtimeMinutes, leaveMinutes: 0, sickMinutes: 0 },
});
const weeks = [
  { weekStartDate: '2026-11-09', states: [state('Processed', 2400)], contractMinutes: 2400, missingPeriods: 0 },
  { weekStartDate: '2026-11-16', states: [state('Pending', 2520, 120)], contractMinutes: 2400, missingPeriods: 1 },
  { weekStartDate: '2026-11-23', states: [], contractMinutes: 2400, missingPeriods: 0 },
];
const group = { id: 5000, name: 'Crane Operator', workerName: 'Dmitri Volkov', minutes: 4920, overtimeMinutes: 120 };
const hoursOf = (reach: string, of: object = {}) =>
  v.parse(insightHours, {
    ...{ ...range, reach, weeks, costCentres: [], workers: [], companies: [], suppliers: [], leave: [] },
    engagements: [{ ...group, contractMinutes: 7200, amounts: [] }],
    days: [{ date: '2026-11-17', overtimeMinutes: 120, missedMeals: 1 }],
    ...of,
  });
let hours = hoursOf('own');
let expenses: object[] = [];
let isMoneyKnown = Promise.resolve();
const budget = {
  ...{
    engagementId: 1,
    reqName: 'HV-1',
    jobTitle: 'Engineer',
    budgetId: 1,
    name: 'Yard',
    currency: 'USD',
    amount: 1000,
  },
  ...{ startDate: '2026-01-01', endDate: '2026-12-31', spent: [{ weekStartDate: '2026-11-02', amount: 1200.5 }] },
};
const decisions = {
  ...{
    ...range,
    reach: 'managed',
    waiting: [{ age: '6-', items: 2 }],
    weeks: [],
    rejections: [{ reason: 'Wrong week', items: 3 }],
  },
  total: { decisions: 4, medianMinutes: 600, ninetiethMinutes: 5760 },
  lateApprovers: [],
  lateSubmitters: [{ userId: 1, name: 'Tunde Bakare', items: 5, late: 4 }],
};

let reports: object[] = [];
const person = (userId: number, name: string) => ({ userId, name });
const mailed = () => v.parse(mailedReports, { reports, colleagues: [person(7, 'Ruth Calloway')] });

jest.unstable_mockModule('shared-client/insights', () => ({
  getInsightHours: async () => hours,
  getInsightMoney: async () => {
    await isMoneyKnown;
    const budgets = hours.reach === 'own' ? [] : [budget];
    return v.parse(insightMoney, { ...range, reach: hours.reach, expenses, reports: [], budgets });
  },
  getInsightDecisions: async () => v.parse(insightDecisions, decisions),
}));
jest.unstable_mockModule('shared-client/mailed-reports', () => ({
  getMailedReports: async () => mailed(),
  mailReport: async ({ toUserId, frequency }: NewMailedReport) => {
    const to = toUserId === 7 ? person(7, 'Ruth Calloway') : person(1, 'Daniel Reyes');
    const report = { reportId: 5, frequency, by: person(1, 'Daniel Reyes'), to, isStopped: false, isByReader: true };
    reports = [report];
    return mailed();
  },
  endMailedReport: async () => {
    reports = [];
    return mailed();
  },
}));
registerTexts((await import('../../texts/en-US.ts')).texts);
const { InsightsPage } = await import('./insights-page.tsx');
const { queryClient } = await import('shared-session/server-data');

afterEach(() => {
  cleanup();
  queryClient.clear();
  expenses = [];
  isMoneyKnown = Promise.resolve();
});

const show = () =>
  render(<InsightsPage path="/insights" search="" parameters={{}} context={{ host: 'portal' } as never} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
const card = async (name: string) => screen.findByRole('region', { name });

test('a worker reads what is not invoiced and what is missing, and arrow keys speak each week (docs: insights#insights-outcome, insights#insights-keys)', async () => {
  hours = hoursOf('own');
  show();
  expect((await card('Hours by status')).textContent).toContain(
    '42.00 of 82.00 hours are not invoiced yet: Waiting 42.00. 1 period still needs a timecard.',
  );
  const links = within(await card('Hours by week')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label')?.replace(/\s/g, ' '))).toEqual([
    'Week of Nov 9 – 15, 2026: 40.00; Contract 40.00',
    'Week of Nov 16 – 22, 2026: 42.00; Regular 40.00, Overtime 2.00, Contract 40.00',
    'Week of Nov 23 – 29, 2026: 0.00; Contract 40.00, not over yet',
  ]);
  expect(links.map((link) => link.tabIndex)).toEqual([-1, -1, 0]);
  act(() => links[2]?.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(links[1]);
  expect(screen.queryByRole('region', { name: 'Waiting by age' })).toBeNull();
});

test('a worker reads at a glance what has been invoiced and what has not, with the lists of it (docs: insights#insights-glance)', async () => {
  hours = hoursOf('own');
  expenses = [
    { month: '2026-11', category: 'Meals', status: 'Processed', currency: 'USD', amount: 30.1 },
    { month: '2026-11', category: 'Meals', status: 'Approved', currency: 'USD', amount: 12.4 },
  ];
  show();
  const glance = await card('Has all your work been invoiced?');
  expect(await within(glance).findByText(/expenses/)).toBeTruthy();
  expect(glance.textContent?.replace(/\s/g, ' ')).toContain(
    '40.00 of 82.00 hours have been invoiced. Not yet: Waiting 42.00. 1 period still needs a timecard. Of expenses, $30.10 of $42.50 have been invoiced.',
  );
  const hrefs = within(glance)
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);
  expect(hrefs).toEqual([
    ['40.00 h', '#/worker/time-expense?f.type=TIME~TIME&f.status=Processed~Processed'],
    ['42.00 h', '#/worker/time-expense?f.type=TIME~TIME&f.status=Pending~Pending'],
    ['1', '#/worker/home'],
  ]);
});

test('the figures of a chart are a table, one press away, with links and sums (docs: insights#insights-forms)', async () => {
  hours = hoursOf('own');
  show();
  const region = await card('Hours by week');
  await userEvent.click(within(region).getByRole('button', { name: 'Table: Hours by week' }));
  const rows = (await within(region).findAllByRole('row')).map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
  expect(rows.at(-1)).toEqual(['Total', '80.00', '2.00', '0.00', '82.00', '']);
  expect(rows).toHaveLength(5);
});

test('a manager reads what waits, the time of decisions, a budget that is over, and who is late (docs: insights#insights-page)', async () => {
  hours = hoursOf('managed');
  show();
  expect((await card('Waiting by age')).textContent).toContain('2 waiting, 2 of them for more than five days.');
  expect((await card('Time to a decision, by week')).textContent).toContain(
    'at most 10 hours, nine of ten at most 4 days',
  );
  expect((await card('Budget “Yard”')).textContent).toContain(
    'It is used up since Nov 8, 2026; $200.50 more has been taken.',
  );
  expect((await card('Late timecards by worker')).textContent).toContain('Tunde Bakare most often: 4 of 5.');
  const [day] = within(await card('Overtime and missing meals')).getAllByRole('link');
  expect(day?.getAttribute('aria-label')).toBe('Tue, Nov 17, 2026: 2.00; Days without a meal 1');
});

test('without anything there is a sentence instead of empty charts', async () => {
  hours = hoursOf('own', { weeks: [], engagements: [], days: [] });
  show();
  expect(await screen.findByText('Nothing was entered in this time.')).toBeTruthy();
});

test.each([
  ['a worker who has entered no time yet', 'own', 2, 'Hours by status', '2 periods still need a timecard.'],
  ['an approver without hours', 'managed', 0, 'Expenses by month', 'not invoiced yet'],
])(
  '%s is not told that all hours have been invoiced (docs: insights#insights-outcome)',
  async (_who, reach, missingPeriods, name, said) => {
    hours = hoursOf(reach, { weeks: [{ ...weeks[2], missingPeriods }], engagements: [], days: [] });
    if (reach === 'managed')
      expenses = [{ month: '2026-11', category: 'Meals', status: 'Approved', currency: 'USD', amount: 12.4 }];
    show();
    expect((await card(name)).textContent).toContain(said);
    expect(document.body.textContent).not.toContain('have been invoiced.');
    expenses = [];
  },
);

test('whether there is nothing is said once everything is known', async () => {
  hours = hoursOf('own', { weeks: [], engagements: [], days: [] });
  const money = Promise.withResolvers<void>();
  isMoneyKnown = money.promise;
  show();
  expect(await screen.findByText('Nov 9 – 28, 2026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hours by week' })).toBeNull();
  await act(async () => money.resolve());
  expect(await screen.findByText('Nothing was entered in this time.')).toBeTruthy();
});

test('every group leads to the list that is filtered by it (docs: insights#insights-lists)', async () => {
  const named = (name: string) => ({ ...group, id: null, name, workerName: null, contractMinutes: null, amounts: [] });
  hours = hoursOf('all', {
    ...{
      costCentres: [named('Yard')],
      suppliers: [named('Harbour Staffing')],
      companies: [named('Acme')],
      workers: [{ ...named('Dmitri Volkov'), id: 1012 }],
    },
  });
  show();
  for (const [title, filter] of [
    ['Hours by cost centre', 'costCentre'],
    ['Hours by supplier', 'supplier'],
    ['Hours by company', 'company'],
  ] as const) {
    const region = within(await card(title));
    expect(region.getAllByRole('link', { name: /82\.00/ })).toHaveLength(1);
    expect(region.getByRole('link').getAttribute('href')).toContain(`f.${filter}=`);
  }
  for (const [title, filter] of [
    ['Hours by worker', 'f.worker=1012%7EDmitri'],
    ['Hours by engagement', 'f.engagement=5000%7ECrane'],
  ] as const)
    expect(
      within(await card(title))
        .getAllByRole('link')[0]
        ?.getAttribute('href'),
    ).toContain(filter);
});

test('figures are sent to a colleague by mail, and no longer; the focus stays in the form (docs: insights#insights-mail)', async () => {
  hours = hoursOf('managed');
  show();
  const summary = await screen.findByText('Reports by mail');
  await userEvent.click(summary);
  await userEvent.selectOptions(await screen.findByLabelText('To'), 'Ruth Calloway');
  await userEvent.selectOptions(screen.getByLabelText('How often'), 'Each month');
  await userEvent.click(screen.getByRole('button', { name: 'Send reports' }));
  const end = await screen.findByRole('button', { name: 'End: Each month to Ruth Calloway' });
  await userEvent.click(end);
  await waitFor(() => expect(end.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText('To'));
});
