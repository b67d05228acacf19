import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exposedModules, pageScripts } from './exposed-modules.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'package-')), 'mfe-a');
  mkdirSync(directory);
});
afterEach(() => rmSync(dirname(directory), { recursive: true }));

function writePackage(activation: object, ...files: string[]): void {
  writeFileSync(join(directory, 'micro-frontend.json'), JSON.stringify({ name: 'mfe_a', ...activation }));
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), '');
  }
}

test('an activated module is found in src/mount, else in the folder of its name', () => {
  writePackage(
    { applications: [{ module: './add-time' }], elements: [{ module: './recovery' }, { module: './add-time' }] },
    'src/mount/add-time.tsx',
    'src/recovery/index.ts',
  );
  expect(exposedModules({ directory })).toEqual({
    './add-time': './src/mount/add-time.tsx',
    './recovery': './src/recovery/index.ts',
  });
});

test('folders with an index are exposed where that is asked for, others are not', () => {
  writePackage({}, 'src/time-input/index.ts', 'src/internal/helper.ts', 'src/mount.ts');
  expect(exposedModules({ directory, exposeFolders: true })).toEqual({ './time-input': './src/time-input/index.ts' });
});

test('the files may be those of another package, with the declaration of this one', () => {
  writePackage(
    { elements: [{ module: './clock' }] },
    '../sources/src/clock/index.ts',
    '../sources/src/button/index.ts',
  );
  expect(exposedModules({ directory, sources: '../sources' })).toEqual({ './clock': './src/clock/index.ts' });
  expect(exposedModules({ directory, sources: '../sources', exposeFolders: true })).toEqual({
    './button': './src/button/index.ts',
    './clock': './src/clock/index.ts',
  });
});

test('an activated module without a file is an error that names the paths', () => {
  writePackage({ applications: [{ module: './gone' }] });
  expect(() => exposedModules({ directory })).toThrow(/activates "\.\/gone".*src\/mount\/gone\.tsx/);
});

test('a package that exposes nothing is an error', () => {
  writePackage({});
  expect(() => exposedModules({ directory })).toThrow(/activates nothing/);
});

test('each of several pages, and each element beside them, is a script of its own; one page, and parts of every page, are not', () => {
  const page = (module: string) => ({ module, routes: [{ path: '/a' }] });
  const elements = [{ module: './look' }];
  writePackage({ applications: [page('./home'), page('./list'), { module: './footer' }], elements });
  expect(pageScripts(directory)).toEqual({ home: ['./home'], list: ['./list'], look: ['./look'] });
  writePackage({ applications: [page('./home'), { module: './footer' }], elements });
  expect(pageScripts(directory)).toEqual({});
});
