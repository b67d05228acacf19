import { factsOf, manifestOf, page } from '../testing/fixture.ts';
import type { JsonSchema } from './api/api-document.ts';
import { check } from './check.ts';
import type { FactsOf } from './read-facts.ts';

const schema = (...required: string[]): JsonSchema => ({
  type: 'object',
  properties: { owner: { type: 'string' }, places: { type: 'string' } },
  required,
});
const writes = (version: number, reads: number[] = [], one = schema('owner')) =>
  factsOf({ places: { 'portal.device-data': { version, reads, schema: one } } });

/** What is said about version 2 of the notes, after version 1, beside a shell that is live. */
function released(next: ReturnType<typeof writes>): string[] {
  const notes = (version: string) => page('mfe_notes', version, '/notes');
  const shell = page('mfe_shell', '7', '/shell');
  const facts: FactsOf = (name, version) => (name === 'mfe_notes' && version === '2' ? next : writes(1));
  return check(manifestOf(notes('2'), shell), manifestOf(notes('1'), shell), facts).map(({ message }) => message);
}

test('a register in another version is refused while a live build reads the old one', () => {
  expect(released(writes(2, [1]))).toEqual([
    '"portal.device-data" is written in version 2, and version 1 is read: mfe_shell 7 would lose what mfe_notes 2 has kept or said. Release builds that read both first, then the one that writes the new version.',
  ]);
});

test('a build that does not read what its last version has written is refused', () => {
  expect(released(writes(1, [], schema('owner', 'places')))).toContain(
    '"portal.device-data" is written with another places than is read, in the same version: mfe_notes 2 would lose what mfe_notes 1 has kept or said. Read what is on the devices already, and name its version in "reads"; fields of the same version may only be added as optional ones.',
  );
});

test('the same is released, and so is a build from before places were recorded', () => {
  expect(released(writes(1))).toEqual([]);
  expect(released(factsOf())).toEqual([]);
});

test.each([
  ['before it', 1, 2, undefined, []],
  ['beside it', 2, 2, 1, ['mfe_shell 7 asks for, as soon as mfe_notes 2 has opened it in version 2']],
  ['after it', 2, 1, undefined, ['mfe_notes 2 asks for, as soon as mfe_notes 1 has opened it in version 2']],
  ['as its own', 2, 2, 2, []],
])('a database that a build %s has opened in a newer version', (_, before, after, beside, expected) => {
  const opening = (opens: number | undefined) =>
    factsOf({ places: { 'notes-drafts': { version: 1, reads: [], ...(opens && { opens }) } } });
  const notes = (version: string) => page('mfe_notes', version, '/notes');
  const shell = page('mfe_shell', '7', '/shell');
  const facts: FactsOf = (name, version) => opening(name === 'mfe_shell' ? beside : version === '1' ? before : after);
  const found = check(manifestOf(notes('2'), shell), manifestOf(notes('1'), shell), facts);
  expect(found.map(({ message }) => /which (.*?)\./.exec(message)?.[1])).toEqual(expected);
});
