/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { type Toast, ToastRegion } from './index.ts';

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

const saved: Toast = { id: 1, style: 'success', message: 'Saved', duration: null };
const failed: Toast = { id: 2, style: 'error', message: 'Not saved' };

const dialog = (open: boolean, name = 'Survey'): JSX.Element => (
  <Dialog open={open} title={name} onClose={() => undefined}>
    <button type="button">Send answers</button>
  </Dialog>
);

function Page({ first, after = [] }: { first: readonly Toast[]; after?: readonly Toast[] }): JSX.Element {
  const [toasts, setToasts] = useState(first);
  return (
    <>
      <button type="button">Save</button>
      <button type="button" onClick={() => setToasts(after)}>
        Again
      </button>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))} />
    </>
  );
}

test('while a modal dialog is open, toasts stand inside the topmost one, where they are heard and can be dismissed', () => {
  const page = <Page first={[failed]} />;
  // Dialogs in other roots of the page, such as a micro-frontend's next to the shell's toasts.
  const { container } = render(page);
  const one = render(dialog(true));
  expect(within(screen.getByRole('dialog', { name: 'Survey' })).getByText('Not saved')).toBeTruthy();
  const other = render(dialog(true, 'Sure?'));
  expect(within(screen.getByRole('dialog', { name: 'Sure?' })).getByText('Not saved')).toBeTruthy();
  act(() => other.rerender(dialog(false)));
  expect(within(screen.getByRole('dialog', { name: 'Survey' })).getByText('Not saved')).toBeTruthy();
  act(() => one.rerender(dialog(false)));
  expect(within(container).getByText('Not saved')).toBeTruthy();
});

test('each toast stands above the foot of the page as it is then, and where there is none, at the edge', () => {
  const foot = document.body.appendChild(document.createElement('footer'));
  foot.dataset.pageFoot = '';
  let height = 64;
  Object.defineProperty(foot, 'offsetHeight', { get: () => height });
  const { rerender } = render(<ToastRegion toasts={[saved]} onDismiss={() => {}} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  const above = () => region.style.getPropertyValue('--wd-foot-height');
  expect(above()).toBe('64px');
  height = 116;
  rerender(<ToastRegion toasts={[saved, failed]} onDismiss={() => {}} />);
  expect(above()).toBe('116px');
  foot.remove();
  rerender(<ToastRegion toasts={[saved, failed, { ...saved, id: 3 }]} onDismiss={() => {}} />);
  expect(above()).toBe('');
});

test('the region is there before its first message', () => {
  render(<Page first={[]} />);
  expect(screen.getByRole('region', { name: 'Notifications' }).hasAttribute('aria-live')).toBe(true);
});

test('dismissing a toast sends the focus to the next one, and from the last back to where it was', () => {
  render(<Page first={[saved, failed]} />);
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => save.focus());
  const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement;
  act(() => dismiss().focus());
  fireEvent.click(dismiss());
  expect(document.activeElement).toBe(dismiss());
  fireEvent.click(dismiss());
  expect(document.activeElement).toBe(save);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dismissOf = (message: string) =>
  within(screen.getByText(message).parentElement as HTMLElement).getByRole('button', { name: 'Dismiss' });

test('a toast that takes the place of the focused one gets the focus', () => {
  render(<Page first={[failed, saved]} after={[saved, { ...failed, id: 3 }]} />);
  act(() => dismissOf('Not saved').focus());
  press('Again');
  expect(document.activeElement).toBe(dismissOf('Not saved'));
});

test('the focus goes back when the page takes the focused toast away', () => {
  render(<Page first={[failed]} />);
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => save.focus());
  act(() => dismissOf('Not saved').focus());
  press('Again');
  expect(document.activeElement).toBe(save);
});

test('a toast after a dismissed one has its own time', () => {
  jest.useFakeTimers();
  try {
    render(<Page first={[failed]} after={[{ ...saved, id: 3, duration: 500 }]} />);
    act(() => dismissOf('Not saved').focus());
    press('Dismiss');
    press('Again');
    act(() => void jest.advanceTimersByTime(500));
    expect(screen.queryByText('Saved')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
