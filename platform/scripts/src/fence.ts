import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTable } from './fence/architecture-table.ts';
import { checkFence } from './fence/check-fence.ts';
import { main } from './main.ts';
import { repository } from './paths.ts';

/**
 * `npm run fence`: checks all imports against the table of `fence/import-table.ts`, and ARCHITECTURE.md's copy of the table. `--write`
 * writes the copy.
 */
await main(async () => {
  const file = join(repository, 'ARCHITECTURE.md');
  const document = await readFile(file, 'utf8');
  const wanted = withTable(document);
  const findings = await checkFence(repository, trackedFiles());
  if (process.argv.includes('--write')) await writeFile(file, wanted);
  else if (document !== wanted)
    findings.push('ARCHITECTURE.md: its table is stale. Write it: npm run fence -- --write');
  for (const finding of findings) console.error(finding);
  if (findings.length) console.error(`\n${findings.length} findings`);
  return findings.length ? 1 : 0;
});

/** The files that git tracks or would add. Builds and data are left out. */
function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return list.split('\0').filter((path) => path !== '' && existsSync(join(repository, path)));
}
