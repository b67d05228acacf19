/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-session';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { MONDAY } from '../../domain/testing/samples.ts';
import type { Draft, FoundDrafts } from '../../state/drafts/draft-store.ts';

/** What was kept on the device, and what is found there. */
const kept: TimecardForm[] = [];
let found: FoundDrafts;
const drafts = await import('../../state/drafts/draft-store.ts');
jest.unstable_mockModule('../../state/drafts/draft-store.ts', () => ({
  ...drafts,
  keepDraft: async (_: string, { form }: Draft) => kept.push(form) > 0,
  findDrafts: async () => found,
}));
const { nextPaint, showTimecard } = await import('../../testing/show-timecard.tsx');
const { DayCard } = await import('./day/day-card.tsx');
const { useDraft } = await import('./use-draft.tsx');
const { useTimecardStore } = await import('./timecard-context.tsx');

function Kept() {
  return (
    <>
      {useDraft(useTimecardStore()).banner}
      <DayCard dayKey={MONDAY} />
    </>
  );
}
const start = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Start of line 1' });
const type = (text: string) => {
  fireEvent.change(start(), { target: { value: text } });
  fireEvent.keyUp(start(), { key: text.at(-1) });
};

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
  kept.length = 0;
  found = { drafts: [], elsewhere: false };
});
afterEach(() => jest.restoreAllMocks());

test('a time half typed is kept while it is typed, and changes nothing on the page', async () => {
  const store = await showTimecard(<Kept />);
  const { form } = store.getState();
  await userEvent.click(start());
  act(() => type('9:'));
  const stands = start().value;
  expect(stands).toContain('9:');
  await waitFor(() => expect(kept.map(({ days }) => days[0]?.spans[0]?.start)).toEqual([stands]), { timeout: 20_000 });
  expect(store.getState().form).toBe(form);
  expect(start().value).toBe(stands);
});

test('a page that goes away in the middle of a field keeps it at once', async () => {
  await showTimecard(<Kept />);
  await userEvent.click(start());
  act(() => type('9:'));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(kept[0]?.days[0]?.spans[0]?.start).toBe(start().value));
});

test('it comes back with the draft, in its field and with the reason', async () => {
  const store = await showTimecard(<Kept />);
  const [day] = store.getState().form.days;
  const [span] = day?.spans ?? [];
  if (!day || !span) throw new Error('The sample has no day with a row.');
  const typed = { ...day, spans: [{ ...span, start: '9:-- --' }] };
  const form = { ...store.getState().form, days: [typed, ...store.getState().form.days.slice(1)] };
  found = { drafts: [{ keptAt: '2026-11-16T09:00:00Z', version: 0, form, record: 'mine' }], elsewhere: false };
  cleanup();
  await showTimecard(<Kept />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore my entries' }));
  await nextPaint();
  expect(start().value).toBe('9:-- --');
  expect(start().getAttribute('aria-invalid')).toBe('true');
});

test('a field that is only walked through keeps nothing', async () => {
  await showTimecard(<Kept />);
  await userEvent.click(start());
  fireEvent.keyUp(start(), { key: 'Tab' });
  fireEvent(window, new Event('pagehide'));
  await act(async () => undefined);
  expect(kept).toEqual([]);
});
