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
