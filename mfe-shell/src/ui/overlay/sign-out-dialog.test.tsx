/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureClient } from 'shared-client';
import { registerTexts } from 'shared-session';
import { keepWork, keptWork, onSaveDrafts, releaseWork } from 'shared-session/device-data';
import '../../texts/dialogs.ts';
import '../../texts/english.ts';
import { openDialog } from '../../state/dialogs.ts';
import { Overlay } from './overlay.tsx';

const work = { id: 'a', url: '#/worker/home', key: 'LBL_KEPT', params: { id: '5000' }, saver: 'mfe_a/outbox' };
registerTexts({ LBL_KEPT: 'Timecard {{id}}' });
/** The event before a page leaves, which every micro-frontend hears. */
let left: number;
const leave = () => {
  left += 1;
};
let stop: () => void;
/** The saver's response to each press. */
let save: () => Promise<void>;

beforeEach(() => {
  configureClient({ baseUrl: 'http://portal.test', leave: () => undefined });
  document.body.innerHTML = '<div data-portal-layout></div>';
  localStorage.clear();
  left = 0;
  window.addEventListener('portal-sign-out', leave);
  stop = onSaveDrafts(() => save());
});
afterEach(() => {
  window.removeEventListener('portal-sign-out', leave);
  stop();
  cleanup();
});

function ask(): HTMLElement {
  render(<Overlay />);
  act(() => openDialog('sign-out'));
  return document.body;
}
const question = () => screen.findByRole('alertdialog', { name: 'Sign out with unsaved entries?' });
const press = async (name: string) => fireEvent.click(within(await question()).getByRole('button', { name }));

test('what was kept on another page is saved before the person leaves, and not sooner', async () => {
  keepWork(work);
  const answered = Promise.withResolvers<void>();
  save = async () => {
    await answered.promise;
    releaseWork('a');
  };
  ask();
  await press('Save and sign out');
  const button = within(await question()).getByRole('button', { name: /Save and sign out/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(left).toBe(0);
  answered.resolve();
  await waitFor(() => expect(left).toBe(1));
  expect(keptWork()).toEqual([]);
});

test('what could not be saved is named, the session goes on, and it can be tried again (docs: session#sign-out-asks)', async () => {
  keepWork(work);
  keepWork({ ...work, id: 'b', params: { id: '5001' } });
  save = async () => releaseWork('a');
  ask();
  await press('Save and sign out');
  const alert = await screen.findByText('Not everything could be saved. Open an entry below to see what is missing.');
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(
    within(await question())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Timecard 5001']);
  expect(left).toBe(0);
  save = async () => releaseWork('b');
  await press('Save and sign out');
  await waitFor(() => expect(left).toBe(1));
});

test('what nobody can save from here is not offered to be saved', async () => {
  const { saver: _, ...kept } = work;
  keepWork(kept);
  ask();
  expect(
    within(await question())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).not.toContain('Save and sign out');
});
