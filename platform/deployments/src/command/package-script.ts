import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { runStep } from '../new/run-step.ts';
import { UserError } from '../user-error.ts';

/** A script of a package: its words, and the environment in which they are found. */
export interface PackageScript {
  readonly command: string;
  readonly args: readonly string[];
  readonly path: string;
}

/** @throws UserError if the folder is no package, or has no such script */
export function packageScript(folder: string, script: 'build' | 'dev'): PackageScript {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing: go to a micro-frontend's folder, or name it.`);
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  const [command, ...args] = (scripts[script] ?? '').split(' ');
  if (!command) throw new UserError(`${file} has no "${script}" script.`);
  return { command, args, path: [...binariesAbove(resolve(folder)), process.env.PATH].join(delimiter) };
}

/** Builds a package for production. @throws UserError with the end of the build's output if it fails */
export async function buildPackage(folder: string): Promise<void> {
  const { command, args, path } = packageScript(folder, 'build');
  const environment = { PATH: path, NODE_ENV: 'production' };
  await runStep({ name: `Building ${folder}`, command, args, cwd: folder, environment });
}

function binariesAbove(folder: string): string[] {
  const own = join(folder, 'node_modules', '.bin');
  return folder === dirname(folder) ? [own] : [own, ...binariesAbove(dirname(folder))];
}
