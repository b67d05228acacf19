import { withSources } from './with-sources.ts';

const sourceOf = async ({ file, line, column }: { file: string; line: number; column: number }) =>
  file === 'app.1.js' ? { source: 'src/ui/page.tsx', line: line + 11, column } : undefined;

test('a sentence says where in the sources something was thrown, and which script where there is no map', async () => {
  const said =
    'uncaught Error: no notes (in /mfe/mfe_notes/1.0.0-abc/app.1.js:1:5), and in /mfe/mfe_notes/1.0.0-abc/b.2.js:1:9.';
  expect(await withSources(said, sourceOf)).toBe(
    'uncaught Error: no notes (in mfe_notes, src/ui/page.tsx:12:5), and in /mfe/mfe_notes/1.0.0-abc/b.2.js:1:9.',
  );
  expect(await withSources('mfe_notes/main shows nothing.', sourceOf)).toBe('mfe_notes/main shows nothing.');
});
