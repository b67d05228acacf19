import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { UserError } from 'deployments';

/** What packages are checked with, of the registry: nothing else of this repository needs it. */
const CHECKS = [
  ['publint@0.3.25', '--strict'],
  // ES modules only. A style sheet has no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', 'theme.css'],
] as const;

/**
 * Checks the packed files as their users' tools see them.
 * @returns a line for each: its name and size
 * @throws UserError with the findings
 */
export function checkPacked(files: readonly string[]): string[] {
  return files.map((file) => {
    for (const [tool, ...options] of CHECKS) {
      const { status, stdout, stderr } = spawnSync('npx', ['--yes', tool, file, ...options], { encoding: 'utf8' });
      if (status !== 0) throw new UserError(`${basename(file)}, by ${tool}:\n\n${stdout}${stderr}`);
    }
    return `${basename(file)}: ${(statSync(file).size / 1000).toFixed(1)} kB`;
  });
}
