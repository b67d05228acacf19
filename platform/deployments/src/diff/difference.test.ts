import { withCandidate } from '../activate/canaries.ts';
import type { DeployedVersion, Manifest } from '../manifest/index.ts';
import { manifestOf, page, publicationOf, someIntegrity } from '../testing/fixture.ts';
import { difference } from './difference.ts';

const file = (letter: string) => ({ integrity: `sha384-${letter.repeat(64)}`, bytes: 900 });
const notes = (number: string, over: Partial<DeployedVersion> = {}) =>
  page('mfe_notes', number, '/notes', {
    files: { 'entry.js': file('a'), 'app.1234abcd.js': file('b'), 'inter.woff2': file('c') },
    ...over,
  });
const lines = (before: DeployedVersion, after: DeployedVersion) =>
  difference(manifestOf(before), manifestOf(after)).map((one) => one.lines);

test('scripts of the same size and other content are counted', () => {
  const files = { 'entry.js': file('d'), 'app.9876abcd.js': file('e'), 'inter.woff2': file('c') };
  expect(lines(notes('1'), notes('2', { files }))).toEqual([['other content of the same size in 2 of 3 files']]);
});

test('what has the same files differs in what it declares', () => {
  const [application] = notes('1').activation.applications;
  const titled = { ...application, routes: [{ path: '/notes', title: { label: 'LBL_NOTES', text: 'Notes' } }] };
  const activation = { name: 'mfe_notes', applications: [titled], elements: [] } as DeployedVersion['activation'];
  expect(lines(notes('1'), notes('2', { activation }))).toEqual([['the same files, with another activation']]);
  expect(lines(notes('1'), notes('2'))).toEqual([['the same files']]);
});

test('a size that differs says enough, and so does a share', () => {
  const files = { ...notes('1').files, 'entry.js': { integrity: someIntegrity, bytes: 1200 } };
  expect(lines(notes('1'), notes('2', { files }))).toEqual([['entry 0.9 kB → 1.2 kB', 'scripts 1.8 kB → 2.1 kB']]);
  const tried = (share: number) => withCandidate(manifestOf(notes('1')), publicationOf(notes('2', { files })), share);
  expect(difference(tried(0.1), tried(0.2))).toEqual([
    { name: 'mfe_notes', before: '1 (10 % get 2)', after: '1 (20 % get 2)', lines: [] },
  ]);
});

test("so is root's", () => {
  const root = (version: string, letter: string): Manifest => ({
    ...manifestOf(),
    root: {
      version,
      base: '/mfe/root/1/',
      portal: 'portal.js',
      embed: 'embed.js',
      files: { 'portal.js': file(letter) },
    },
  });
  expect(difference(root('1', 'a'), root('2', 'b'))).toEqual([
    { name: 'root', before: '1', after: '2', lines: ['other content of the same size in 1 of 1 files'] },
  ]);
});
