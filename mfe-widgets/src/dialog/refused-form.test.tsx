/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from '../text-field/index.ts';
import { FormDialog } from './index.ts';

afterEach(cleanup);

const AGAIN = 'Enter a reason.';

/** A form without a value for its field; with `check`, a call finds the fault. */
function Form({ check }: { check?: () => Promise<void> }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (check) {
      setBusy(true);
      setError(undefined);
      await check();
      setBusy(false);
    }
    setError(AGAIN);
  };
  return (
    <FormDialog title="Reason" submitLabel="Reject" busy={busy} onSubmit={() => void send()} onClose={() => {}}>
      <TextField label="Reason" value="" onChange={() => {}} error={error} />
    </FormDialog>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Reason' });
const button = () => screen.getByRole('button', { name: 'Reject' });
const press = () => {
  button().focus();
  fireEvent.click(button());
};
/** As browsers do for Enter in a field. */
const enter = () => fireEvent.submit((field() as HTMLInputElement).form as HTMLFormElement);

test('each refused submission leads to the first wrong field (docs: widgets#form-dialog)', async () => {
  render(<Form />);
  press();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  press();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('the error is announced if the focus is on its field already (docs: widgets#form-dialog)', async () => {
  render(<Form />);
  field().focus();
  enter();
  expect((await screen.findByRole('alert')).textContent).toBe(AGAIN);
});

test('a fault that a call finds is read out as well', async () => {
  let answer = () => {};
  render(<Form check={() => new Promise((resolve) => (answer = resolve))} />);
  press();
  await act(async () => answer());
  await waitFor(() => expect(document.activeElement).toBe(field()));
  enter();
  await act(async () => answer());
  expect((await screen.findByRole('alert')).textContent).toBe(AGAIN);
});
