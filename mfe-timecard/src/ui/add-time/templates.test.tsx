/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type EditMetadata, editMetadata, type TimecardSavePayload } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { currentUser } from 'shared-session';
import * as v from 'valibot';
import { sampleMetadata } from '../../../../reference/reference-api/src/testing/sample-metadata.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import {
  EMPTY_DAY,
  savedDay,
  savedValues,
  type Values,
  withoutEmpty,
} from '../../testing/template-days/saved-values.ts';
import type { Step } from '../../testing/template-days/steps.ts';
import { TEMPLATE_DAYS } from '../../testing/template-days/template-days.ts';

/** A Wednesday; the month's holiday is Thanksgiving Day, the 26th. */
const NOW = new Date('2026-11-18T20:00:00Z');
const HOLIDAY = '2026-11-26';

let metadata: EditMetadata;
let saved: TimecardSavePayload[];

const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => metadata,
  validateCreationDate: async () => ({ errors: [] }),
  saveBillingItem: async (payload: TimecardSavePayload) => {
    saved.push(payload);
    return { billingItemId: 7, version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] };
  },
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getEngagementItems: async () => ({ content: [] }),
  getHourStatus: async () => false,
}));
const { nextFrames } = await import('../../testing/next-paint.ts');
await import('../../testing/show-timecard.tsx');
const { ServerData } = await import('shared-session/server-data');
const { AddTimePage } = await import('./add-time-page.tsx');

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  saved = [];
});

/** Opens the card of the first day, or returns that of the period. */
async function openFirstCard(): Promise<HTMLElement> {
  await screen.findByText('Save');
  const card = document.querySelector<HTMLElement>('.tc-card');
  if (!card) throw new Error('The timecard shows no card.');
  const closed = card.querySelector('h2 [aria-expanded=false]');
  if (closed) fireEvent.click(closed);
  await nextFrames();
  return card;
}

async function take(card: HTMLElement, { kind, label, text }: Step): Promise<void> {
  if (kind === 'press') fireEvent.click(within(card).getByText(label));
  else {
    const [control] = within(card).getAllByLabelText(label);
    if (!control) throw new Error(`There is no ${label}.`);
    if (kind === 'switch') fireEvent.click(control);
    else {
      fireEvent.focus(control);
      fireEvent.change(control, { target: { value: text } });
      fireEvent.blur(control);
    }
  }
  await nextFrames();
}

/** The other days of a period: a period is saved with all of its days, a holiday with its hours. */
function otherDays(showsHoliday: boolean): Values[] {
  const holiday = savedDay({
    totalHours: 0,
    entry: { holiday: true, holidayHours: 8, holidayMessage: 'Thanksgiving Day' },
  });
  return metadata.workedDates.slice(1).map((date) => (showsHoliday && date === HOLIDAY ? holiday : EMPTY_DAY));
}

describe('A day entered on each of the 35 templates is saved value by value (docs: add-time#who-enters-time, add-time#day-card, add-time#period-card, saving#save-payload, billing-items#template-ids, billing-items#template-types, billing-items#template-flags, saving#save-multi-rate-lines, saving#save-leave-lines)', () => {
  test.each(TIMECARD_TEMPLATES)('$id: $name', async ({ id, showPeriodEntry, showHoliday }) => {
    const expected = TEMPLATE_DAYS[id];
    if (!expected) throw new Error(`Nothing is entered on template ${id}.`);
    metadata = v.parse(editMetadata, sampleMetadata(id, NOW));
    render(<AddTimePage query={readEntryQuery(`reqId=${metadata.engagementId}`)} />, { wrapper: ServerData });
    const card = await openFirstCard();
    for (const step of expected.steps) await take(card, step);
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(saved).toHaveLength(1));

    const { billingItemDetails, billingCostAllocations, ...item } = saved[0] as TimecardSavePayload;
    const others = showPeriodEntry ? otherDays(showHoliday) : [];
    expect(billingItemDetails.map(({ workedDate }) => workedDate)).toEqual(
      metadata.workedDates.slice(0, others.length + 1),
    );
    expect(billingItemDetails.map(savedValues)).toEqual([expected.day, ...others]);
    expect(billingCostAllocations.map(withoutEmpty)).toEqual(expected.allocations ?? []);
    expect(item).toEqual({
      id: null,
      version: 0,
      requisitionId: metadata.engagementId,
      timecardTemplateId: id,
      periodEndDate: metadata.earningsEndDate,
      selectedDate: '2026-11-18',
      selectedEndDate: metadata.earningsEndDate,
      type: 'TIME',
      overtimeRuleId: metadata.overtimeRuleId,
      bypassLeaveValidation: false,
      attachments: [],
    });
  });
});
