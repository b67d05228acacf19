/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { closeDialog, openDialog } from '../../state/dialogs.ts';
import { sessionEnd } from '../../state/session-end.ts';

let isThere: boolean;
const { loadDialogs } = await import('./load-dialogs.ts');
jest.unstable_mockModule('./load-dialogs.ts', () => ({
  loadDialogs: () => (isThere ? loadDialogs() : Promise.reject(new Error('No script arrives.'))),
}));
const { OpenDialog } = await import('./open-dialog.tsx');

afterEach(() => {
  cleanup();
  closeDialog();
  jest.restoreAllMocks();
});

test('a dialog whose script does not arrive says so, and another attempt shows it', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
  isThere = false;
  render(<OpenDialog />);
  act(() => openDialog('browser-requirements'));
  await screen.findByRole('alertdialog', { name: 'This part of the page stopped working' });
  expect(reported).toHaveBeenCalledWith('A dialog could not be loaded.', new Error('No script arrives.'));
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('125 or newer');
});

test('the end of the session is told without the script, until it is put aside, and told again at the next phase (docs: session#session-end)', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
  isThere = false;
  render(<OpenDialog />);
  const title = { name: /^Your session is ending\. Reload the page/ };
  act(() => sessionEnd.setState({ phase: 'near' }));
  await screen.findByRole('alertdialog', title);
  fireEvent.click(screen.getByText('Close'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => sessionEnd.setState({ phase: 'over' }));
  await screen.findByRole('alertdialog', title);
  expect(reported).toHaveBeenCalledTimes(2);
});
