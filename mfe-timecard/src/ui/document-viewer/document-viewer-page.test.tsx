/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ServerData } from 'shared-session/server-data';
import '../../texts/register-shared.ts';

interface Viewed {
  readonly name: string;
  readonly load: (signal: AbortSignal) => Promise<unknown>;
}
const loads: Viewed['load'][] = [];
const downloadFile = jest.fn(async () => new Blob([]));
jest.unstable_mockModule('shared-client/documents', () => ({
  downloadFile,
  fileUrl: (stored: object, options: object) => `/file?${JSON.stringify({ ...stored, ...options })}`,
}));
function DocumentViewer({ name, load }: Viewed) {
  loads.push(load);
  return <p>Viewer of {name}</p>;
}
jest.unstable_mockModule('mfe_widgets/document-viewer', () => ({ DocumentViewer }));
const { DocumentViewerPage } = await import('./document-viewer-page.tsx');

test('the query says which file is loaded, by which token, and under which name it is shown (docs: document-viewer#viewer-query)', async () => {
  const search = '?fileAttachmentName=a1b2.txt&fileDisplayName=Signed%20hours.txt&context=billing&tk=t-1';
  render(
    <ServerData>
      <DocumentViewerPage search={search} />
    </ServerData>,
  );
  expect(await screen.findByText('Viewer of Signed hours.txt')).toBeTruthy();
  const stored = { attName: 'a1b2.txt', context: 'billing', tk: 't-1' };
  const { signal } = new AbortController();
  await loads[0]?.(signal);
  expect(downloadFile).toHaveBeenCalledWith(stored, { signal });
  const link = screen.getByRole('link', { name: /download/i }).getAttribute('href');
  expect(link).toBe(`/file?${JSON.stringify({ ...stored, displayName: 'Signed hours.txt' })}`);
});
