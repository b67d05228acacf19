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
import { repositoryOf, sourceOf, sourcesOf } from './package-sources.ts';

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

/** The types of imports that are not TypeScript, such as style sheets. */
function ambientTypes(repository: string): string[] {
  const folder = join(repository, 'types');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
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
