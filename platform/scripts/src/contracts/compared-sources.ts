import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from 'deployments';
import { contractsOfModules } from 'webpack-preset/contracts';
import { repository } from '../paths.ts';
import { consumedBy } from './consumed-contract.ts';

/**
 * A module before and after a change. `other.ts` is next to it, and the package `values` beside its own; if only that changes, the module
 * has no second source.
 */
export type Change = readonly [
  what: string,
  before: string,
  after?: string | undefined,
  said?: string | undefined,
  values?: readonly [before: string, after: string],
];

/** The packages that modules may import. */
const INSTALLED = { react: 'mfe-widgets', '@types': 'mfe-widgets', zustand: 'mfe-widgets', valibot: 'shared-client' };

/** The findings of the gate about changes of a provider, while a consumer of all its names is live. */
export function findingsOf(changes: readonly Change[]) {
  let contracts: ReturnType<typeof contractsOfModules> | undefined;
  // The compiler runs once for all of them.
  const compiled = () => {
    contracts ??= declared(changes);
    return contracts;
  };
  return {
    compiled: () => Object.keys(compiled()).length,
    of(at: number) {
      const [before, after] = [compiled()[`${at}-0`], compiled()[`${at}-1`]];
      if (!before || !after) throw new Error('No contract was read.');
      const found = consumedBy({ builtAgainst: before, now: before }, { builtAgainst: before, now: after });
      return check(found.candidate, found.live, found.facts);
    },
  };
}

function declared(changes: readonly Change[]) {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  try {
    write(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "target": "es2023", "module": "preserve" } }');
    mkdirSync(join(folder, 'node_modules'));
    for (const [name, user] of Object.entries(INSTALLED))
      symlinkSync(join(repository, user, 'node_modules', name), join(folder, 'node_modules', name));
    const modules = changes.flatMap(([, before, after = before, , values], at) =>
      [before, after].map((code, side) => {
        const request = `${at}-${side}`;
        const inside = join(folder, request);
        const theirs = `values-${request}`;
        mkdirSync(inside);
        write(join(inside, 'index.ts'), code.replaceAll("'values'", `'${theirs}'`));
        write(join(inside, 'other.ts'), 'export const x: 1 = 1;\n');
        write(join(inside, 'another.ts'), 'export const y: 1 = 1;\n');
        write(join(inside, 'more.ts'), 'export const x: 1 = 1;\nexport const y: 1 = 1;\n');
        if (values) {
          mkdirSync(join(folder, theirs));
          write(join(folder, theirs, 'package.json'), JSON.stringify({ name: theirs, exports: { '.': './index.ts' } }));
          write(join(folder, theirs, 'index.ts'), values[side] ?? '');
        }
        return { request, file: join(inside, 'index.ts'), folder: inside };
      }),
    );
    return contractsOfModules(modules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
}
