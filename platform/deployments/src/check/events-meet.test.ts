import { factsOf, manifestOf, page } from '../testing/fixture.ts';
import type { JsonSchema } from './api/api-document.ts';
import { check } from './check.ts';
import type { Place } from './places/place.ts';
import type { FactsOf } from './read-facts.ts';

const EVENT = 'notes-switch';
const detail = (...required: string[]): JsonSchema => ({
  type: 'object',
  properties: { id: { type: 'number' }, name: { type: 'string' } },
  required,
});
const place = (roles: Partial<Place>, schema = detail('id')): Place => ({ version: 1, reads: [], schema, ...roles });
const says = (schema?: JsonSchema) => place({ says: true }, schema);
const hears = (schema?: JsonSchema) => place({ hears: true }, schema);
const both = place({ says: true, hears: true });

/** What is said about version 2 of one of two builds, of which the notes say the event and the shell hears it. */
function released(name: 'mfe_notes' | 'mfe_shell', next: Place | undefined | 'unrecorded'): string[] {
  const places: Record<string, Place | undefined | 'unrecorded'> = { 'mfe_notes 1': says(), 'mfe_shell 1': hears() };
  places[`${name} 2`] = next;
  const facts: FactsOf = (of, version) => {
    const one = places[`${of} ${version}`];
    return one === 'unrecorded' ? factsOf() : factsOf({ places: one ? { [EVENT]: one } : {} });
  };
  const version = (of: string) => (of === name ? '2' : '1');
  const live = manifestOf(page('mfe_notes', '1', '/notes'), page('mfe_shell', '1', '/shell'));
  const candidate = manifestOf(
    page('mfe_notes', version('mfe_notes'), '/notes'),
    page('mfe_shell', version('mfe_shell'), '/shell'),
  );
  return check(candidate, live, facts).map(({ rule, message }) => `${rule}: ${message}`);
}

test('a build that no longer hears what a live one says is refused', () => {
  expect(released('mfe_shell', undefined)).toEqual([
    'events-meet: mfe_notes says "notes-switch", which mfe_shell 2 no longer hears. Hear it as before, or release mfe_notes without it first.',
  ]);
});

test('so is one that no longer says what a live one hears', () => {
  expect(released('mfe_notes', undefined)).toEqual([
    'events-meet: mfe_shell hears "notes-switch", which mfe_notes 2 no longer says. Say it as before, or release mfe_shell without it first.',
  ]);
});

test('a build that says and hears by itself, and one of which nothing is known, pass', () => {
  expect(released('mfe_notes', both)).toEqual([]);
  expect(released('mfe_shell', 'unrecorded')).toEqual([]);
});

test('what is said is read by those that hear it: more may be said, and less may be needed', () => {
  expect(released('mfe_notes', says(detail('id', 'name')))).toEqual([]);
  expect(released('mfe_shell', hears(detail()))).toEqual([]);
});

test('less may not be said, nor more be needed', () => {
  const lost = (name: string, path: string) =>
    expect.stringMatching(new RegExp(`^records-stay-readable: "${name}" is written with another ${path} than is read`));
  expect(released('mfe_notes', says(detail()))).toContainEqual(lost(EVENT, 'id'));
  expect(released('mfe_shell', hears(detail('id', 'name')))).toEqual([lost(EVENT, 'name')]);
});
