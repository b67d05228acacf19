/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormDialog, type FormDialogProps } from './index.ts';

afterEach(cleanup);

/** The calls of the opened dialog, in order. */
function open(props: Partial<FormDialogProps> = {}): readonly string[] {
  const calls: string[] = [];
  render(
    <FormDialog
      title="Reason"
      submitLabel="Reject"
      onSubmit={() => calls.push('submit')}
      onClose={() => calls.push('close')}
      {...props}
    >
      <input aria-label="Reason" required />
    </FormDialog>,
  );
  return calls;
}
const button = (name: string) => screen.getByRole('button', { name });

test('its button submits the form, and the browser validates nothing (docs: widgets#form-dialog)', () => {
  const calls = open();
  fireEvent.click(button('Reject'));
  expect(calls).toEqual(['submit']);
});

test('Enter in a field submits, because the button belongs to the form', () => {
  open();
  const form = screen.getByRole<HTMLInputElement>('textbox').form;
  expect([button('Reject').getAttribute('type'), button('Reject').getAttribute('form')]).toEqual(['submit', form?.id]);
});

test('Cancel closes it and submits nothing (docs: widgets#form-dialog)', () => {
  const calls = open();
  fireEvent.click(button('Cancel'));
  expect(calls).toEqual(['close']);
});

test('another footer replaces both buttons', () => {
  open({ footer: <button type="button">Done</button> });
  expect(button('Done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});
