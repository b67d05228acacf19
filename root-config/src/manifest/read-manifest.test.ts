/** @jest-environment jsdom */
import { LoadFailure } from '../loading/load-failure.ts';
import { parseManifest } from './read-manifest.ts';

const valid = { schemaVersion: 1, revision: 3, activatedAt: '2026-11-21T10:00:00.000Z', microFrontends: {} };

test('a manifest of the schema is taken', () => {
  expect(parseManifest(JSON.stringify(valid)).revision).toBe(3);
});

test.each([
  ['half a file', JSON.stringify(valid).slice(0, 30), /not JSON/],
  ['another schema', JSON.stringify({ ...valid, schemaVersion: 2 }), /schemaVersion/],
  ['a missing field', JSON.stringify({ ...valid, revision: undefined }), /revision/],
  ['an unknown field', JSON.stringify({ ...valid, extra: 1 }), /extra/],
  ['an error page', '<!doctype html>', /not JSON/],
  ['null', 'null', /the document/],
])('%s is refused in a sentence', (_what, text, sentence) => {
  expect(() => parseManifest(text)).toThrow(LoadFailure);
  expect(() => parseManifest(text)).toThrow(sentence);
});
