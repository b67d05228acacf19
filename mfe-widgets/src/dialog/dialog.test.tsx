/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './index.ts';

// jsdom has no top layer; this imitates a browser, as far as these tests need it.
const { prototype } = HTMLDialogElement;
beforeEach(() => {
  prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  prototype.close = function close() {
    this.removeAttribute('open');
  };
});
afterEach(cleanup);

/** The effect of the third Escape: the browser closes the dialog and fires the event afterwards. */
function closedByTheBrowser(dialog: HTMLElement): void {
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event('close'));
}

test('a dialog that cannot be dismissed is open again when the browser has closed it', () => {
  const reasons: string[] = [];
  render(
    <Dialog open dismissible={false} title="Sign in again" onClose={(reason) => reasons.push(reason)}>
      Your session has ended.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  closedByTheBrowser(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(reasons).toEqual([]);
});

test('one that can be dismissed asks its owner, and stays until it is closed', () => {
  const reasons: string[] = [];
  render(
    <Dialog open title="Notes" onClose={(reason) => reasons.push(reason)}>
      Unsaved
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  closedByTheBrowser(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(reasons).toEqual(['escape']);
});

test('the focus goes to a field that asks for it, and back to the button when the dialog closes', () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Reject…</button>
      <Dialog open={open} title="Reject" onClose={() => undefined}>
        <input aria-label="Reason" autoFocus />
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  rerender(page(false));
  expect(document.activeElement).toBe(button);
});
