import { spawn } from 'node:child_process';
import { UserError } from '../user-error.ts';

export interface Step {
  /** As in "Installing failed". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command. @throws UserError with the end of its output if it fails */
export async function runStep({ name, command, args, cwd, environment }: Step): Promise<void> {
  const child = spawn(command, [...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) =>
      reject(new UserError(`${name} failed: ${command} could not be started (${error.message}).`)),
    );
    child.on('exit', resolve);
  });
  if (code !== 0) throw new UserError(`${output.trimEnd().split('\n').slice(-25).join('\n')}\n\n${name} failed.`);
}
