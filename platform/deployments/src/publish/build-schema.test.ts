import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { buildJsonSchema } from './build-schema.ts';
import { remoteBuild } from './remote-build.ts';

test('the JSON schema of build.json matches what publishing validates', () => {
  const kept = readFileSync(new URL('../../build.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(buildJsonSchema()));
});

test('a build needs a name, an entry and its modules, and nothing else', () => {
  const schema = JSON.parse(buildJsonSchema()) as { required: string[]; properties: Record<string, unknown> };
  expect(schema.required.sort()).toEqual(['entry', 'modules', 'name']);
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['exports', 'mountContract', 'stylePrefix']));
  expect(v.is(remoteBuild, { name: 'mfe_notes', entry: 'entry.js', modules: { './app': [] } })).toBe(true);
});
