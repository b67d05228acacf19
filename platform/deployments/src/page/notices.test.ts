import { activate } from '../activate/activate.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { noticesText } from './notices.ts';

const folder = emptyFolder();

const react = { name: 'react', version: '19.3.1', license: 'MIT', text: 'React may be used.' };
const luxon = { name: 'luxon', version: '3.7.0', license: 'MIT', text: 'Luxon may be used.' };

test('an activation writes the notices of what is live; a build without any is left out', async () => {
  const store = directoryStore(folder);
  const { base } = version('mfe_a', '1.0.0');
  await store.create(`${base.slice(1)}notices.json`, Buffer.from(JSON.stringify([react, luxon])));
  const both = [publicationOf(version('mfe_a', '1.0.0')), publicationOf(version('mfe_b', '1.0.0'))];
  await activate(store, both, { now });
  const text = `${await store.read('notices.txt')}`;
  expect(text).toContain('luxon 3.7.0 (MIT)\n\nLuxon may be used.');
  expect(text).toContain('react 19.3.1 (MIT)\n\nReact may be used.');
});

test('a package is named once, and packages with one text share it', () => {
  const dom = { ...react, name: 'react-dom' };
  const bare = { name: 'tiny', version: '1.0.0', license: 'ISC', text: '' };
  const text = noticesText([dom, react, bare, react]);
  expect(text).toContain('react 19.3.1 (MIT)\nreact-dom 19.3.1 (MIT)\n\nReact may be used.\n');
  expect(text.match(/react 19/g)).toHaveLength(1);
  expect(text).toContain('tiny 1.0.0 (ISC)\n\nIts package contains no license text.\n');
});
