import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { sourceMaps, written } from './source-maps.ts';

const folder = emptyFolder();

/** Line 1, column 11 of the script is line 2, column 3 of the source. */
const MAP = { version: 3, sources: ['webpack://mfe_notes/./src/page.ts'], names: [], mappings: 'UACE' };
const at = (file: string, column = 11) => ({ name: 'mfe_notes', version: '1.0.0-abc', file, line: 1, column });

test('a position in a script is one in the sources, by the map kept apart', async () => {
  const store = directoryStore(folder);
  await store.create('maps/mfe_notes/1.0.0-abc/a.js.map', Buffer.from(JSON.stringify(MAP)));
  const found = await sourceMaps(store)(at('a.js'));
  expect(found).toEqual({ source: 'src/page.ts', line: 2, column: 3 });
  expect(found && written(found)).toBe('src/page.ts:2:3');
});

test.each(['gone.js', 'broken.js', '../../secret.js', '..'])(
  '%s has no position, and nothing is thrown',
  async (file) => {
    const store = directoryStore(folder);
    await store.create('maps/mfe_notes/1.0.0-abc/broken.js.map', Buffer.from('{'));
    await store.create('maps/secret.js.map', Buffer.from(JSON.stringify(MAP)));
    expect(await sourceMaps(store)(at(file))).toBeUndefined();
  },
);

test('a position in front of all that the map knows is none', async () => {
  const store = directoryStore(folder);
  await store.create('maps/mfe_notes/1.0.0-abc/a.js.map', Buffer.from(JSON.stringify(MAP)));
  expect(await sourceMaps(store)(at('a.js', 1))).toBeUndefined();
});

test('few maps are kept, and those that are used stay', async () => {
  const store = directoryStore(folder);
  const reads: string[] = [];
  const counted = { ...store, read: (path: string) => (reads.push(path), store.read(path)) };
  const resolve = sourceMaps(counted);
  for (let number = 0; number < 12; number += 1) {
    await resolve(at('used.js'));
    await resolve(at(`${number}.js`));
  }
  expect(reads.filter((path) => path.endsWith('used.js.map'))).toHaveLength(1);
  await resolve(at('0.js'));
  expect(reads.filter((path) => path.endsWith('/0.js.map'))).toHaveLength(2);
});
