/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '../../texts/register-time-expense.ts';

const DocumentViewerDialog = ({ name }: { readonly name: string }) => <p>{name}</p>;
let arrival = Promise.withResolvers<object>();
jest.unstable_mockModule('mfe_widgets/document-viewer', () => arrival.promise);
const { ServerData } = await import('shared-session/server-data');
const { useDocumentDialog } = await import('./use-document-dialog.tsx');

function Page() {
  const { open, dialog } = useDocumentDialog();
  return (
    <>
      <button type="button" onClick={() => open({ fileName: 'visit.pdf', attachmentKey: 'k' })} />
      {dialog}
    </>
  );
}

test('a viewer that is not there yet says that it is loading, or that it could not be fetched, and opens', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Page />, { wrapper: ServerData });
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBeDefined();
  await act(async () => arrival.reject(new Error('503')));
  const failure = await screen.findByRole('alert');
  arrival = Promise.withResolvers();
  fireEvent.click(failure.querySelector('button') as HTMLElement);
  await act(async () => arrival.resolve({ DocumentViewerDialog }));
  expect(await screen.findByText('visit.pdf')).toBeDefined();
});
