import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Served {
  readonly url: string;
  /** Puts so many engagements into the database, with eight timecards each that wait for the manager. @returns how many wait */
  insertPending(engagements: number): Promise<number>;
  /** Mails the digest of an approver to an address. @returns the number of mails: none if nothing waits */
  mailDigest(userName: string, email: string): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds for starting a portal and ending it again, together: both take long on a machine that has much else to do. */
const SERVED_WITHIN_MS = 180_000;

const script = join(import.meta.dirname, '..', '..', 'platform', 'scripts', 'src', 'testing', 'serve-for-tests.ts');

/** Starts a portal of its own, with a database in memory, for the tests of one process. */
export async function serve(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Served> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  /** The portal's output after a word, once there is any. */
  const saidAfter = async (word: 'ready' | 'pending' | 'digest'): Promise<string | undefined> => {
    for await (const line of createInterface(child.stdout)) {
      const [first, said] = line.split(' ');
      if (first !== word || !said) continue;
      child.stdout.resume();
      return said;
    }
    return undefined;
  };
  const url = await saidAfter('ready');
  if (!url) throw new Error('The portal for the tests ended before it was ready; its output above says why.');
  const ask = async (word: 'pending' | 'digest', ...words: readonly (string | number)[]): Promise<number> => {
    const answer = saidAfter(word);
    child.stdin.write(`${[word, ...words].join(' ')}\n`);
    const said = await answer;
    if (!said) throw new Error('The portal for the tests ended; its output above says why.');
    return Number(said);
  };
  return {
    url,
    insertPending: (engagements) => ask('pending', engagements),
    mailDigest: (userName, email) => ask('digest', userName, email),
    async close() {
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** The worker fixture `served`: one portal for each test process, started with these arguments. */
export function servedFixture(...args: readonly string[]) {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use: (served: Served) => Promise<void>): Promise<void> => {
      const served = await serve(args);
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: SERVED_WITHIN_MS },
  ] satisfies [unknown, { scope: 'worker'; timeout: number }];
}
