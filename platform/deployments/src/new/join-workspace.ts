import { UserError } from '../user-error.ts';

/** The text of `pnpm-workspace.yaml` with the package added after the last micro-frontend. */
export function workspaceWith(yaml: string, packageName: string): string {
  const lines = yaml.split('\n');
  const start = lines.findIndex((line) => /^packages:\s*$/.test(line));
  if (start < 0) throw new UserError('pnpm-workspace.yaml has no list of packages to add to.');
  let last = start;
  let at = start + 1;
  while (/^\s+- /.test(lines[at] ?? '')) {
    if (/^\s+- ["']?mfe-/.test(lines[at] ?? '')) last = at;
    at += 1;
  }
  lines.splice((last === start ? at - 1 : last) + 1, 0, `  - ${packageName}`);
  return lines.join('\n');
}

interface RestrictedImports {
  readonly group: string[];
  message?: string;
}

interface LintOverride {
  readonly includes: string[];
  readonly linter?: {
    readonly rules?: {
      readonly style?: {
        readonly noRestrictedImports?: { readonly options?: { readonly patterns?: RestrictedImports[] } };
      };
    };
  };
}

/**
 * The text of `biome.json` with the new package in its import table (ARCHITECTURE.md, "Packages"): nobody may import it, and it
 * may import what any other micro-frontend may.
 */
export function lintTableWith(json: string, packageName: string): string {
  const settings = JSON.parse(json) as { overrides?: LintOverride[] };
  const overrides = settings.overrides ?? [];
  const isMicroFrontend = ({ includes }: LintOverride) => /^mfe-(?!widgets)[a-z-]+\/src\/\*\*$/.test(includes[0] ?? '');
  const pattern = overrides.findLast(isMicroFrontend);
  if (!pattern) throw new UserError('biome.json has no import table of a micro-frontend to go by.');
  const other = pattern.includes[0]?.split('/')[0] ?? '';
  const alike = overrides.filter(({ includes }) => includes[0]?.startsWith(`${other}/src/`));
  const own = alike.map((one) => {
    const copy = JSON.parse(JSON.stringify(one).replaceAll(other, packageName)) as LintOverride;
    // The copied table lists the siblings of the other one; ours lists the other one, too.
    for (const { group } of patternsOf(copy)) if (namesMicroFrontends(group)) group.push(other, `${other}/**`);
    return copy;
  });
  for (const one of overrides) {
    for (const { group } of patternsOf(one))
      if (namesMicroFrontends(group)) group.push(packageName, `${packageName}/**`);
  }
  return `${JSON.stringify({ ...settings, overrides: [...overrides, ...own] }, undefined, 2)}\n`;
}

function patternsOf(one: LintOverride): readonly RestrictedImports[] {
  return one.linter?.rules?.style?.noRestrictedImports?.options?.patterns ?? [];
}

function namesMicroFrontends(group: readonly string[]): boolean {
  return group.some((entry) => /^mfe-[a-z-]+$/.test(entry));
}
