/** @jest-environment jsdom */
import { LoadFailure } from '../loading/load-failure.ts';
import { parseManifest } from './read-manifest.ts';

const valid = { schemaVersion: 1, revision: 3, activatedAt: '2026-11-21T10:00:00.000Z', microFrontends: {} };

test('a manifest of the schema is taken', () => {
  expect(parseManifest(JSON.stringify(valid)).revision).toBe(3);
});

test('fields of a newer schema are dropped, wherever they are, and the rest is checked as ever', () => {
  const [file, route] = [
    { integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 },
    { path: '/notes', home: true },
  ];
  const deployed = {
    version: '1',
    base: '/mfe/mfe_notes/1/',
    entry: 'entry.js',
    files: { 'entry.js': file },
    modules: { './app': [] },
    uses: {},
    activation: {
      name: 'mfe_notes',
      applications: [{ name: 'notes', region: 'page', module: './app', routes: [route] }],
      elements: [],
    },
  };
  const copy: typeof deployed = JSON.parse(JSON.stringify(deployed));
  const newer = { ...valid, extra: 1, more: { a: 1 }, microFrontends: { mfe_notes: copy } };
  const { activation } = newer.microFrontends.mfe_notes;
  Object.assign(newer.microFrontends.mfe_notes, { icon: 'note' });
  Object.assign(activation, { menus: [] });
  Object.assign(activation.applications[0]?.routes[0] ?? {}, { caption: 'Notes', badge: 2 });
  expect(parseManifest(JSON.stringify(newer))).toEqual({ ...valid, microFrontends: { mfe_notes: deployed } });
  Object.assign(activation, { name: 'notes' });
  expect(() => parseManifest(JSON.stringify(newer))).toThrow(/microFrontends.mfe_notes.activation.name/);
});

test.each([
  ['half a file', JSON.stringify(valid).slice(0, 30), /not JSON/],
  ['another schema', JSON.stringify({ ...valid, schemaVersion: 2 }), /schemaVersion/],
  ['a missing field', JSON.stringify({ ...valid, revision: undefined }), /revision/],
  ['an error page', '<!doctype html>', /not JSON/],
  ['null', 'null', /the document/],
])('%s is refused in a sentence', (_what, text, sentence) => {
  expect(() => parseManifest(text)).toThrow(LoadFailure);
  expect(() => parseManifest(text)).toThrow(sentence);
});
