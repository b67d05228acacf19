import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Windows has no groups of processes. */
const OWN_GROUP = process.platform !== 'win32';

/** Checks types in a process of its own, beside the development server's builds, which leave types out. */
export class TypeCheck {
  readonly #folder: string | undefined;
  readonly #listeners = new Set<(errors: readonly string[]) => void>();
  #running: ChildProcess | undefined;
  #errors: readonly string[] = [];

  /** @param directory a package; the nearest tsconfig.json, its own or one above, says which files are checked */
  constructor(directory: string) {
    this.#folder = configured(directory);
    process.once('exit', () => this.end());
  }

  /** Checks the files as they are now; an earlier check that still runs is ended. */
  start(): void {
    this.end();
    if (!this.#folder) return;
    const args = ['--noEmit', '-p', this.#folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile'];
    const record = join(this.#folder, 'node_modules', '.cache', 'types.tsbuildinfo');
    const check = spawn(process.execPath, [compiler(), ...args, record], {
      cwd: this.#folder,
      detached: OWN_GROUP,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running = check;
    let output = '';
    check.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    check.on('close', () => {
      if (this.#running !== check) return;
      this.#running = undefined;
      this.#errors = typeErrors(output);
      for (const listen of this.#listeners) listen(this.#errors);
    });
  }

  /** Ends a check that still runs. */
  end(): void {
    if (this.#running) endAll(this.#running);
    this.#running = undefined;
  }

  /** Calls back with the errors of the last check, and of each one from now on. @returns a function that ends this */
  subscribe(listen: (errors: readonly string[]) => void): () => void {
    this.#listeners.add(listen);
    listen(this.#errors);
    return () => this.#listeners.delete(listen);
  }
}

/** Ends a compiler with the program that it has started: that of TypeScript 7 starts a native one, and waits for it in older Node.js. */
function endAll({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The errors in the compiler's output; the lines that explain an error are indented. */
export function typeErrors(output: string): readonly string[] {
  return output
    .split(/\r?\n(?!\s)/)
    .map((error) => error.trimEnd())
    .filter((error) => / ?error TS\d+: /.test(error));
}

/** What the terminal says after a check; undefined if types were right before, and still are. */
export function typesInWords(errors: readonly string[], before: readonly string[]): string | undefined {
  if (errors.length > 0) return `Types:\n${errors.join('\n')}`;
  return before.length > 0 ? 'Types: right again.' : undefined;
}

function configured(directory: string): string | undefined {
  if (existsSync(join(directory, 'tsconfig.json'))) return directory;
  const above = dirname(directory);
  return above === directory ? undefined : configured(above);
}

function compiler(): string {
  return join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
}
