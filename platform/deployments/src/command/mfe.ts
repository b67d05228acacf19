import { UserError } from '../user-error.ts';
import { type Invocation, invocation, parse, WrongUsage } from './invocation.ts';
import { USAGE, usageOf } from './usage.ts';
import { unknownArgument, VERBS } from './verbs.ts';

/**
 * The command line. Returns the exit code: 0 done, 1 rejected or findings (a sentence on stderr), 2 wrong usage.
 * @param args what follows "mfe"
 * @param print receives each line of the output
 * @param progress receives what is being done, for a person who waits
 */
export async function mfe(
  args: readonly string[],
  print: (line: string) => void = console.log,
  progress: (line: string) => void = () => undefined,
): Promise<number> {
  let asked: Invocation;
  let verb: string | undefined;
  try {
    const parsed = parse(args);
    verb = parsed.positionals[0];
    asked = invocation(parsed, print, progress);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usageOf(args[0])}`);
    return 2;
  }
  if (asked.values.help) {
    print(usageOf(verb));
    return 0;
  }
  const known = verb !== undefined && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!known) {
    console.error(verb ? `There is no "mfe ${verb}".\n\n${USAGE}` : USAGE);
    return 2;
  }
  try {
    const unknown = unknownArgument(known, asked);
    if (unknown !== undefined) throw new WrongUsage(`"mfe ${verb}" takes no ${unknown}.`);
    return await known.run(asked);
  } catch (error) {
    if (error instanceof WrongUsage) {
      console.error(`${error.message}\n\n${usageOf(verb)}`);
      return 2;
    }
    const sentence = sentenceOf(error, asked.values.store);
    if (sentence === undefined) throw error;
    if (asked.values.json) print(JSON.stringify({ refused: sentence }));
    console.error(sentence);
    return 1;
  }
}

/** The message of an error that a person can fix; undefined for a bug, which keeps its stack. */
function sentenceOf(error: unknown, store: string | undefined): string | undefined {
  if (error instanceof UserError) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (!code || !['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'ENOTDIR', 'EISDIR', 'EPERM'].includes(code))
    return undefined;
  // Which folder below the store it was depends on the platform.
  const place = store !== undefined && path?.startsWith(store) ? store : (path ?? 'The store');
  return `${place} cannot be written (${code}). Choose another folder with --store.`;
}
