import { type MeetingPlaces, recordOf, undeclared } from './declared-places.ts';

const declared: MeetingPlaces = {
  openers: {},
  places: {
    notes: {
      in: ['storage', 'lock'],
      packages: ['mfe-notes'],
      holds: 'Notes.',
      version: 2,
      reads: [1],
      schema: { type: 'string' },
    },
    'notes-saved': { in: ['event'], packages: ['mfe-notes'], holds: 'Saved.', version: 1 },
    'notes.draft.*': { in: ['storage'], packages: ['mfe-notes'], holds: 'Drafts.', version: 1 },
  },
};
const use = (kind: 'storage' | 'channel' | 'page', name: string) => [{ kind, name, file: 'src/a.ts' }];

test('a declared name is used by its packages', () => {
  for (const name of ['notes', 'notes.draft.page', 'notes.draft.*'])
    expect(undeclared('mfe-notes', use('storage', name), declared)).toEqual([]);
});

test('one that is not declared is refused, with what to do', () => {
  expect(undeclared('mfe-notes', use('storage', 'more'), declared)).toEqual([
    'src/a.ts uses the storage key "more", which is not declared: other builds, and a sign-out, do not know of it. Declare it with its version and its schema in meeting-places.json of shared-session; a package of another repository has a file of its own beside its package.json.',
  ]);
  expect(undeclared('mfe-notes', use('channel', 'notes'), declared)).toHaveLength(1);
  expect(undeclared('mfe-notes', use('storage', 'notes.draft.'), declared)).toHaveLength(1);
  expect(undeclared('mfe-notes', use('storage', 'notes*'), declared)).toHaveLength(1);
});

test('so is a change of the page, with what to do instead', () => {
  expect(undeclared('mfe-notes', use('page', 'html.style.overflow'), declared)).toEqual([
    'src/a.ts changes html.style.overflow of the page, which all micro-frontends share and unmounting does not restore. Change your own element and listen with `addEventListener`; style sheets are adopted where a module is mounted, and service workers are the page’s.',
  ]);
});

test("so is another package's", () => {
  expect(undeclared('mfe-other', use('storage', 'notes'), declared)).toEqual([
    'src/a.ts uses the storage key "notes", which belongs to mfe-notes. Use a name of your own, or have mfe-other added to its packages in meeting-places.json of shared-session.',
  ]);
});

test('so is one that nobody can know', () => {
  expect(undeclared('mfe-notes', use('channel', '*'), declared)).toEqual([
    'src/a.ts uses a channel whose name is not known before the code runs, so nobody can tell which builds share it. Name it by a text or a constant, or begin the name with one.',
  ]);
});

test('a build records versions and schemas of what it uses', () => {
  expect(recordOf([...use('storage', 'notes'), ...use('storage', 'more')], declared)).toEqual({
    notes: { version: 2, reads: [1], schema: { type: 'string' } },
  });
});

test('of an event it records whether the build says it and hears it', () => {
  const event = { kind: 'event', name: 'notes-saved', file: 'src/a.ts' } as const;
  const record = (...roles: object[]) =>
    recordOf(
      roles.map((role) => ({ ...event, ...role })),
      declared,
    )['notes-saved'];
  expect(record({ says: true })).toEqual({ version: 1, reads: [], says: true });
  expect(record({ says: true }, { hears: true })).toEqual({ version: 1, reads: [], says: true, hears: true });
});

test('of a database it records the version that it is opened in', () => {
  const used = [{ kind: 'storage', name: 'notes', file: 'src/a.ts', opens: 3 }] as const;
  expect(recordOf(used, declared).notes).toMatchObject({ opens: 3 });
});
