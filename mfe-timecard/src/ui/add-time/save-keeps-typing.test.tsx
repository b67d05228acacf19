/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditMetadata, TimecardSavePayload } from 'shared-client/schema/billing';
import { engagementItem } from 'shared-client/schema/engagements';
import { currentUser } from 'shared-session';
import * as v from 'valibot';
import { MONDAY, metadataOf } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';

/** A server that stores the sent timecard and responds when the test says so. */
let kept: TimecardSavePayload | null;
let answer: PromiseWithResolvers<void>;
let reads: number;
const calls: TimecardSavePayload[] = [];
const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async (): Promise<EditMetadata> => {
    reads += 1;
    if (!kept) return metadataOf();
    return metadataOf({
      billingItemId: 7,
      version: calls.length,
      status: 'Saved',
      billingItemDetails: kept.billingItemDetails.map((day, at) => ({
        ...day,
        billingItemDetailId: at + 1,
        id: at + 1,
        timeEntrySpanDtos: day.timeEntrySpanDtos.map((span, line) => ({ ...span, id: 100 + 10 * at + line })),
      })),
    });
  },
  saveBillingItem: async (payload: TimecardSavePayload) => {
    calls.push(payload);
    await answer.promise;
    kept = payload;
    return { billingItemId: 7, version: calls.length, status: 'Saved', errors: [], billingItemDetailErrors: [] };
  },
  validateCreationDate: async () => ({ errors: [] }),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getEngagementItems: async () => ({
    content: [48213, 5001].map((id) =>
      v.parse(engagementItem, { id, reqName: `HV-${id}`, jobTitle: 'Engineer', managerName: 'Ada', status: 'Filled' }),
    ),
  }),
  getEngagementPeriods: async () => [],
  getHourStatus: async () => false,
}));
const { nextPaint } = await import('../../testing/next-paint.ts');
await import('../../testing/show-timecard.tsx');
const { AddTimePage } = await import('./add-time-page.tsx');
const { ServerData } = await import('shared-session/server-data');

const day = (name: RegExp) => screen.getByRole('region', { name });
const field = (part: 'Start' | 'End', line: number) =>
  within(day(/^Monday/)).getByRole<HTMLInputElement>('combobox', { name: `${part} of line ${line}` });
const enter = async (part: 'Start' | 'End', line: number, text: string) => {
  await userEvent.click(field(part, line));
  await userEvent.keyboard(text);
};
const press = (keys: string) => act(async () => userEvent.keyboard(keys));

beforeEach(async () => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  kept = null;
  reads = 0;
  calls.length = 0;
  answer = Promise.withResolvers();
  render(<AddTimePage query={readEntryQuery(`showEnagagementList=true&reqId=48213&selectedDate=${MONDAY}`)} />, {
    wrapper: ServerData,
  });
  await screen.findByRole('button', { name: 'Save' });
  await enter('Start', 1, '9a');
  await enter('End', 1, '1p');
  await userEvent.click(within(day(/^Monday/)).getByRole('switch', { name: 'No Lunch Break Taken' }));
});
afterEach(() => jest.restoreAllMocks());

const isSaved = () => waitFor(() => expect(screen.getByText('All changes saved')).toBeTruthy());

test('the focus stays in the field in which Ctrl+S was pressed, and the next save changes what is there (docs: saving#save-typing)', async () => {
  await userEvent.click(field('End', 1));
  const end = field('End', 1);
  await press('{Control>}s{/Control}');
  await act(async () => answer.resolve());
  await isSaved();
  expect(document.activeElement).toBe(end);
  await press('130p');
  await nextPaint();
  await press('{Control>}s{/Control}');
  await waitFor(() => expect(calls).toHaveLength(2));
  const [monday] = calls[1]?.billingItemDetails ?? [];
  expect(calls[1]).toMatchObject({ id: 7, version: 1 });
  expect(monday?.timeEntrySpanDtos).toMatchObject([{ id: 100, endTimeStr: `${MONDAY} 13:30` }]);
});

test('a time that is half typed into another line while the answer is on its way is still there after it', async () => {
  await press('{Control>}s{/Control}');
  await userEvent.click(within(day(/^Monday/)).getByRole('button', { name: /Add Time/ }));
  await nextPaint();
  await userEvent.click(field('Start', 2));
  fireEvent.change(field('Start', 2), { target: { value: '9:3' } });
  const [start, text] = [field('Start', 2), field('Start', 2).value];
  expect(text).toContain('9:3');
  await act(async () => answer.resolve());
  await waitFor(() => expect(reads).toBe(2));
  await nextPaint();
  expect(field('Start', 2)).toBe(start);
  expect(start.value).toBe(text);
  expect(document.activeElement).toBe(start);
});
