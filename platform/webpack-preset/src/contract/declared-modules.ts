import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { Contract } from 'deployments/contract';
import { contractOfReport } from './contract-of-report.ts';

/** A module whose declarations are needed. */
export interface DeclaredModule {
  /** `mfe_widgets/button`, `./button`, `shared-session`. */
  readonly request: string;
  /** Its source. */
  readonly file: string;
  /** The folder of its sources, to which the names of types are relative. */
  readonly folder: string;
}

/**
 * The contracts of modules, from the declarations that the compiler emits for their sources. Types of other packages of the repository are
 * part of them, because each build bundles its own copy of their values. A source that does not compile also has declarations; `npm test`
 * reports its errors.
 */
export function contractsOfModules(modules: readonly DeclaredModule[]): Record<string, Contract> {
  const repositories = Object.groupBy(modules, ({ file }) => repositoryOf(file));
  const all = Object.entries(repositories).map(([repository, some = []]) => contractsIn(repository, some));
  return Object.assign({}, ...all);
}

function contractsIn(repository: string, modules: readonly DeclaredModule[]): Record<string, Contract> {
  const out = mkdtempSync(join(realpathSync(tmpdir()), 'declarations-'));
  try {
    emit(
      repository,
      modules.map(({ file }) => file),
      out,
    );
    const placed = (path: string) => join(out, relative(repository, path));
    const importable = sourcesOf(repository);
    const resolve = (request: string) => {
      const source = sourceOf(request, importable);
      return source === undefined ? undefined : placed(source).replace(/\.tsx?$/, '.d.ts');
    };
    return Object.fromEntries(
      modules.map((module): [string, Contract] => {
        const start = placed(module.file).replace(/\.tsx?$/, '.d.ts');
        if (!existsSync(start)) throw new Error(`The compiler emitted no declarations for ${module.file}.`);
        return [module.request, contractOfReport(reportOf(start, placed(module.folder), out, resolve))];
      }),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function emit(repository: string, files: readonly string[], out: string): void {
  const settings = {
    ...(existsSync(join(repository, 'tsconfig.json')) ? { extends: join(repository, 'tsconfig.json') } : {}),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: out,
      rootDir: repository,
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      skipLibCheck: true,
      noCheck: true,
      strict: true,
      types: [],
      paths: sourcesOf(repository),
    },
    include: [],
    files: [...ambientTypes(repository), ...files],
  };
  const project = join(out, 'tsconfig.json');
  mkdirSync(out, { recursive: true });
  writeFileSync(project, JSON.stringify(settings));
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  try {
    execFileSync(process.execPath, [join(dirname(compiler), 'bin', 'tsc'), '-p', project], { stdio: 'pipe' });
  } catch (error) {
    // With type errors it exits with a non-zero status, after everything was emitted.
    if ((error as { status?: number | null }).status == null) throw error;
  }
}

/**
 * Name of a package of this repository → its sources. In node_modules they would count as an external library, for which the compiler emits
 * nothing, and the path by which it finds a file first varies between runs.
 */
function sourcesOf(repository: string): Record<string, string[]> {
  const folders = ['', 'platform'].flatMap((parent) => {
    const inside = join(repository, parent);
    return existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : [];
  });
  const paths: Record<string, string[]> = { 'mfe_widgets/*': [join(repository, 'mfe-widgets/src/*/index.ts')] };
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; exports?: object };
    for (const [request, target] of Object.entries(exports))
      if (name && typeof target === 'string') paths[`${name}${request.slice(1)}`] = [join(folder, target)];
  }
  return paths;
}

/** The types of imports that are not TypeScript, such as style sheets. */
function ambientTypes(repository: string): string[] {
  const folder = join(repository, 'types');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

/** The folder with the workspace file or the compiler's configuration; without either, the packages' common folder. */
function repositoryOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (['pnpm-workspace.yaml', 'tsconfig.json'].some((name) => existsSync(join(folder, name)))) return folder;
  }
  return join(dirname(file), '..', '..', '..');
}

/** The source of a request of another package: `shared-validators/totals`. */
function sourceOf(request: string, importable: Readonly<Record<string, readonly string[]>>): string | undefined {
  for (const [pattern, [target]] of Object.entries(importable)) {
    const [before = '', after] = pattern.split('*');
    if (target === undefined) continue;
    if (after === undefined) {
      if (request === pattern) return target;
    } else if (request.startsWith(before) && request.endsWith(after) && request.length > pattern.length - 1) {
      const source = target.replace('*', request.slice(before.length, request.length - after.length));
      if (existsSync(source)) return source;
    }
  }
  return undefined;
}

/**
 * A declaration file and those that its types refer to, one below the other; the module itself first.
 * @param inside the folder to which their names are relative
 * @param out the folder of all declarations
 * @param resolve the declarations of a module of another package
 */
function reportOf(
  start: string,
  inside: string,
  out: string,
  resolve: (request: string) => string | undefined,
): string {
  const texts = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    if (texts.has(file)) continue;
    const text = withRelativeImports(readFileSync(file, 'utf8'), file, resolve);
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(IMPORTED)) {
      const target = join(dirname(file), path.replace(/\.tsx?$/, '.d.ts'));
      if (!path.startsWith('.') || !target.startsWith(out)) continue;
      if (existsSync(target)) waiting.push(target);
      // A contract with a gap would be taken for a smaller one.
      else if (/\.tsx?$/.test(path)) throw new Error(`The compiler emitted no declarations for ${path} of ${file}.`);
    }
  }
  const sections = [...texts].map(
    ([file, text]) => `## ${pathTo(file, inside).replace(/\.d\.ts$/, '')}\n\n\`\`\`ts\n${plain(text)}\n\`\`\`\n`,
  );
  return sections.join('\n');
}

const IMPORTED = /(?:from\s+|import\(|^import\s+)['"]([^'"]+)['"]/gm;

/** Replaces `shared-client/users` by the path of its emitted declarations. */
function withRelativeImports(text: string, file: string, resolve: (request: string) => string | undefined): string {
  return text.replace(IMPORTED, (whole, path: string) => {
    const target = path.startsWith('.') ? undefined : resolve(path);
    if (!target || !existsSync(target)) return whole;
    const shown = pathTo(target, dirname(file)).replace(/\.d\.ts$/, '.ts');
    return whole.replace(path, shown.startsWith('.') ? shown : `./${shown}`);
  });
}

function pathTo(file: string, folder: string): string {
  return relative(folder, file).split(sep).join('/');
}

function plain(text: string): string {
  return text
    .replace(/^\/\/# sourceMappingURL.*$/gm, '')
    .replace(/^export \{\};$/gm, '')
    .trim();
}
