import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mfe } from '../command/mfe.ts';
import { recordOf } from '../publish/publication.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { builtPackage, writeFiles } from '../testing/write-package.ts';
import { signerHere } from './key-file.ts';

// Files are slow on a busy machine, and their speed is not under test.
const folder = emptyFolder();
const errors = printedErrors();
beforeEach(async () => {
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes'));
  await writeFiles(join(folder, 'mfe-todo'), builtPackage('mfe-todo', '/todo'));
});
afterEach(() => {
  delete process.env.MFE_KEY;
});

async function run(...args: string[]): Promise<[code: number, lines: string[]]> {
  const lines: string[] = [];
  const code = await mfe([...args, '--store', join(folder, 'store')], (line) => lines.push(line));
  return [code, lines];
}
const as = (team: string | undefined) => {
  if (team) process.env.MFE_KEY = join(folder, `${team}.pem`);
  else delete process.env.MFE_KEY;
};
const published = async (packageName: string) => {
  const [, [line = '']] = await run('publish', join(folder, packageName));
  return line.split(' ')[0] ?? '';
};
/** Two teams and one that may everything, each with a key. */
async function owned(): Promise<void> {
  const teams: Record<string, object> = {};
  for (const [team, owns] of Object.entries({ notes: ['mfe_notes'], todo: ['mfe_todo'], platform: ['*'] })) {
    const [, [key = '']] = await run('key', join(folder, `${team}.pem`));
    teams[team] = { keys: [key], owns };
  }
  await writeFiles(join(folder, 'store'), { 'owners.json': { teams } });
}

test('without owners.json anybody may', async () => {
  expect(await run('activate', await published('mfe-notes'))).toEqual([
    0,
    [expect.stringMatching(/^Revision 1 is live\./)],
  ]);
});

test('each publishes and activates its own; another’s is refused, with whose it is', async () => {
  await owned();
  as('notes');
  const notes = await published('mfe-notes');
  expect((await run('activate', notes))[0]).toBe(0);

  as('todo');
  expect((await run('publish', join(folder, 'mfe-notes')))[0]).toBe(1);
  expect(errors.at(-1)).toBe('mfe_notes belongs to the team notes. You sign as todo.');
  for (const verb of ['retire', 'promote', 'abort', 'rollback']) {
    expect((await run(verb, 'mfe_notes', '--force'))[0]).toBe(1);
    expect(errors.at(-1)).toBe('mfe_notes belongs to the team notes. You sign as todo.');
  }
  expect((await run('activate', notes, await published('mfe-todo')))[0]).toBe(1);

  as(undefined);
  expect((await run('retire', 'mfe_notes'))[0]).toBe(1);
  expect(errors.at(-1)).toBe(
    "mfe_notes belongs to the team notes. You sign as nobody: set MFE_KEY to the file of your team's key.",
  );

  as('platform');
  expect((await run('retire', 'mfe_notes'))[0]).toBe(0);
});

test('a publication that its owner did not sign is not activated, whoever asks', async () => {
  await owned();
  const store = join(folder, 'store');
  const owners = await readFile(join(store, 'owners.json'), 'utf8');
  await rm(join(store, 'owners.json'));
  const notes = await published('mfe-notes');
  await writeFile(join(store, 'owners.json'), owners);
  as('notes');
  expect((await run('activate', notes))[0]).toBe(1);
  expect(errors.at(-1)).toBe(
    `${notes} is not signed by the team notes, to whom mfe_notes belongs. Publish it again with their key.`,
  );
  // Publishing again signs it, because it is the same build.
  expect(await published('mfe-notes')).toBe(notes);
  expect((await run('activate', notes))[0]).toBe(0);

  // An attacker with write access to the store changes its content.
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', '/* new */'));
  const next = await published('mfe-notes');
  const record = join(store, recordOf('mfe_notes', next.split('@')[1] ?? ''));
  await writeFile(record, (await readFile(record, 'utf8')).replace('"./app":["app.1.js"]', '"./app":["evil.js"]'));
  expect((await run('activate', next))[0]).toBe(1);
  expect(errors.at(-1)).toContain('is not signed by the team notes');
});

test('a publication of a name that only "*" owns, and nobody signed, is said in words', async () => {
  const other = await writeFiles(join(folder, 'mfe-other'), builtPackage('mfe-other', '/other')).then(() =>
    published('mfe-other'),
  );
  await owned();
  as('platform');
  expect((await run('activate', other))[0]).toBe(1);
  expect(errors.at(-1)).toBe(
    `${other} is not signed by anybody to whom every name belongs. Publish it again with their key.`,
  );
});

test('a team cannot release root in the record of its own micro-frontend', async () => {
  await owned();
  as('notes');
  const notes = await published('mfe-notes');
  const path = join(folder, 'store', recordOf('mfe_notes', notes.split('@')[1] ?? ''));
  const { signature: _, ...record } = JSON.parse(await readFile(path, 'utf8'));
  const root = { version: '6', base: '/mfe/mfe_notes/6/', portal: 'a.js', embed: 'b.js', files: {} };
  const forged = { ...record, root };
  const signer = signerHere({ MFE_KEY: join(folder, 'notes.pem') });
  await writeFile(path, JSON.stringify({ ...forged, signature: signer?.sign('publication', forged) }));
  expect((await run('activate', notes, '--force'))[0]).toBe(1);
  expect(errors.at(-1)).toContain('says what the page is made of beside mfe_notes');
});

test('the doctor reports a revision that somebody else appended', async () => {
  await owned();
  as('notes');
  await run('activate', await published('mfe-notes'));
  expect((await run('doctor'))[1]).toEqual([`${join(folder, 'store')} is well.`]);
  const path = join(folder, 'store', 'history', '00000001.json');
  const { record, ...manifest } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, record: { ...record, by: 'somebody else' } }));
  const [, [found = '']] = await run('doctor');
  expect(found).toContain('history/00000001.json changes mfe_notes, but is not signed by its owner');
});

test('a name that belongs to nobody is refused, and so is everything while owners.json cannot be read', async () => {
  await owned();
  as('notes');
  await writeFiles(join(folder, 'mfe-other'), builtPackage('mfe-other', '/other'));
  expect((await run('publish', join(folder, 'mfe-other')))[0]).toBe(1);
  expect(errors.at(-1)).toBe('mfe_other belongs to nobody. Add it to what a team "owns" in owners.json of the store.');
  await writeFile(join(folder, 'store', 'owners.json'), '{"teams":{"a":{"keys":["x"],"owns":[]}}}');
  expect((await run('publish', join(folder, 'mfe-notes')))[0]).toBe(1);
  expect(errors.at(-1)).toMatch(/^owners\.json in the store is broken at teams\.a\.keys\.0: is no Ed25519 public key/);
});

test('a key is written once, readable by its owner alone', async () => {
  expect((await run('key', join(folder, 'a.pem')))[0]).toBe(0);
  expect((await run('key', join(folder, 'a.pem')))[0]).toBe(1);
  expect(errors.at(-1)).toContain('a.pem exists already');
  process.env.MFE_KEY = join(folder, 'none.pem');
  await owned();
  expect((await run('publish', join(folder, 'mfe-notes')))[0]).toBe(1);
  expect(errors.at(-1)).toContain('none.pem, the file in MFE_KEY, holds no Ed25519 private key');
});
