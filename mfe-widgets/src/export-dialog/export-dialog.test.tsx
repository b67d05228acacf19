/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ExportDialog } from './index.ts';

/** The way to a stored file is in e2e/tests/page/export.spec.ts, with a server. */

const show = () => render(<ExportDialog list="billing-items" query={{ type: 'TIME' }} onClose={() => undefined} />);

test('a CSV has a separator to choose, a workbook has none (docs: widgets#export-dialog)', () => {
  show();
  expect(screen.queryByLabelText('Semicolon')).toBeNull();
  fireEvent.click(screen.getByLabelText('CSV'));
  expect((screen.getByLabelText('Usual in your language') as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Excel'));
  expect(screen.queryByLabelText('Semicolon')).toBeNull();
});

test('a payroll batch has a form of its own, so that there is nothing to choose (docs: widgets#export-dialog)', () => {
  render(<ExportDialog list="payroll" query={{ clientId: 1, number: 2 }} onClose={() => undefined} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
});

test('a failure is said in the dialog, which keeps the choice', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 400 });
  show();
  fireEvent.click(screen.getByLabelText('CSV'));
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeTruthy();
  expect((screen.getByLabelText('CSV') as HTMLInputElement).checked).toBe(true);
});
