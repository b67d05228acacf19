import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Name of a package of this repository → its sources. In node_modules they would count as an external library, for which the compiler emits
 * nothing, and the path by which it finds a file first varies between runs.
 */
export function sourcesOf(repository: string): Record<string, string[]> {
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

/** The source of a request of another package: `shared-validators/totals`. */
export function sourceOf(request: string, importable: Readonly<Record<string, readonly string[]>>): string | undefined {
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

/** The folder with the workspace file or the compiler's configuration; without either, the packages' common folder. */
export function repositoryOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (['pnpm-workspace.yaml', 'tsconfig.json'].some((name) => existsSync(join(folder, name)))) return folder;
  }
  return join(dirname(file), '..', '..', '..');
}
