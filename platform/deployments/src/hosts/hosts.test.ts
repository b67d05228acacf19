import { type ReleaseStore, releaseStore } from '../testing/release-store.ts';

// Files are slow on a busy machine, and their speed is not under test.
let store: ReleaseStore;
beforeEach(async () => {
  store = await releaseStore();
});
afterEach(() => store.close());

const notes = (hostContract: unknown, release = 1) => store.micro('mfe-notes', { hostContract, release });

test('a release is refused that would break a registered host, which is named', async () => {
  await store.run('activate', await notes({ generation: 1, oldest: 1 }), '--force');
  expect(await store.run('host', 'their-portal', '--loads', 'mfe_notes/app')).toEqual([
    0,
    '  their-portal     generation 1, works with 1 and later, loads mfe_notes/app',
  ]);
  const next = await notes({ generation: 3, oldest: 2 });
  const [code, said] = await store.run('check', next);
  expect(code).toBe(1);
  expect(said).toBe(
    `hosts-are-served: The host their-portal would break: their-portal keeps generation 1 of the host contract, and ${next.replace('@', ' ')} works with hosts from ` +
      'generation 2 on. Update the host (docs/guides/foreign-host.md).',
  );
  expect(await store.run('activate', next)).toEqual([1, said]);
  // It says that it has been updated.
  await store.run('host', 'their-portal', '--loads', 'mfe_notes/app', '--generation', '3', '--oldest', '3');
  expect((await store.run('check', next))[1]).toBe('Nothing speaks against it.');
  expect((await store.run('activate', next))[0]).toBe(0);
});

test('a host that works with new releases only is named when an old one would come back', async () => {
  await store.run('activate', await notes({ generation: 1, oldest: 1 }), '--force');
  await store.run('activate', await notes({ generation: 3, oldest: 1 }));
  await store.run('host', 'their-portal', '--loads', 'mfe_notes/app', '--generation', '3', '--oldest', '2');
  const [code, said] = await store.run('rollback', 'mfe_notes');
  expect(code).toBe(1);
  expect(said).toContain('and their-portal works with micro-frontends from generation 2 on.');
});

test('what a host loads may neither go, nor lose its module or its variant for hosts', async () => {
  const first = await notes({ generation: 2, oldest: 1 });
  await store.run('activate', first, '--force');
  await store.run('host', 'their-portal', '--loads', 'mfe_notes/app', '--generation', '2');
  const without = await notes(null);
  expect((await store.run('check', without))[1]).toContain(
    `it loads mfe_notes/app, and ${without.replace('@', ' ')} has no variant for hosts. Build it without "standalone: false".`,
  );
  const [code, said] = await store.run('retire', 'mfe_notes');
  expect(code).toBe(1);
  expect(said).toContain('it loads mfe_notes/app, and mfe_notes would be gone.');
  await store.run('host', 'their-portal', '--forget');
  expect((await store.run('retire', 'mfe_notes'))[0]).toBe(0);
});

test('hosts are listed with what is live, and a wrong one is refused', async () => {
  await store.run('activate', await notes({ generation: 2, oldest: 1 }), '--force');
  expect((await store.run('host'))[1]).toBe('No host is registered.');
  await store.run('host', 'their-portal', '--loads', 'mfe_notes/app', '--generation', '2');
  expect((await store.run('status'))[1]).toContain(
    'Hosts of others\n  their-portal     generation 2, works with 1 and later, loads mfe_notes/app',
  );
  for (const args of [
    ['Their Portal', '--loads', 'mfe_notes/app'],
    ['their-portal', '--loads', 'notes'],
    ['their-portal', '--loads', 'mfe_notes/app', '--generation', '1', '--oldest', '2'],
    ['other', '--forget'],
  ])
    expect((await store.run('host', ...args))[0]).toBe(1);
  for (const args of [['their-portal'], ['a', 'b'], ['--forget']])
    expect((await store.run('host', ...args))[0]).toBe(2);
});

test.each([
  ['mfe_notes/nothing', 'mfe_notes has no module "nothing". It has app.'],
  [
    'mfe_todo/app',
    'mfe_todo/app is no module of a micro-frontend that is live. Activate it first, or correct the name.',
  ],
])('a host that loads %s is not registered: no release could break it', async (load, refused) => {
  await store.run('activate', await notes({ generation: 1, oldest: 1 }), '--force');
  expect(await store.run('host', 'their-portal', '--loads', load)).toEqual([1, refused]);
  expect((await store.run('host'))[1]).toBe('No host is registered.');
});
