/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditMetadata } from 'shared-client/schema/billing';
import { MONDAY, metadataOf, TUESDAY } from '../../../domain/testing/samples.ts';
import { action, changeDay, redo, undo } from '../../../state/add-time/edit-history.ts';
import { isDirty } from '../../../state/add-time/is-dirty.ts';
import type { TimecardStore } from '../../../state/add-time/timecard-store.ts';

/** The server's version at the time of Refresh. */
let theirs: EditMetadata;
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({ ...billing, getBillingEditMetadata: async () => theirs }));
const { showTimecard } = await import('../../../testing/show-timecard.tsx');
const { useMerge } = await import('../merge/use-merge.tsx');
const { ConflictDialog } = await import('./conflict-dialog.tsx');

const copied: string[] = [];
const onTaken = jest.fn();

function Asked() {
  const { merge, receipt, dialog } = useMerge();
  return (
    <>
      <ConflictDialog open merge={merge} onClose={() => undefined} onTaken={onTaken} />
      {receipt}
      {dialog}
    </>
  );
}
const note = (store: TimecardStore, day: string, notes: string) =>
  act(() => changeDay(store, day, action('ACTION_NOTES'), (one) => ({ ...one, notes })));
const notes = (store: TimecardStore) =>
  store
    .getState()
    .form.days.slice(0, 2)
    .map((day) => day.notes);
const detail = (workedDate: string, changes: object = {}) => ({
  id: 4,
  workedDate,
  timeEntry: { notes: 'Theirs' },
  ...changes,
});
const refresh = () => act(async () => userEvent.click(screen.getByRole('button', { name: 'Refresh' })));

async function opened(changes: Parameters<typeof metadataOf>[0]): Promise<TimecardStore> {
  theirs = metadataOf({ billingItemId: 7, version: 2, status: 'Saved', ...changes });
  const store = await showTimecard(<Asked />, { billingItemId: 7, version: 1, status: 'Saved' });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => copied.push(text) },
    configurable: true,
  });
  note(store, MONDAY, 'Mine');
  return store;
}

test('Undo goes back to the version that was begun with: what the other saved is not saved over; redo brings both (docs: saving#save-merge)', async () => {
  const store = await opened({ billingItemDetails: [detail(TUESDAY)] });
  const before = store.getState();
  await refresh();
  expect(store.getState().metadata.version).toBe(2);
  expect(notes(store)).toEqual(['Mine', 'Theirs']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo merge' }));
  expect(store.getState().metadata).toBe(before.metadata);
  expect(store.getState().pristine).toBe(before.pristine);
  expect(notes(store)).toEqual(['Mine', '']);
  act(() => redo(store));
  expect(store.getState().metadata.version).toBe(2);
  expect(notes(store)).toEqual(['Mine', 'Theirs']);
  // Text typed before the merge can still be undone.
  act(() => undo(store));
  act(() => undo(store));
  expect(isDirty(store.getState())).toBe(false);
});

test('a day that takes no entries any more is named, with what was entered there', async () => {
  const store = await opened({ billingItemDetails: [detail(MONDAY, { readOnly: true })] });
  await refresh();
  expect(notes(store)).toEqual(['Theirs', '']);
  expect(await screen.findByText(/Nov 16 can no longer be changed/)).toBeTruthy();
  expect(screen.getByText(`${MONDAY} notes: Mine`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toEqual([`${MONDAY} notes: Mine`]);
});

test('a timecard that was submitted meanwhile: what was typed here can be copied before theirs is taken', async () => {
  await opened({ status: 'Pending', billingItemDetails: [detail(MONDAY)] });
  await refresh();
  expect(screen.getByText('What you entered here cannot be saved any more. Copy what you need first:')).toBeTruthy();
  expect(screen.getByText(`${MONDAY} notes: Mine`)).toBeTruthy();
  expect(onTaken).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: "Take the server's" }));
  expect(onTaken).toHaveBeenCalledTimes(1);
});
