/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-session';
import type { DayForm, TimecardForm } from '../../../domain/form/timecard-form.ts';
import { MONDAY } from '../../../domain/testing/samples.ts';
import { action, changeDay, redo, undo } from '../../../state/add-time/edit-history.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';
import type { Draft } from '../../../state/drafts/draft-format.ts';
import type { FoundDraft, FoundDrafts } from '../../../state/drafts/find-drafts.ts';

/** The drafts stored on the device, and those found there. */
const kept: TimecardForm[] = [];
let hasOwn = false;
let drop: () => void;
let found: FoundDrafts;
const drafts = await import('../../../state/drafts/draft-store.ts');
jest.unstable_mockModule('../../../state/drafts/draft-store.ts', () => ({
  ...drafts,
  keepDraft: async (_: string, { form }: Draft) => {
    hasOwn = true;
    return kept.push(form) > 0 && 'device';
  },
  removeOwnDraft: async () => {
    hasOwn = false;
  },
}));
const finding = await import('../../../state/drafts/find-drafts.ts');
jest.unstable_mockModule('../../../state/drafts/find-drafts.ts', () => ({
  ...finding,
  findDrafts: async () => found,
}));
const { nextPaint } = await import('../../../testing/next-paint.ts');
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { DayCard } = await import('../day/day-card.tsx');
const { DraftBanners } = await import('../panels/draft-banners.tsx');
const { useMerge } = await import('../merge/use-merge.tsx');
const { draftWriter } = await import('./draft-writer.ts');
const { useDraft } = await import('./use-draft.ts');
const { useTimecardStore } = await import('../timecard-context.tsx');

function Kept() {
  const merging = useMerge();
  const keeper = useDraft(useTimecardStore(), merging.merge);
  drop = keeper.drop;
  return (
    <>
      <DraftBanners {...keeper} />
      {merging.receipt}
      {merging.dialog}
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
  hasOwn = false;
  found = { drafts: [], unreadable: [], elsewhere: false };
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

test.each(['beforeunload', 'pagehide'])(
  'input just before %s is kept at once, also in the middle of a field (docs: saving#drafts)',
  async (event) => {
    await showTimecard(<Kept />);
    await userEvent.click(start());
    act(() => type('9:'));
    fireEvent(window, new Event(event));
    await nextPaint();
    expect(kept[0]?.days[0]?.spans[0]?.start).toBe(start().value);
  },
);

test('what was entered before drafts are written is in the first of them', async () => {
  const store = await showTimecard(<p />);
  act(() => changeDay(store, MONDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes: 'Early' })));
  const stop = draftWriter(store, Promise.resolve('drafts')).follow();
  stop();
  await waitFor(() => expect(kept.map(({ days }) => days[0]?.notes)).toEqual(['Early']));
});

test('what was typed and taken back leaves no draft that would bring it again', async () => {
  const store = await showTimecard(<Kept />);
  const hide = () => fireEvent(window, new Event('pagehide'));
  act(() => changeDay(store, MONDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes: 'Inventory' })));
  hide();
  await waitFor(() => expect(hasOwn).toBe(true));
  act(() => undo(store));
  hide();
  await waitFor(() => expect(hasOwn).toBe(false));
  act(() => redo(store));
  hide();
  await waitFor(() => expect(hasOwn).toBe(true));
  expect(kept.at(-1)?.days[0]?.notes).toBe('Inventory');
});

/** Makes the page find a draft of Monday when it opens. */
function findMonday(store: TimecardStore, change: Partial<DayForm>, draft: Partial<FoundDraft> = {}) {
  const { form } = store.getState();
  const [day] = form.days;
  if (!day) throw new Error('The sample has no day.');
  const typed = { ...form, days: [{ ...day, ...change }, ...form.days.slice(1)] };
  const keptAt = '2026-11-16T09:00:00Z';
  const monday = { keptAt, version: 0, form: typed, base: form, record: 'mine', own: false, ...draft };
  found = { drafts: [monday], unreadable: [], elsewhere: false };
  cleanup();
}

test('it comes back with the draft, in its field and with the reason', async () => {
  const store = await showTimecard(<Kept />);
  const [span] = store.getState().form.days[0]?.spans ?? [];
  findMonday(store, { spans: span ? [{ ...span, start: '9:-- --' }] : [] }, { base: null });
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

test('a draft the person has not decided on outlives a save of something else, until it says what stands here', async () => {
  findMonday(await showTimecard(<Kept />), { notes: 'Found' });
  const store = await showTimecard(<Kept />);
  await screen.findByRole('button', { name: 'Restore my entries' });
  act(() => drop());
  expect(screen.getByRole('button', { name: 'Restore my entries' })).toBeTruthy();
  act(() => changeDay(store, MONDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes: 'Found' })));
  act(() => drop());
  expect(screen.queryByRole('button', { name: 'Restore my entries' })).toBeNull();
});

test('a page that was loaded again goes on with its own entries, says so, and can take it back (docs: saving#drafts)', async () => {
  findMonday(await showTimecard(<Kept />), { notes: 'Inventory' }, { own: true });
  const store = await showTimecard(<Kept />);
  await screen.findByText(/are back/);
  expect(store.getState().form.days[0]?.notes).toBe('Inventory');
  await userEvent.click(screen.getByRole('button', { name: 'Undo restored draft' }));
  expect(store.getState().form.days[0]?.notes).toBe('');
});

test('a draft of an older version of the timecard takes what the server has since, and asks about what both changed', async () => {
  const first = await showTimecard(<Kept />);
  const [day] = first.getState().form.days;
  const base = {
    ...first.getState().form,
    days: first.getState().form.days.map((one) => ({ ...one, notes: 'Before' })),
  };
  findMonday(first, { notes: 'Mine' }, { own: true, version: 7, base });
  const store = await showTimecard(<Kept />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore my entries' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Mine/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(store.getState().form.days.map((one) => one.notes)).toEqual([
    'Mine',
    ...Array(first.getState().form.days.length - 1).fill(''),
  ]);
  expect(day?.notes).toBe('');
});

test('entries that another version kept are shown as text', async () => {
  found = {
    drafts: [],
    unreadable: [{ keptAt: null, text: '2026-11-16 start: 09:00', record: 'old' }],
    elsewhere: false,
  };
  await showTimecard(<Kept />);
  expect(await screen.findByText('2026-11-16 start: 09:00')).toBeTruthy();
});

test('the banner names what a draft would change, not what somebody else changed since', async () => {
  const before = await showTimecard(<Kept />);
  const [monday, tuesday, ...rest] = before.getState().form.days;
  if (!monday || !tuesday) throw new Error('The sample has no days.');
  // The draft's base has a note on Tuesday that was removed since.
  const base = { ...before.getState().form, days: [monday, { ...tuesday, notes: 'Before' }, ...rest] };
  findMonday(before, { notes: 'Mine' }, { version: 7, base });
  const [draft] = found.drafts;
  if (draft)
    found = {
      ...found,
      drafts: [{ ...draft, form: { ...base, days: [{ ...monday, notes: 'Mine' }, ...base.days.slice(1)] } }],
    };
  await showTimecard(<Kept />);
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['Mon, Nov 16']);
});
