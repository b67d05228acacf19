import type { readBuild } from 'deployments';
import { withOneLine } from '../bench/one-line.ts';

const [entry, small, large, alone] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(12));
const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

test('a change of one line renames the changed script and those that name it, and nothing else', () => {
  const build = {
    kind: 'micro-frontend',
    remote: { entry: `entry.${entry}.js`, modules: { './app': [`1.${small}.js`, `2.${large}.js`] } },
    files: [
      file(`entry.${entry}.js`, `load("${small}");load("${large}");`),
      file(`1.${small}.js`, 'one();two();'),
      file(`2.${large}.js`, `${'work();'.repeat(20)}end();`),
      file(`3.${alone}.js`, 'alone();'),
      file('notices.json', '[]'),
    ],
    standalone: [file('remoteEntry.js', 'as it is')],
  } as unknown as ReturnType<typeof readBuild>;
  const changed = withOneLine(build);
  const texts = Object.fromEntries(changed.files.map(({ path, bytes }) => [path, bytes.toString()]));
  if (changed.kind === 'root') throw new Error('a micro-frontend has become the root');
  const [unchanged = '', renamed = ''] = changed.remote.modules['./app'] ?? [];
  expect(unchanged).toBe(`1.${small}.js`);
  expect(renamed).toMatch(/^2\.[0-9a-f]{12}\.js$/);
  expect(renamed).not.toContain(large);
  expect(changed.remote.entry).not.toContain(entry);
  expect(texts[changed.remote.entry]).toBe(`load("${small}");load("${renamed.slice(2, 14)}");`);
  expect(texts[renamed]).toMatch(/work\(\);console\.warn\("a line [^"]+",\d+\);work\(\);/);
  expect(texts).toMatchObject({
    [`1.${small}.js`]: 'one();two();',
    [`3.${alone}.js`]: 'alone();',
    'notices.json': '[]',
  });
  expect(Object.keys(texts)).toHaveLength(5);
  expect(changed.standalone).toBe((build as { standalone: unknown }).standalone);
});
