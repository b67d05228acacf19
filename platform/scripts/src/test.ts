import { main, shutdownSignal } from './main.ts';
import { endOwned } from './process/owned-process.ts';
import { whenStarterEnds } from './process/starters.ts';
import { startPlan } from './test-run/plan.ts';
import { readWords } from './test-run/read-words.ts';
import { rejectWideOnly } from './test-run/wide-only.ts';

/**
 * `npm test`: everything that runs before each change lands. `npm run test:all` (`--all`): the wide suite as well. `npm test unit lint`:
 * only those parts. Further arguments go to the test runners.
 */
await main(async () => {
  const interrupt = async (exitCode: number) => {
    await endOwned();
    console.error('\nInterrupted. Everything that was started has ended.');
    process.exit(exitCode);
  };
  void shutdownSignal().then((signal) => interrupt(signal === 'SIGINT' ? 130 : 143));
  whenStarterEnds(() => void interrupt(143));
  const words = readWords(process.argv.slice(2));
  await rejectWideOnly(words);
  return startPlan(words);
});
