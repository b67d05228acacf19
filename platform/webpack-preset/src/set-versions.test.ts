import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setVersions } from './set-versions.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'host-'));
  for (const [name, version] of [
    ['react-20', '20.0.1'],
    ['react-dom-20', '20.0.1'],
    ['react-dom-later', '20.0.2'],
  ] as const) {
    mkdirSync(join(directory, 'node_modules', name), { recursive: true });
    writeFileSync(join(directory, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

const versions = (set: string, react: string, dom: string) => setVersions(directory, set, { react, 'react-dom': dom });

test('a set has the version that is installed under its names', () => {
  expect(versions('react-20', 'react-20', 'react-dom-20').provides).toEqual({ react: '20.0.1', 'react-dom': '20.0.1' });
});

test.each([
  ['react-19', 'react-20', 'react-dom-20', 'react-19: react-20 is React 20.0.1. A set has the name of its major.'],
  ['react-20', 'react-20', 'react-dom-later', 'react 20.0.1 and react-dom 20.0.2 have to be one version'],
  ['react-20', 'react-20', 'react-dom-21', 'react-20: react-dom-21 is not installed.'],
])('%s of %s and %s is refused', (set, react, dom, sentence) => {
  expect(() => versions(set, react, dom)).toThrow(sentence);
});
