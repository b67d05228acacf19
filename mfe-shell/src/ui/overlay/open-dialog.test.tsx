/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { closeDialog, openDialog } from '../../state/dialogs.ts';

let isThere: boolean;
const { loadDialogs } = await import('./load-dialogs.ts');
jest.unstable_mockModule('./load-dialogs.ts', () => ({
  loadDialogs: () => (isThere ? loadDialogs() : Promise.reject(new Error('No script arrives.'))),
}));
const { OpenDialog } = await import('./open-dialog.tsx');

afterEach(() => {
  cleanup();
  closeDialog();
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
