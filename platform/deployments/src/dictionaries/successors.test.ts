import { dictionaryHeader, successors } from './successors.ts';

test.each([
  ['entry.js', 'entry.js'],
  ['app.3f0c9a7b21de.js', 'app.*.js'],
  ['1234.3f0c9a7b21de.js', '1234.*.js'],
  ['app.part.3f0c9a7b21de.mjs', 'app.part.*.mjs'],
  ['standalone/remoteEntry.js', 'standalone/remoteEntry.js'],
  ['assets/app.3f0c9a7b21de.css', 'assets/app.*.css'],
  ['assets/font.3f0c9a7b21de.woff2', 'assets/font.*.woff2'],
  // Too short for a hash, and none.
  ['app.1.js', 'app.1.js'],
  ['app.settings.js', 'app.settings.js'],
])('%s is succeeded by %s', (path, pattern) => {
  expect(successors(path)).toBe(pattern);
  expect(dictionaryHeader(`/mfe/mfe_notes/1.0.0-abc/${path}`)).toBe(`match="/mfe/mfe_notes/*/${pattern}"`);
});

test.each([
  'notice.3f0c9a7b21de.pdf',
  'notices.json',
  'app.js.br',
  // A pattern would read these characters as more than themselves.
  'app(1).js',
  'app*.js',
  'a"b.js',
  'a:b.js',
])('%s is no dictionary', (path) => {
  expect(successors(path)).toBeUndefined();
  expect(dictionaryHeader(`/mfe/mfe_notes/1.0.0-abc/${path}`)).toBeUndefined();
});

test.each(['/embed.js', '/mfe/entry.js', '/mfe/mfe_notes/entry.js', '/service-worker.js'])(
  '%s belongs to no version',
  (path) => {
    expect(dictionaryHeader(path)).toBeUndefined();
  },
);
