/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { recordTexts } from '../../texts/records-and-list.ts';

const ExportDialog = ({ list }: { readonly list: string }) => <p>{list}</p>;
let isThere = false;
jest.unstable_mockModule('mfe_widgets/export-dialog', () => {
  if (!isThere) throw new Error('503');
  return { ExportDialog };
});
const { registerTexts } = await import('shared-session');
const { ServerData } = await import('shared-session/server-data');
const { ExportList } = await import('./export-list.tsx');

registerTexts(recordTexts);

test('a dialog that cannot be fetched says so, and is fetched again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ExportList list="records" query={{}} />, { wrapper: ServerData });
  fireEvent.click(screen.getByRole('button'));
  const failure = await screen.findByRole('alert');
  isThere = true;
  fireEvent.click(failure.querySelector('button') as HTMLElement);
  expect(await screen.findByText('records')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
