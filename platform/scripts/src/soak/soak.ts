import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from 'deployments';
import { buildPackages } from '../build-packages.ts';
import { deployPackages } from '../deployment/deploy-packages.ts';
import { main } from '../main.ts';
import { cache, repository } from '../paths.ts';
import { postgresCommands, startPostgres } from '../process/postgres.ts';
import { runNode } from '../test-run/run-command.ts';
import { type Finding, findingsByPath, findingsOf, storeFindings } from './findings.ts';
import { inOrder, type PropertyFile } from './order.ts';

/**
 * `npm run soak -- --minutes 30` runs the files with property tests again and again, each time with a new seed, and stores what fails in
 * `.cache/soak`; words after it choose files by a part of their paths. `--repeat FILE --seed N` fails in the same way as a finding. `--person`
 * walks through the portal instead, as a person does (`e2e/walks`).
 */
const folder = join(cache, 'soak');

/** Files for one run of Jest, which takes two seconds to start. */
const FILES_AT_ONCE = 8;

function options(): { minutes: number; repeat?: string; seed?: number; person: boolean; parts: readonly string[] } {
  const { values, positionals: parts } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      repeat: { type: 'string' },
      seed: { type: 'string' },
      person: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes ?? 30);
  if (!(minutes > 0)) throw new UserError(`--minutes is a number above 0, not "${values.minutes}".`);
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && !Number.isInteger(seed)) throw new UserError(`--seed is an integer, not "${values.seed}".`);
  const { person } = values;
  return {
    minutes,
    person,
    parts,
    ...(values.repeat && { repeat: values.repeat }),
    ...(seed !== undefined && { seed }),
  };
}

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** @param parts parts of their paths, one of which each has; none for all */
function propertyFiles(parts: readonly string[]): readonly PropertyFile[] {
  const exclude = ['**/node_modules', '**/dist', '**/.cache', '**/templates'];
  const files = globSync('**/*.test.{ts,tsx}', { cwd: repository, exclude })
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .filter((path) => /from 'fast-check'/.test(readFileSync(join(repository, path), 'utf8')))
    .map((path) => ({ path, changed: statSync(join(repository, path)).mtimeMs }));
  if (files.length === 0) throw new UserError(`No file with properties has ${parts.join(' or ')} in its path.`);
  return files;
}

/** Runs test files with a seed. */
async function run(paths: readonly string[], seed: number, quiet: boolean): Promise<readonly Finding[]> {
  const temporary = await mkdtemp(join(tmpdir(), 'portal-soak-'));
  try {
    const report = join(temporary, 'report.json');
    const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
    const { output } = await runNode(
      ['--experimental-vm-modules', jest, '--json', `--outputFile=${report}`, '--runTestsByPath', ...paths],
      { quiet, env: { SOAK_SEED: String(seed) } },
    );
    const text = await readFile(report, 'utf8').catch(() => {
      throw new UserError(`Jest wrote no report.\n${output}`);
    });
    return findingsOf(JSON.parse(text), repository, seed);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const describe = ({ title, path, counterexample, repeat }: Finding): string =>
  `✘ ${title} (${path})\n  ${counterexample.replaceAll('\n', '\n  ')}\n  ${repeat}`;

async function soak(minutes: number, parts: readonly string[]): Promise<number> {
  const until = Date.now() + minutes * 60_000;
  const files = propertyFiles(parts);
  const found: Finding[] = [];
  let runs = 0;
  while (Date.now() < until) {
    const paths = inOrder(files, findingsByPath(folder)).map(({ path }) => path);
    for (let at = 0; at < paths.length && Date.now() < until; at += FILES_AT_ONCE) {
      const some = paths.slice(at, at + FILES_AT_ONCE);
      const findings = await run(some, newSeed(), true);
      storeFindings(folder, findings);
      for (const finding of findings) console.log(describe(finding));
      found.push(...findings);
      runs += some.length;
    }
  }
  console.log(
    `${runs} runs of ${files.length} files: ${found.length} failures${found.length ? `, in ${folder}` : ''}.`,
  );
  return found.length > 0 ? 1 : 0;
}

/** Walks on fresh builds, in a database of PostgreSQL where it is installed. @returns the exit code */
async function walk(minutes: number, seed: number | undefined): Promise<number> {
  await buildPackages(console.log, { keepModules: true });
  await deployPackages(join(cache, 'test', 'store'), console.log);
  const commands = postgresCommands();
  const postgres = commands ? await startPostgres(commands) : undefined;
  try {
    const walks = join(repository, 'e2e', 'walks', 'main.ts');
    const words = seed === undefined ? ['--minutes', String(minutes)] : ['--seed', String(seed)];
    return (await runNode([walks, ...words], { env: { TEST_POSTGRES_URL: postgres?.url } })).exitCode;
  } finally {
    await postgres?.close();
  }
}

await main(async () => {
  const { minutes, repeat, seed, person, parts } = options();
  if (person) return walk(minutes, seed);
  if (repeat === undefined) return soak(minutes, parts);
  return (await run([repeat], seed ?? newSeed(), false)).length > 0 ? 1 : 0;
});
