import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from '../testing/empty-folder.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { builtPackage, builtRoot, writeFiles } from '../testing/write-package.ts';
import { mfe } from './mfe.ts';
import { USAGE, usageOf } from './usage.ts';
import { VERBS } from './verbs.ts';

const folder = emptyFolder();
const errors = printedErrors();
beforeEach(async () => {
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes'));
  await writeFiles(join(folder, 'mfe-todo'), builtPackage('mfe-todo', '/todo'));
  await writeFiles(join(folder, 'root-config'), builtRoot);
});

/** Runs a command on the test's store; returns its exit code and its output. */
async function run(...args: string[]): Promise<[code: number, lines: string[]]> {
  const lines: string[] = [];
  const code = await mfe([...args, '--store', join(folder, 'store')], (line) => lines.push(line));
  return [code, lines];
}

async function published(...packages: string[]): Promise<string[]> {
  const [, lines] = await run('publish', ...packages.map((packageName) => join(folder, packageName)));
  return lines.map((line) => line.split(' ')[0] ?? '');
}

test('from a build to everyone and back, by the command', async () => {
  const [notes = '', root = ''] = await published('mfe-notes', 'root-config');
  expect(await run('check', notes, root)).toEqual([0, ['Nothing speaks against it.']]);
  expect(await run('activate', notes, root)).toEqual([
    0,
    ['Revision 1 is live. Not tried in a browser before: mfe_notes, root (mfe try).'],
  ]);
  expect(await run('doctor')).toEqual([0, [`${join(folder, 'store')} is well.`]]);
  const [, [again]] = await run('activate', notes);
  expect(again).toMatch(/^Revision 1 has it already\. The page was written again\. Not tried/);
  const [, [here]] = await run('activate', notes, '--development');
  expect(here).toMatch(
    /^Revision 1 has it already\. The page was written again, for builds on a developer's machine as well\./,
  );
  expect(await readFile(join(folder, 'store', 'index.html'), 'utf8')).toContain('http://localhost:*');

  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', `/* ${'new '.repeat(50)}*/`));
  const [next = ''] = await published('mfe-notes');
  const [, [difference]] = await run('diff', next);
  expect(difference).toContain(`mfe_notes: ${notes.split('@')[1]} → ${next.split('@')[1]}`);
  expect(difference).toMatch(/ {2}entry \d\.\d kB → \d\.\d kB/);

  expect(await run('activate', next, '--share', '0.1')).toEqual([
    0,
    ['Revision 2 is live, for 10 % of the sessions. Not tried in a browser before: mfe_notes (mfe try).'],
  ]);
  const [, [trial]] = await run('activate', next, '--share', '0.1');
  expect(trial).toMatch(/^Revision 2 has it already, for 10 % of the sessions\. The page was written again\./);
  const [, [status]] = await run('status');
  expect(status).toContain(`${notes.split('@')[1]} (10 % get ${next.split('@')[1]})`);
  expect(await run('doctor')).toEqual([0, [`${join(folder, 'store')} is well.`]]);
  expect(await run('promote', 'mfe_notes')).toEqual([0, ['Revision 3 is live, with the candidate for everybody.']]);
  const back = ['rollback', 'mfe_notes', '--to', '1'];
  expect(await run(...back)).toEqual([0, [`Revision 4 is live, with ${notes.replace('@', ' ')} again.`]]);
  expect((await run('diff', '1', '4'))[1]).toEqual(['No difference.']);
});

test('the history says who, when, why and from which commit', async () => {
  const pipeline = {
    MFE_BY: 'ann',
    MFE_COMMIT: '0123456789abcdef0123456789abcdef01234567',
    MFE_RUN: 'https://ci.example/7',
  };
  Object.assign(process.env, pipeline);
  try {
    const [notes = '', todo = ''] = await published('mfe-notes', 'mfe-todo');
    await run('activate', notes, todo, '--message', 'first release');
    await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', '/* new */'));
    process.env.MFE_COMMIT = 'f'.repeat(40);
    const [next = ''] = await published('mfe-notes');
    await run('activate', next, '--share', '0.1');
    await run('promote', 'mfe_notes');
    process.env.MFE_BY = 'bob';
    await run('rollback', 'mfe_notes', '--message', 'notes were lost', '--force');
    const entries = JSON.parse((await run('history', 'mfe_notes', '--json'))[1][0] ?? '');
    const { activatedAt, ...newest } = entries[0];
    expect(newest).toEqual({
      revision: 4,
      name: 'mfe_notes',
      version: notes.split('@')[1],
      verb: 'rollback',
      by: 'bob',
      commit: pipeline.MFE_COMMIT,
      message: 'notes were lost',
      run: pipeline.MFE_RUN,
      forced: true,
    });
    expect(Date.parse(activatedAt)).toBeGreaterThan(0);
    expect(
      entries.map((one: { by: string; verb: string; commit: string }) => [one.verb, one.by, one.commit[0]]),
    ).toEqual([
      ['rollback', 'bob', '0'],
      ['promote', 'ann', 'f'],
      ['activate', 'ann', 'f'],
      ['activate', 'ann', '0'],
    ]);
    const [, [text = '']] = await run('history', 'mfe_todo');
    expect(text).toMatch(
      /mfe_todo .*activate by ann {2}commit 0123456789ab {2}https:\/\/ci\.example\/7 {2}"first release"$/,
    );
    expect((await run('history', 'mfe_gone'))[0]).toBe(1);
    // Browsers read nothing of it.
    expect(await readFile(join(folder, 'store', 'deployments.json'), 'utf8')).not.toContain('ann');
  } finally {
    for (const name of Object.keys(pipeline)) delete process.env[name];
  }
});

test('a pipeline reads JSON and exit codes', async () => {
  const [notes = ''] = await published('mfe-notes');
  await run('activate', notes);
  const [, [status]] = await run('status', '--json');
  const { revision, microFrontends, history } = JSON.parse(status ?? '');
  expect([revision, Object.keys(microFrontends), history[0].revision]).toEqual([1, ['mfe_notes'], 1]);
  expect(JSON.parse((await run('doctor', '--json'))[1][0] ?? '')).toEqual([]);

  await writeFiles(join(folder, 'mfe-todo'), builtPackage('mfe-todo', '/notes'));
  const [todo = ''] = await published('mfe-todo');
  const [code, [findings]] = await run('check', todo, '--json');
  expect([code, JSON.parse(findings ?? '')[0].rule]).toEqual([1, 'routes-have-one-owner']);
  const [refusedCode, [refused]] = await run('activate', todo, '--json');
  expect([refusedCode, JSON.parse(refused ?? '').refused]).toEqual([1, expect.stringContaining('The page #/notes')]);
});

test('a candidate that would break a page is rejected with the page and the reason; --force activates it', async () => {
  const [notes = '', root = ''] = await published('mfe-notes', 'root-config');
  await run('activate', notes, root);
  await writeFiles(join(folder, 'root-config'), {
    'dist/build.json': { portal: 'portal.1.js', embed: 'embed.1.js', provides: { react: '20.0.0' } },
  });
  const [next = ''] = await published('root-config');
  expect((await run('activate', next))[0]).toBe(1);
  expect(errors.at(-1)).toMatch(
    /^shared-singletons-satisfiable: The page #\/notes would break: mfe_notes .* needs react 19\.3\.1, but the page \(root .*\) has react 20\.0\.0/,
  );
  expect((await run('status'))[1][0]).toContain('Revision 1');
  expect((await run('activate', next, '--force'))[0]).toBe(0);
  expect((await run('doctor'))[0]).toBe(1);
});

test('the bytes of a build are examined, whatever it reports: its own React, a source map, a global style sheet', async () => {
  const code = `x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={};css('button{}','@layer app{}.a{color:red}');\n//# sourceMappingURL=data:x\n`;
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', code));
  const [notes = ''] = await published('mfe-notes');
  const [, [findings = '']] = await run('check', notes);
  expect(findings.split('\n').map((line) => line.split(':')[0])).toEqual([
    'one-react',
    'styles-cannot-collide',
    'source-maps-stay-private',
  ]);
});

test('nothing that is live vanishes unsaid', async () => {
  await run('activate', ...(await published('mfe-notes', 'root-config')));
  await writeFiles(join(folder, 'mfe-notes'), { 'micro-frontend.json': { name: 'mfe_notes' } });
  const [empty = ''] = await published('mfe-notes');
  expect((await run('check', empty))[1][0]).toContain('nothing-vanishes: The page #/notes of mfe_notes would be gone');
  expect((await run('activate', empty))[0]).toBe(1);
  expect(errors.at(-1)).toContain('If that is meant, add --removes /notes');
  expect((await run('activate', empty, '--removes', '/notes'))[0]).toBe(0);
  expect((await run('rollback', 'mfe_notes'))[0]).toBe(0);
});

test.each([
  [['promote', 'mfe_notes'], 1, 'mfe_notes is not live.'],
  [['rollback'], 2, 'Say at least one NAME.'],
  [['rollback', 'mfe_notes'], 1, 'mfe_notes was never live.'],
  [['rollback', 'mfe_notes', '--to', 'x'], 1, 'A revision is a whole number'],
  [['rollback', '--share', '0.1'], 2, '"mfe rollback" takes no --share.'],
  [['status', 'mfe_notes'], 2, '"mfe status" takes no "mfe_notes".'],
  [['settings', 'mfe_notes@1'], 2, '"mfe settings" takes no "mfe_notes@1".'],
  [['retire', 'mfe_notes', '--dry'], 2, '"mfe retire" takes no --dry.'],
  [['check', 'mfe_notes@1', '--force'], 2, '"mfe check" takes no --force.'],
  [['activate', 'mfe_notes@1', '--store', 's3://nowhere/x'], 1, 'needs credentials'],
  [['diff', '7', '9'], 1, 'Revision 7 is not in the history'],
  [['publish'], 2, 'Say at least one PACKAGE.'],
  [['activate'], 2, 'Say at least one NAME@VERSION.'],
  [['new', 'mfe-x'], 2, 'Name the package and its route'],
  [['constructor'], 2, 'There is no "mfe constructor".'],
  [['status', '--colour'], 2, "Unknown option '--colour'"],
])('mfe %p ends with %i and says why', async (args, code, sentence) => {
  const [exitCode] = args.includes('--store')
    ? [await mfe(args as string[], () => {})]
    : await run(...(args as string[]));
  expect(exitCode).toBe(code);
  expect(errors.at(-1)).toContain(sentence);
});

test.each(Object.entries(VERBS))(
  '"mfe %s" refuses what it does not take, before it does anything',
  async (verb, known) => {
    // Each of them belongs to one verb alone.
    for (const option of ['--dry', '--repair', '--otlp=x']) {
      const isTaken = known.options.some((one) => option.startsWith(`--${one}`));
      if (isTaken) continue;
      expect(await run(verb, 'mfe_notes', option)).toEqual([2, []]);
      expect(errors.at(-1)).toContain(`"mfe ${verb}" takes no ${option.split('=')[0]}.`);
    }
    if (!known.takesNames) {
      expect(await run(verb, 'mfe_notes')).toEqual([2, []]);
      expect(errors.at(-1)).toContain(`"mfe ${verb}" takes no "mfe_notes".`);
    }
    expect(USAGE).toContain(`  mfe ${verb}`);
  },
);

test('after wrong usage the lines of the verb are shown, not those of all others', () => {
  expect(usageOf('try')).toMatch(
    /^ {2}mfe try NAME@VERSION[\s\S]*--browsers[\s\S]*"mfe" by itself lists everything\.$/,
  );
  expect(usageOf('try')).not.toContain('mfe check');
  expect(usageOf('activate').split('  mfe activate')).toHaveLength(8);
  for (const verb of ['bogus', undefined]) expect(usageOf(verb)).toBe(USAGE);
});

test.each(Object.entries(VERBS))('the help of %s has each option that it takes', (verb, { options }) => {
  const help = `${usageOf(verb)}\n${USAGE.slice(USAGE.indexOf('\n  --store'))}`;
  expect(options.filter((option) => !help.includes(`--${option}`))).toEqual([]);
});

test.each([
  [['--help'], USAGE],
  [['-h'], USAGE],
  [['publish', 'mfe-notes', '--help'], usageOf('publish')],
])('%j answers, and does nothing', async (words, usage) => {
  expect(await run(...words.map((word) => (word === 'mfe-notes' ? join(folder, word) : word)))).toEqual([0, [usage]]);
  await expect(access(join(folder, 'store'))).rejects.toThrow('ENOENT');
});

test('two versions of one name in one revision are wrong usage', async () => {
  const [notes = ''] = await published('mfe-notes');
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', '/* new */'));
  const [next = ''] = await published('mfe-notes');
  for (const verb of ['activate', 'check']) {
    expect((await run(verb, notes, next))[0]).toBe(2);
    expect(errors.at(-1)).toMatch(/^Say one version of mfe_notes\./);
  }
  expect((await run('diff', notes, next, notes))[0]).toBe(2);
});

test('two versions of one name are compared with each other, whatever is live', async () => {
  const [notes = '', todo = ''] = await published('mfe-notes', 'mfe-todo');
  await run('activate', notes, todo);
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/jottings', '/* new */'));
  const [next = ''] = await published('mfe-notes');
  await run('activate', next, '--share', '0.1');
  const [before, after] = [notes, next].map((one) => one.split('@')[1]);
  expect(await run('diff', next, notes)).toEqual([
    0,
    [
      expect.stringMatching(
        new RegExp(`^mfe_notes: ${after} → ${before}\n  - route #/jottings.*\n  \\+ route #/notes.*`),
      ),
    ],
  ]);
  expect(await run('diff', notes, notes)).toEqual([0, ['No difference.']]);
});

test('a name that means nothing is refused, wherever it would be passed over', async () => {
  const [notes = '', root = ''] = await published('mfe-notes', 'root-config');
  await run('activate', notes, root);
  const refusal = async (...args: string[]) => [(await run(...args))[0], errors.at(-1)?.split('\n\n')[0]];
  const version = notes.split('@')[1];
  expect(await refusal('prune', 'mfe_nots@1')).toEqual([
    1,
    expect.stringContaining('mfe_nots has never been published'),
  ]);
  expect(await refusal('prune', 'mfe_notes@1')).toEqual([1, expect.stringContaining('has no published version 1')]);
  expect(await refusal('settings', '--unkeep', notes)).toEqual([1, `${notes} is not kept.`]);
  expect(await refusal('judge', 'mfe_nots', '--metrics', 'http://127.0.0.1:9/')).toEqual([1, 'mfe_nots is not live.']);
  expect(await refusal('judge', '--metrics', 'metrics')).toEqual([2, '"metrics" is no address of counters.']);
  expect(await refusal('retire', 'root')).toEqual([1, 'root is the scripts of every page, and cannot be retired.']);
  expect(await refusal('rollback', 'root')).toEqual([1, 'There is no earlier version of root to go back to.']);
  const [, checked] = await run('check', notes, '--removes', '/nots', '--strands', 'mfe_nots');
  expect(checked).toEqual([
    'nothing-vanishes: --removes /nots: nothing of that name would be gone.\n' +
      'rollbacks-stay-possible: --strands mfe_nots: it could go back all the same, or has nowhere to go back to.',
  ]);
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes', '/* new */'));
  const [next = ''] = await published('mfe-notes');
  expect(await refusal('activate', next, '--strands', 'mfe_nots')).toEqual([
    1,
    expect.stringContaining('--strands mfe_nots'),
  ]);
  expect((await run('activate', next))[0]).toBe(0);
  expect(version).not.toBe(next.split('@')[1]);
});

test.each([
  ['a\u0000@b', 'is not NAME@VERSION'],
  [`mfe_notes@${'1'.repeat(5_000)}`, 'is not NAME@VERSION'],
  ['../../x@1', 'is not NAME@VERSION'],
])('%j is a sentence on every verb that takes versions', async (name, sentence) => {
  for (const verb of ['activate', 'check', 'diff', 'prune']) {
    expect((await run(verb, name))[0]).toBe(1);
    expect(errors.at(-1)).toContain(sentence);
  }
});

test('a number of days that no calendar has, and a key in no folder, are sentences', async () => {
  expect((await run('prune', '--days', '1e9'))[0]).toBe(1);
  expect(errors.at(-1)).toBe('Days are a number from 1 to 36500, for example --days 30.');
  expect((await run('key', join(folder, 'none', 'time.pem')))[0]).toBe(1);
  expect(errors.at(-1)).toMatch(/time\.pem cannot be written \(ENOENT\)\./);
});

test('settings that cannot be read are written as a whole or not at all', async () => {
  const [notes = '', todo = ''] = await published('mfe-notes', 'mfe-todo');
  await run('settings', '--keep', notes);
  await writeFile(join(folder, 'store', 'settings', '00000001.json'), '{"keep":');
  expect((await run('settings', '--keep', todo))[0]).toBe(1);
  expect(errors.at(-1)).toMatch(/^settings\/00000001\.json is not JSON, so what it said would be lost\./);
  const [code, [shown]] = await run('settings', '--beacon', '/monitoring/events', '--keep', notes, '--keep', todo);
  expect([code, shown]).toEqual([0, expect.stringContaining(`keep         ${notes}\nkeep         ${todo}`)]);
});
