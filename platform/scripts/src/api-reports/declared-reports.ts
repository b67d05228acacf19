import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { cache, repository } from '../paths.ts';

/** The subject of a report: a package's exposed modules, or its root. */
export interface ReportedPackage {
  /** The folder of the package. */
  readonly packageName: string;
  /** The name by which other packages import a module: `mfe_widgets/button`. */
  readonly importedAs: (module: string) => string;
  /** Module → its file below `src/`. */
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * Reports of a package's modules, generated from the TypeScript sources: the declarations that importers of a module get from the compiler,
 * with the declarations of this package that it refers to.
 * @throws Error with the compiler's messages if the sources do not compile
 */
export function declaredReports(reported: ReportedPackage): Map<string, string> {
  const { packageName, modules } = reported;
  const root = join(repository, packageName);
  const folder = join(cache, 'api-reports', `${packageName}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const project = join(folder, 'tsconfig.json');
    const settings = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: join(folder, 'out'),
        rootDir: repository,
        // Found from the repository, because this file is elsewhere.
        typeRoots: [join(repository, 'node_modules', '@types')],
      },
      include: [],
      files: [...typeFiles(), ...Object.values(modules).map((file) => join(root, 'src', file))],
    };
    writeFileSync(project, JSON.stringify(settings));
    const compiler = join(repository, 'node_modules', '.bin', 'tsc');
    try {
      execFileSync(compiler, ['-p', project], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout } = error as { stdout?: string };
      throw new Error(`The sources of ${packageName} do not compile:\n${stdout || (error as Error).message}`);
    }
    const declared = join(folder, 'out', packageName, 'src');
    return new Map(
      Object.entries(modules).map(([name, file]) => [
        name,
        report(reported.importedAs(name), join(declared, file.replace(/\.ts$/, '.d.ts')), declared),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function typeFiles(): string[] {
  const folder = join(repository, 'types');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

function report(importedAs: string, start: string, declared: string): string {
  const files = reached(start, declared);
  const sections = files.map((file) => {
    const shown = relative(declared, file)
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '');
    return `## ${shown}\n\n\`\`\`ts\n${plain(readFileSync(file, 'utf8'))}\n\`\`\``;
  });
  return [
    `# ${importedAs}`,
    'The exports of the module and the declarations they refer to. Written by `npm run api`; do not edit.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** A declaration file and those of this package that its types refer to; the module itself first, the rest sorted by name. */
function reached(start: string, declared: string): string[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from\s+|import\()['"](\.[^'"]+)['"]/g)) {
      const target = join(dirname(file), path.replace(/\.tsx?$/, '.d.ts'));
      if (target.startsWith(declared) && existsSync(target)) found.add(target);
    }
  }
  const [first = start, ...others] = found;
  return [first, ...others.sort()];
}

function plain(text: string): string {
  return text
    .replace(/^\/\/# sourceMappingURL.*$/gm, '')
    .replace(/^export \{\};$/gm, '')
    .trim();
}
