/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

/** The way to a stored file is in e2e/tests/page/export.spec.ts, with a server. */

let sent: unknown[] = [];
/** Refuses each call, and keeps what was sent. */
const refuse = async (request: unknown) => {
  sent.push(request);
  throw new Error('refused');
};
jest.unstable_mockModule('shared-client/exports', () => ({
  ...{ requestExport: refuse, requestTableFile: refuse },
  ...{ getExport: refuse, downloadExport: refuse },
}));
const { ExportDialog } = await import('./index.ts');

beforeEach(() => {
  sent = [];
});

const show = () => render(<ExportDialog list="billing-items" query={{ type: 'TIME' }} onClose={() => undefined} />);

test('a CSV has a separator to choose, a workbook has none (docs: widgets#export-dialog)', () => {
  show();
  expect(screen.queryByLabelText('Semicolon')).toBeNull();
  fireEvent.click(screen.getByLabelText('CSV'));
  expect((screen.getByLabelText('Usual in your language') as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Excel'));
  expect(screen.queryByLabelText('Semicolon')).toBeNull();
});

test('a payroll batch has a form of its own, so it is asked for at once (docs: widgets#export-dialog)', async () => {
  render(<ExportDialog list="payroll" query={{ clientId: 1, number: 2 }} onClose={() => undefined} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeTruthy();
  expect(sent).toEqual([{ list: 'payroll', format: 'csv', query: { clientId: '1', number: '2' } }]);
});

test('a table is sent with the choice of its file', async () => {
  const table = { title: 'Hours', columns: [{ heading: 'Hours', kind: 'decimal' as const }], rows: [[7.5]] };
  render(<ExportDialog table={table} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeTruthy();
  expect(sent).toEqual([{ ...table, format: 'xlsx' }]);
});

test('a failure is said in the dialog, which keeps the choice', async () => {
  show();
  fireEvent.click(screen.getByLabelText('CSV'));
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect((screen.getByLabelText('CSV') as HTMLInputElement).checked).toBe(true);
});
