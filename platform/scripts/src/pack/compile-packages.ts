import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from 'deployments';
import { repository } from '../paths.ts';
import { packedPackages } from './packed-packages.ts';

/** Files of `src/` that other teams do not need. */
const LEFT_OUT = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/*.stories.ts', '**/*.stories.tsx'];

/**
 * Compiles the packages' sources into `FOLDER/PACKAGE/lib`: JavaScript, declarations, and copies of files that are not TypeScript.
 * @throws UserError with the compiler's messages
 */
export function compilePackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const out = join(folder, 'compiled');
  const sources = Object.values(packedPackages).map((place) => join(repository, place, 'src'));
  const settings = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      outDir: out,
      rootDir: repository,
      // The same target to which the preset compiles a micro-frontend's own sources.
      target: 'ES2023',
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(repository, 'node_modules', '@types')],
    },
    include: [...sources, join(repository, 'types')],
    exclude: LEFT_OUT.flatMap((left) => sources.map((source) => join(source, left))),
  };
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(settings));
  try {
    execFileSync(join(repository, 'node_modules', '.bin', 'tsc'), ['-p', project], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new UserError(`${(error as { stdout?: string }).stdout ?? error}\n\nThe packages do not compile.`);
  }
  for (const [name, place] of Object.entries(packedPackages)) {
    const lib = join(folder, name, 'lib');
    cpSync(join(out, place, 'src'), lib, { recursive: true });
    cpSync(join(repository, place, 'src'), lib, {
      recursive: true,
      filter: (path) => (!/\.tsx?$/.test(path) || path.endsWith('.d.ts')) && basename(path) !== 'node_modules',
    });
  }
}
