import { repository } from '../paths.ts';
import { endsOwned, ownProcess } from '../process/owned-process.ts';

/** A finished command. */
export interface Finished {
  readonly exitCode: number;
  /** Its output, if that was kept. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps the command's output instead of showing it, until it is known whether the command failed. */
  readonly quiet?: boolean;
}

/** Runs a command in the repository's root. It ends with this process. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const { keeper } = ownProcess(command, args, { cwd: repository, env: options.env, shows: !options.quiet });
  let output = '';
  for (const stream of [keeper.stdout, keeper.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    keeper.on('error', reject);
    keeper.on('close', (code) => {
      // A command that was interrupted has no result, and nothing follows it.
      if (!endsOwned()) resolve({ exitCode: code ?? 1, output });
    });
  });
}

/** Runs one of our own scripts, or a library's, with the current Node. */
export const runNode = (args: readonly string[], options?: CommandOptions): Promise<Finished> =>
  runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
