/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServerError } from 'shared-client';
import { type BillingItemSummary, billingItemSummary } from 'shared-client/schema/billing';
import { engagementItem } from 'shared-client/schema/engagements';
import type { SurveyQuestionnaire, SurveyResponse } from 'shared-client/schema/surveys';
import { notifications } from 'shared-session';
import * as v from 'valibot';

const questionnaire: SurveyQuestionnaire = {
  surveyId: 1,
  engagementId: 5000,
  name: 'Your first month',
  introduction: null,
  questions: [
    { questionId: 11, text: 'What went well?', questionType: 'Text', required: true, options: [], maxRating: null },
  ],
};
/** The outcomes of the next calls; each call takes one. */
const asked: (() => SurveyQuestionnaire)[] = [];
const sent: SurveyResponse[][] = [];
const sending: (() => void)[] = [];

jest.unstable_mockModule('shared-client/surveys', () => ({
  getSurveys: async () => [{ surveyId: 1, name: 'Your first month', dueDate: null, completed: false }],
  getSurveyQuestionnaire: async () => (asked.shift() ?? (() => questionnaire))(),
  submitSurvey: async (_: number, __: number, responses: SurveyResponse[]) => {
    sent.push(responses);
    sending.shift()?.();
  },
}));
await import('../../testing/show-timecard.tsx');
await import('../../texts/register-worker-home.ts');
const { Surveys } = await import('./surveys.tsx');
const { useSurveys } = await import('./surveys-query.ts');
const { ServerData } = await import('shared-session/server-data');
const { EngagementList } = await import('./engagement-list.tsx');
const { WaitingItems } = await import('./waiting-items.tsx');

const fails = () => {
  throw new ServerError('The server failed.', { status: 500 });
};

const item = (billingItemId: number) =>
  v.parse(billingItemSummary, {
    billingItemId,
    version: 1,
    type: 'TIME',
    status: 'Saved',
    engagementId: 5000,
    periodStartDate: '2026-11-16',
    periodEndDate: '2026-11-22',
  });

function Known({ items, failed }: { items: readonly BillingItemSummary[] | null; failed: boolean }) {
  const [cameWithout] = useState(items === null);
  return <WaitingItems items={items} failed={failed} reload={() => undefined} cameWithout={cameWithout} />;
}
const known = (items: readonly BillingItemSummary[] | null, failed = false) => <Known items={items} failed={failed} />;
const line = () => document.querySelector('.tc-one-line')?.textContent;

test('what waits and comes late stands on the one line that was kept for it, so that nothing below moves', async () => {
  const { rerender } = render(known(null));
  expect(within(document.body).getByRole('status', { name: 'Loading' })).toBeDefined();
  rerender(known([1, 2].map(item)));
  expect(screen.getByRole('link', { name: '2 items' }).getAttribute('href')).toContain('f.status=SENT_BACK');
  rerender(known([1, 2, 3, 4, 5].map(item)));
  expect(screen.getByRole('link', { name: 'Show all' })).toBeDefined();
  rerender(known([]));
  expect(line()).toBe('Nothing is waiting for you');
  rerender(known(null, true));
  expect(line()).toContain('could not be fetched');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a timecard that waits has one button, in its line and not at its engagement (docs: add-time#worker-home)', async () => {
  const rejected = { ...item(7), status: 'Rejected' as const, jobTitle: 'Analyst' };
  const of = (id: number, billingItemId: number) =>
    v.parse(engagementItem, { id, reqName: 'HV-5000', status: 'Filled', billingItemId, billingItemStatus: 'Saved' });
  await act(
    async () =>
      void render(
        <>
          {known([rejected, item(8)])}
          <EngagementList list={[of(5000, 8), of(5001, 9)]} listed={new Set([7, 8])} />
        </>,
      ),
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Correct timecard', expect.stringContaining('billingItemId=7')],
    ['Continue timecard', expect.stringContaining('billingItemId=8')],
    ['Continue timecard', expect.stringContaining('billingItemId=9')],
  ]);
});

test('home lists what waits, and, when full, a link to all of them', async () => {
  await act(async () => void render(known([1, 2, 3, 4].map(item))));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
  cleanup();
  await act(async () => void render(known([1, 2, 3, 4, 5].map(item))));
  const all = screen.getByRole('link', { name: 'Show all' });
  expect(all.getAttribute('href')).toContain(
    '#/worker/time-expense?f.type=TIME~Time&f.status=SENT_BACK~SENT_BACK%2CSaved~Saved',
  );
});

const engagements = [v.parse(engagementItem, { id: 5000, reqName: 'HV-5000', status: 'Filled' })];

test('engagements are searched for a text once it is composed, and Escape of the input method clears nothing', async () => {
  const list = Array.from({ length: 9 }, (_, at) =>
    v.parse(engagementItem, { id: 5000 + at, reqName: at === 0 ? '物流' : 'HV-5000', status: 'Filled' }),
  );
  await act(async () => void render(<EngagementList list={list} listed={new Set()} />));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const shown = () => screen.getAllByRole('heading', { level: 3 }).length;
  const compose = (data: string) => fireEvent.input(input, { target: { value: data }, isComposing: true, data });
  compose('ろじ');
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect([shown(), input.value]).toEqual([9, 'ろじ']);
  compose('物流');
  fireEvent.compositionEnd(input);
  expect([shown(), input.value]).toEqual([1, '物流']);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect([shown(), input.value]).toEqual([9, '']);
});

test('an engagement names its latest missing periods, each the way into it, and counts the others (docs: add-time#missing-periods, billing-items#period-fields)', async () => {
  const weeks = [
    ['10-19', '10-25'],
    ['10-26', '11-01'],
    ['11-02', '11-08'],
    ['11-09', '11-15'],
  ];
  const missingPeriods = weeks.map(([start, end]) => ({
    periodStartDate: `2026-${start}`,
    periodEndDate: `2026-${end}`,
  }));
  const one = v.parse(engagementItem, { id: 5000, reqName: 'HV-5000', status: 'Filled', missingPeriods });
  await act(
    async () =>
      void render(<EngagementList list={[one, { ...one, id: 5001, missingPeriods: [] }]} listed={new Set()} />),
  );
  const said = document.querySelectorAll('.tc-missing');
  expect([...said].map((each) => each.textContent?.replaceAll('\u2009', ' '))).toEqual([
    'Time is missing forNov 9 – 15Nov 2 – 8and 2 more',
  ]);
  expect(screen.getByRole('link', { name: /^Nov 2\s–\s8$/ }).getAttribute('href')).toBe(
    '#/worker/time-expense/add-time?reqId=5000&startDate=2026-11-02',
  );
});

function Waiting() {
  const { data, refetch } = useSurveys(engagements);
  return <Surveys waiting={data ?? []} reload={() => void refetch()} />;
}

test('a survey that cannot be fetched is fetched again on request; responses that could not be sent stay, and are sent again (docs: add-time#surveys)', async () => {
  asked.push(fails);
  sending.push(fails);
  await act(async () => void render(<Waiting />, { wrapper: ServerData }));
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = screen.getByRole('dialog', { name: 'Your first month' });
  expect(within(dialog).getByRole('alert').textContent).toContain('Something went wrong on the server.');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send answers' }).disabled).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const response = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'What went well? *' });
  await userEvent.type(response, 'The team');
  const send = within(dialog).getByRole('button', { name: 'Send answers' });
  // An unanswered required question is marked, and gets the focus.
  await userEvent.clear(response);
  await userEvent.click(send);
  expect(document.activeElement).toBe(response);
  expect(response.getAttribute('aria-invalid')).toBe('true');
  const reason = document.getElementById(response.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Answer the question “What went well?” first.');
  expect(notifications.getState().toasts).toEqual([]);
  await userEvent.type(response, 'The team');
  expect(response.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(send);
  expect(notifications.getState().toasts.at(-1)).toMatchObject({ style: 'error' });
  expect(response.value).toBe('The team');
  await userEvent.click(send);
  expect(sent).toEqual([[{ questionId: 11, values: ['The team'] }], [{ questionId: 11, values: ['The team'] }]]);
  expect(notifications.getState().toasts.at(-1)).toMatchObject({ message: 'Thank you, your answers have been sent' });
  expect(screen.queryByRole('dialog', { name: 'Your first month' })).toBeNull();
});
