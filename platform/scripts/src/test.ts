import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { playwrightCommand, requireChromium } from './browser.ts';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deploy-packages.ts';
import { missingForLegacy } from './legacy-portal.ts';
import { main } from './main.ts';
import { cache, repository } from './paths.ts';
import { postgresCommands, startPostgres } from './process/postgres.ts';
import { browserFailures, type Failure, unitFailures } from './test-failures.ts';

const PARTS = ['types', 'lint', 'unit', 'postgres', 'browser'] as const;

/** `npm test`: everything; `npm test unit lint`: only those parts. What follows `--` goes to the test runner. */
await main(async () => {
  const separator = process.argv.indexOf('--', 2);
  const named = process.argv.slice(2, separator < 0 ? undefined : separator);
  const passedOn = separator < 0 ? [] : process.argv.slice(separator + 1);
  const unknown = named.find((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown) throw new UserError(`"${unknown}" is no part of the tests. Parts: ${PARTS.join(', ')}.`);
  const parts: readonly string[] = named.length ? named : PARTS;

  const results = join(cache, 'test', 'results');
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const counts: Record<string, Count> = {};
  const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

  if (parts.includes('types')) {
    heading('Type check');
    if (await run(bin('tsc'), ['-p', 'tsconfig.json'])) return 1;
  }
  if (parts.includes('lint')) {
    heading('Lint');
    if (await run(bin('biome'), ['check', '--diagnostic-level=error', '.'])) return 1;
  }
  if (parts.includes('unit')) {
    heading('Unit tests');
    counts.unit = await unit(join(results, 'unit.json'), passedOn);
  }
  if (parts.includes('postgres')) {
    heading('reference-api on a real PostgreSQL');
    const commands = postgresCommands();
    if (commands) {
      const postgres = await startPostgres(commands);
      try {
        const env = { TEST_DATABASE_URL: postgres.url };
        counts.postgres = await unit(join(results, 'postgres.json'), ['reference-api', ...passedOn], env);
      } finally {
        await postgres.close();
      }
    } else {
      console.log('\n!!! PostgreSQL missing: the API is tested on PGlite only. apt-get install postgresql\n');
    }
  }
  if (parts.includes('browser')) {
    heading('Browser tests');
    const missing = missingForLegacy();
    if (missing.length) {
      console.log(
        `\n!!! ${missing.join(' and ')} missing: the tests on real JSP pages do NOT run. apt-get install ${missing.join(' ')}\n`,
      );
    }
    const chromium = requireChromium(console.log);
    await buildPackages(console.log);
    await deployPackages(join(cache, 'test', 'store'), console.log);
    const browserTests = async (room: string, file: string, env: Record<string, string> = {}) => {
      const config = join(repository, room, 'playwright.config.ts');
      const code = await run(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', playwrightCommand(), 'test', '-c', config, ...passedOn],
        { ...(chromium ? { CHROMIUM: chromium } : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
      );
      return orFailed(await browserCount(file), code);
    };
    counts.browser = await browserTests('e2e', join(results, 'browser.json'));
    // Names after `--` mean the product's journeys; the loader's and the widgets' tests run from their own rooms then.
    if (passedOn.length === 0) {
      heading('Loading, and its faults');
      counts.loading = await browserTests('root-config', join(results, 'loading.json'), { ROOT_BUILT: '1' });
      heading('Widgets, story by story');
      const file = join(results, 'widgets.json');
      const code = await run(process.execPath, [join(repository, 'mfe-widgets', 'test', 'run-browser-tests.ts')], {
        ...(chromium ? { CHROMIUM: chromium } : {}),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      });
      counts.widgets = orFailed(await browserCount(file), code);
    }
  }

  // Thousands of lines stand between a failure and the end; whoever reads only the end needs its name.
  for (const [part, count] of Object.entries(counts)) {
    for (const { title, reason } of count.failures) {
      console.log(`\n✘ ${part}: ${title}\n${reason.replace(/^/gm, '    ')}`);
    }
  }
  console.log('');
  let failed = 0;
  for (const [part, count] of Object.entries(counts)) {
    console.log(
      `${part}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`,
    );
    failed += count.failed + (count.passed === 0 ? 1 : 0);
  }
  return failed ? 1 : 0;
});

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

async function unit(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const code = await run(process.execPath, [...flags, jest, '--json', `--outputFile=${file}`, ...args], env);
  return orFailed(await unitCount(file), code);
}

/** A runner that failed although every test it counted passed (a broken file, an error outside of tests) is a failure too. */
function orFailed(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** What jest counted; a run that wrote nothing failed as a whole. */
async function unitCount(file: string): Promise<Count> {
  const result = await readJson(file);
  if (!result) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const brokenFiles = Number(result.numRuntimeErrorTestSuites ?? 0);
  return {
    passed: Number(result.numPassedTests ?? 0),
    failed: Number(result.numFailedTests ?? 0) + brokenFiles,
    skipped: Number(result.numPendingTests ?? 0),
    failures: unitFailures(result),
  };
}

/** What Playwright counted; a flaky test is a failed one. */
async function browserCount(file: string): Promise<Count> {
  const report = await readJson(file);
  const stats = report?.stats as Record<string, number> | undefined;
  if (!stats) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
    failures: browserFailures(report),
  };
}

async function readJson(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function heading(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);
}

async function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, [...args], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
