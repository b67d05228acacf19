import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { examineStore } from '../doctor/examine-store.ts';
import { publish } from '../publish/publish.ts';
import { directoryStore } from '../store/directory-store.ts';
import { buildOf } from '../testing/at-random/builds.ts';
import { historyFaults } from '../testing/at-random/history-faults.ts';
import { interruptedStore } from '../testing/at-random/interrupted-store.ts';
import { commandOf, type TeamStep, take, teamStep } from '../testing/at-random/team-step.ts';
import { missingFiles, openPage } from '../testing/at-random/visit.ts';
import { UserError } from '../user-error.ts';
import { activate } from './activate.ts';
import { currentManifest, revisionPaths, storedAt } from './history.ts';

const DAY_MS = 86_400_000;
/** A page that was open for less may still request its files. */
const PAGE_LIFE_DAYS = 29;

/** Lets several teams work at once on a store of their own. @returns the faults */
async function wrongAfter(teams: readonly (readonly TeamStep[])[], scheduler: fc.Scheduler): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  try {
    const store = directoryStore(folder);
    let clock = Date.UTC(2026, 0, 1);
    const now = () => {
      clock += 1_000;
      return new Date(clock).toISOString();
    };
    const first = await Promise.all(
      (['root', 'mfe_kit', 'mfe_notes'] as const).map((name) => publish(store, buildOf(name, 0), { now, quality: 0 })),
    );
    await activate(
      store,
      first.map(({ publication }) => publication),
      { now },
    );
    const wrong: string[] = [];
    const visits: { at: number; manifests: Awaited<ReturnType<typeof openPage>> }[] = [];
    const look = async () => {
      visits.push({ at: clock, manifests: await openPage(store) });
      for (const { at, manifests } of visits) {
        if (clock - at > PAGE_LIFE_DAYS * DAY_MS) continue;
        for (const path of await missingFiles(store, manifests)) wrong.push(`an open page misses ${path}`);
      }
    };
    // No command takes days: they pass while none is on its way, and no other one begins meanwhile.
    let working = 0;
    let passing: Promise<void> | undefined;
    let idle = Promise.withResolvers<void>();
    const begin = async (days: number) => {
      while (passing) await passing;
      if (days > 0) {
        const passed = Promise.withResolvers<void>();
        passing = passed.promise;
        if (working > 0) await idle.promise;
        clock += days * DAY_MS;
        passing = undefined;
        passed.resolve();
      }
      working += 1;
    };
    const end = () => {
      working -= 1;
      if (working > 0) return;
      idle.resolve();
      idle = Promise.withResolvers<void>();
    };
    const work = async (steps: readonly TeamStep[]) => {
      for (const step of steps) {
        await begin(step.days);
        const opened = interruptedStore(
          directoryStore(folder),
          (call) => scheduler.schedule(Promise.resolve(), call),
          step.killedAt,
        );
        const result = await Promise.race([
          opened.killed,
          take(step, opened.store, now).then(
            () => 'done',
            (error: unknown) => error,
          ),
        ]);
        end();
        if (result instanceof Error && !(result instanceof UserError))
          wrong.push(`${commandOf(step)}: ${result.stack}`);
        await look();
      }
    };
    await scheduler.waitFor(Promise.all(teams.map(work)));
    const after = directoryStore(folder);
    const revisions = await Promise.all((await revisionPaths(after)).map((path) => storedAt(after, path)));
    wrong.push(...historyFaults(revisions));
    // A killed process may have left documents that are older than the store; the doctor mends them.
    await examineStore(after, { repair: true });
    const left = (await examineStore(after))
      .map(({ sentence }) => sentence)
      .filter((one) => !/was never completed|half taken away/.test(one));
    wrong.push(...left);
    const [live] = await openPage(after);
    if (live?.revision !== (await currentManifest(after)).revision)
      wrong.push('browsers read another revision than the newest');
    return [...new Set(wrong)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const commandsOf = (steps: readonly TeamStep[], at: number) =>
  [`team ${at + 1}:`, ...steps.map((step) => `  ${commandOf(step)}`)].join('\n');

/** The same few runs before every change; the wide suite and the soak try new ones, the soak a few at a time, because it comes again. */
function runsOf({ SOAK_SEED, TEST_WIDE }: NodeJS.ProcessEnv): fc.Parameters<unknown> {
  if (SOAK_SEED) return { numRuns: 20 };
  return TEST_WIDE ? { numRuns: 100 } : { numRuns: 6, seed: 47 };
}

// Slow: each run releases some fifteen times, and writes the documents that browsers read each time.
test('teams at once, killed or not: no page misses a file, no activation is lost, nothing that was withdrawn comes back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(teamStep, { maxLength: 12, size: 'max' }), { minLength: 1, maxLength: 3 }),
      fc.scheduler(),
      async (teams, scheduler) => {
        const wrong = await wrongAfter(teams, scheduler);
        if (wrong.length > 0) throw new Error([...teams.map(commandsOf), ...wrong].join('\n'));
      },
    ),
    runsOf(process.env),
  );
});
