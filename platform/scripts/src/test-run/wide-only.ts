import { UserError } from 'deployments';
import { browserCommand } from './parts.ts';
import type { TestWords } from './read-words.ts';
import { runNode } from './run-command.ts';

/**
 * Ends a run that would build for minutes and find no test, because the named file only has tests of the wide suite.
 *
 * @param count counts the browser tests that the runner's arguments name; starting Playwright for that takes a second
 * @throws {UserError} with the command that runs them
 */
export async function rejectWideOnly({ parts, all, passedOn }: TestWords, count = countTests): Promise<void> {
  if (all || passedOn.length === 0 || parts.size !== 1 || !parts.has('browser')) return;
  if ((await count(passedOn, '')) > 0 || (await count(passedOn, '1')) === 0) return;
  const named = passedOn.join(' ');
  throw new UserError(`"${named}" names tests of the wide suite only. Run them: npm run test:all browser -- ${named}`);
}

/** The number of browser tests that match the runner's arguments. */
async function countTests(passedOn: readonly string[], wide: '' | '1'): Promise<number> {
  const { output } = await runNode([...browserCommand(), '--list', ...passedOn], {
    quiet: true,
    env: { TEST_WIDE: wide },
  });
  return Number(/^Total: (\d+) test/m.exec(output)?.[1] ?? 0);
}
