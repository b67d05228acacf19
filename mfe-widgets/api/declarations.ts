import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const repository = join(root, '..');

/** Names of the exposed modules: the folders of `src/` with an `index.ts`. */
export function widgets(): string[] {
  return readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src', entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .sort();
}

/** The file of a widget's report. */
export function reportFile(widget: string): string {
  return join(root, 'api', `${widget}.api.md`);
}

/**
 * Reports of all widgets, generated from the TypeScript sources: what the compiler would declare to those who import the
 * module, with the declarations of this package that it leads to.
 * @throws Error with the compiler's sentences when the sources do not compile
 */
export function apiReports(): Map<string, string> {
  const folder = join(repository, '.cache', 'widgets-api', String(process.pid));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const project = join(folder, 'tsconfig.json');
    const names = widgets();
    const settings = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: join(folder, 'out'),
        rootDir: repository,
        // Found from the repository, not from beside this file.
        typeRoots: [join(repository, 'node_modules', '@types')],
      },
      include: [],
      files: [...typeFiles(), ...names.map((name) => join(root, 'src', name, 'index.ts'))],
    };
    writeFileSync(project, JSON.stringify(settings));
    const compiler = join(repository, 'node_modules', '.bin', 'tsc');
    try {
      execFileSync(compiler, ['-p', project], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout } = error as { stdout?: string };
      throw new Error(`The widgets' sources do not compile:\n${stdout || (error as Error).message}`);
    }
    const declared = join(folder, 'out', 'mfe-widgets', 'src');
    return new Map(names.map((name) => [name, report(name, declared)]));
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

function report(name: string, declared: string): string {
  const index = join(declared, name, 'index.d.ts');
  const files = reached(index, declared);
  const sections = files.map((file) => {
    const shown = relative(declared, file)
      .split(sep)
      .join('/')
      .replace(/\.d\.ts$/, '');
    return `## ${shown}\n\n\`\`\`ts\n${plain(readFileSync(file, 'utf8'))}\n\`\`\``;
  });
  return [
    `# mfe_widgets/${name}`,
    'What the module promises to those who import it, and the declarations this leads to. Written by\n`pnpm --filter mfe-widgets run api`; not to be edited.',
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** A declaration file and those of this package that its types lead to; the module itself first, the others by name. */
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
