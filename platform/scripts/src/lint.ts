import { join } from 'node:path';
import { main } from './main.ts';
import { repository } from './paths.ts';
import { runCommand } from './test-run/run-command.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

const CHECKS: readonly Check[] = [
  { name: 'style and rules (biome)', command: bin('biome'), args: ['check', '--diagnostic-level=error', '.'] },
  { name: 'imports (fence)', command: process.execPath, args: [join(import.meta.dirname, 'fence.ts')] },
  {
    name: 'browsers (browserslist)',
    command: process.execPath,
    args: [join(import.meta.dirname, 'browsers', 'check.ts')],
  },
  { name: 'what nobody uses (knip)', command: bin('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

/** `npm run lint`: runs all checks in parallel; each prints all of its findings. */
await main(async () => {
  const results = await Promise.all(
    CHECKS.map(async (check) => {
      const start = performance.now();
      const { exitCode, output } = await runCommand(check.command, check.args, { quiet: true });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${exitCode === 0 ? '✔' : '✘'} ${check.name}, ${seconds} s`);
      return { exitCode, output };
    }),
  );
  const failed = results.filter(({ exitCode }) => exitCode !== 0);
  for (const { output } of failed) console.log(`\n${output.trimEnd()}`);
  return failed.length ? 1 : 0;
});
