/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { allIssues } from '../../../domain/save-rules/index.ts';
import { MONDAY, span } from '../../../domain/testing/samples.ts';

jest.unstable_mockModule('shared-client/contacts', () => ({
  getEngagementContacts: async () => [
    { engagementId: 48213, supplierName: 'Northgate Staffing' },
    { engagementId: 5001, supplierName: 'Someone Else' },
  ],
  getHelpDeskContacts: async () => [
    { country: 'Germany', phoneOrEmail: 'hilfe@example.com' },
    { country: 'United States', phoneOrEmail: '+1 (555) 010-0000' },
    { country: 'United States', phoneOrEmail: 'help@example.com' },
  ],
  getContactConfiguration: async () => ({ supportPortalUrl: 'https://support.example.com/', showProgramContact: true }),
}));
const { nextPaint } = await import('../../../testing/next-paint.ts');
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { DayNotices } = await import('./day-notices.tsx');
const { DayCard } = await import('./day-card.tsx');

const body = () => document.body.textContent ?? '';
const show = (changes: Parameters<typeof showTimecard>[1]) => showTimecard(<DayNotices dayKey={MONDAY} />, changes);

test('a client holiday says that holiday hours are added automatically, and which holiday it is (docs: add-time#add-time-banners, add-time#client-holiday)', async () => {
  await show({
    billingItemDetails: [
      { workedDate: MONDAY, timeEntry: { holiday: true, holidayHours: 8, holidayMessage: 'Founders’ Day' } },
    ],
  });
  expect(body()).toContain('Founders’ Day');
  expect(body()).toContain('Holiday hours are added automatically.');
});

test('a day whose leave is the entire day says so; a part of a day does not (docs: add-time#add-time-banners, add-time#entire-day-off)', async () => {
  const leave = (fullDayOff: boolean) => ({
    workedDate: MONDAY,
    timeEntrySpanDtos: [
      {
        startTimeStr: `${MONDAY} 09:00`,
        endTimeStr: `${MONDAY} 17:00`,
        timeEntrySpanType: 'PTO',
        source: 'CERIDIAN',
        leaveRequestId: 7,
        fullDayOff,
      },
    ],
  });
  await show({ billingItemDetails: [leave(true)] });
  expect(body()).toContain('You have requested entire day off');
  document.body.replaceChildren();
  await show({ billingItemDetails: [leave(false)] });
  expect(body()).not.toContain('You have requested entire day off');
});

test('a day that was sent back says why, and its line says so while it is closed', async () => {
  const sentBack = {
    billingItemDetails: [{ workedDate: MONDAY, billingItemDetailId: 11 }],
    lineDecisions: [{ id: 11, rejectionReason: 'Monday was a holiday.', accepted: false }],
  };
  await show(sentBack);
  await screen.findByText('Sent back');
  expect(body()).toContain('Monday was a holiday.');
  document.body.replaceChildren();
  await showTimecard(<DayCard dayKey={MONDAY} />, sentBack);
  await userEvent.click(screen.getByRole('button', { name: /^Monday/ }));
  expect(await screen.findByRole('button', { name: /^Monday .*Sent back/ })).toBeTruthy();
});

describe("'You already submitted time for this day.' (docs: add-time#add-time-banners, add-time#duplicate-day)", () => {
  const entry = {
    billingItemId: 3,
    billingItemDetailId: 31,
    workedDate: MONDAY,
    lineNumber: 2,
    dateCreated: '2026-11-17',
    credited: true,
    engagementId: 48213,
  };
  test('lists line, times, creation date and credited; job title and engagement only of another engagement (docs: add-time#duplicate-day)', async () => {
    await show({
      previouslySubmittedList: [
        { ...entry, startTimeStr: `${MONDAY} 09:00`, endTimeStr: `${MONDAY} 12:00` },
        {
          ...entry,
          billingItemDetailId: 32,
          lineNumber: 3,
          credited: false,
          totalHours: 4.5,
          engagementId: 5001,
          jobTitle: 'Driver',
        },
      ],
    });
    expect(body()).toContain('You already submitted time for this day.');
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Line 2 · 9:00 AM – 12:00 PM · entered on Nov 17 · credited',
      'Line 3 · 4.50 h · entered on Nov 17 · Driver, engagement 5001',
    ]);
  });

  test('Contact Us: the engagement at hand, help desk by country with phone and mail links, support portal (docs: add-time#contact-us, api#api-contacts)', async () => {
    await show({ previouslySubmittedList: [{ ...entry, totalHours: 4 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Us' });
    await within(dialog).findByText(/engagement 48213/);
    expect(dialog.textContent).toContain('engagement 48213 · Northgate Staffing');
    expect(dialog.textContent).toContain('Employer of Record');
    const countries = within(dialog).getAllByRole('term');
    expect(countries.map((one) => one.textContent)).toEqual(['Germany', 'United States']);
    const ofUnitedStates = [...(countries[1]?.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.href);
    expect(ofUnitedStates).toEqual(['tel:+15550100000', 'mailto:help@example.com']);
    expect(within(dialog).getByRole('link', { name: 'Support portal' }).getAttribute('href')).toBe(
      'https://support.example.com/',
    );
  });
});

test('what stops a time is said at its field and not above the day as well, with when the work period begins (docs: add-time#said-once)', async () => {
  const store = await showTimecard(<DayCard dayKey={MONDAY} />, { workPeriod: { id: 1, startTime: '06:00' } });
  const { form, rules } = store.getState();
  const times = [span('05:00', '09:00'), span('09:00', '09:30', 'Lunch'), span('09:30', '13:00')];
  const days = form.days.with(0, { ...(form.days[0] as DayForm), spans: times });
  act(() => store.setState({ form: { ...form, days }, shownIssues: allIssues({ ...form, days }, rules) }));
  await nextPaint();
  expect(body().match(/The start time selected is before/g)).toHaveLength(1);
  expect(body()).toContain('The work period begins at 6:00 AM.');
  // Its start is before that, regardless of its end.
  expect(screen.getByRole('combobox', { name: 'Start of line 1' }).getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelectorAll('[role=combobox][aria-invalid]')).toHaveLength(1);
});

test('the day on which the clocks go back has a chip with its length; an ordinary day has none (docs: time-entry#worked-day)', async () => {
  const title = async (clientTimeZone: string) => {
    await showTimecard(<DayCard dayKey="2026-11-01" />, {
      clientTimeZone,
      workedDates: ['2026-11-01'],
      billingItemDetails: [],
    });
    return body();
  };
  await title('America/New_York');
  expect(await screen.findByText('25-hour day')).toBeTruthy();
  cleanup();
  expect(await title('Asia/Tokyo')).not.toContain('-hour day');
});
