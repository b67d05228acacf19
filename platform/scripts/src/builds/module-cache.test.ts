import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publishedPackages, repository } from '../paths.ts';

// It builds every package three times.
const wide = process.env.TEST_WIDE ? test : test.skip;

let copy: string;
beforeAll(() => {
  if (!process.env.TEST_WIDE) return;
  // Not below the repository: Tailwind does not read what git ignores.
  copy = mkdtempSync(join(tmpdir(), 'module-cache-'));
  for (const entry of globSync(['{mfe,shared}-*', 'root-config', 'platform', 'types', '*.json', '*.yaml'], {
    cwd: repository,
  })) {
    cpSync(join(repository, entry), join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== 'dist',
    });
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true });
});

function build(options: { readonly keepModules: boolean }): void {
  const module = JSON.stringify(join(copy, 'platform/scripts/src/build-packages.ts'));
  const script = `const { buildPackages } = await import(${module}); await buildPackages(console.log, ${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** File → hash of its content. */
function built(packageName: string): Record<string, string> {
  const folder = join(copy, packageName, 'dist');
  const files = globSync('**/*.*', { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

function builds(): Record<string, Record<string, string>> {
  return Object.fromEntries(publishedPackages.map((packageName) => [packageName, built(packageName)]));
}

const sourcesOf = (packageName: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: join(copy, packageName) })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort()
    .map((file) => join(copy, packageName, file));

function replaceFirst(packageName: string, found: RegExp, replacement: string): boolean {
  const file = sourcesOf(packageName).find((path) => found.test(readFileSync(path, 'utf8')));
  if (file) writeFileSync(file, readFileSync(file, 'utf8').replace(found, replacement));
  return file !== undefined;
}

/** Changes a class, if the package has styles, and otherwise a text. */
function changeOneFile(packageName: string): void {
  const changed =
    replaceFirst(packageName, /className="([a-z]+:)/, 'className="$1mt-[17.5px] $1') ||
    replaceFirst(packageName, /^( +LBL_\w+: ['"])/m, '$1Changed ') ||
    replaceFirst(packageName, /console\.(error|warn)\((['`])/, 'console.$1($2Changed: ');
  if (!changed) throw new Error(`${packageName} has neither a class nor a text that could be changed.`);
}

wide(
  'after one file of each package has changed, a build with kept modules has the bytes of a build from nothing',
  () => {
    build({ keepModules: true });
    const before = builds();
    for (const packageName of publishedPackages) changeOneFile(packageName);
    // Inputs that are no modules of a build: a shared source, a class in a comment, a route.
    replaceFirst('shared-session', /console\.(error|warn)\((['`])/, 'console.$1($2Changed: ');
    appendFileSync(sourcesOf('mfe-timecard').find((file) => file.endsWith('.tsx')) ?? '', '\n// tc:mt-[18.5px]\n');
    const declaration = join(copy, 'mfe-expenses', 'micro-frontend.json');
    writeFileSync(
      declaration,
      readFileSync(declaration, 'utf8').replace('"routes": [', '"routes": [{ "path": "/another" }, '),
    );

    build({ keepModules: true });
    const kept = builds();
    for (const packageName of publishedPackages) expect(kept[packageName]).not.toEqual(before[packageName]);
    rmSync(join(copy, '.cache'), { recursive: true });
    build({ keepModules: false });
    expect(builds()).toEqual(kept);
  },
  1_200_000,
);
