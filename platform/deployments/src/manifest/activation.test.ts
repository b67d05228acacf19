import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { activation } from './activation.ts';
import { activationJsonSchema } from './json-schema.ts';

const valid = {
  name: 'mfe_timecard',
  applications: [{ name: 'timecard', region: 'page', module: './app', routes: [{ path: '/worker/home', home: true }] }],
  elements: [{ tag: 'recovery-options', module: './element', attributes: ['as-modal', 'redirecturl'] }],
};

test('the JSON schema for editors matches what publishing validates', () => {
  const kept = readFileSync(new URL('../../micro-frontend.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(activationJsonSchema()));
});

test('a declaration with applications and elements is taken as it is', () => {
  expect(v.parse(activation, valid)).toEqual(valid);
});

test.each([
  ['a name that could be a DOM id', { ...valid, name: 'shell' }],
  ['a misspelt key', { ...valid, aplications: [] }],
  ['an unknown region', { name: 'mfe_a', applications: [{ name: 'a', region: 'sidebar', module: './a' }] }],
  ['a module outside the container', { name: 'mfe_a', applications: [{ name: 'a', region: 'page', module: '../a' }] }],
  [
    'a route that is a whole address',
    {
      name: 'mfe_a',
      applications: [{ name: 'a', region: 'page', module: './a', routes: [{ path: 'https://x.test/' }] }],
    },
  ],
  [
    'an application with an empty list of routes',
    { name: 'mfe_a', applications: [{ name: 'a', region: 'page', module: './a', routes: [] }] },
  ],
  ['an element without a dash', { name: 'mfe_a', elements: [{ tag: 'recovery', module: './a', attributes: [] }] }],
  ['no object at all', 'null'],
])('%s is rejected', (_what, declaration) => {
  expect(v.safeParse(activation, declaration).success).toBe(false);
});
