import { tabScope } from './tab-channel.ts';

/** A tab that waits longer than this refreshes on its own: a hung tab must not hang the other tabs. */
const LONGEST_WAIT_MS = 20_000;
/** The time that other tabs can see a refreshed token's sequence; by then the channel has delivered the token. */
const MARKED_MS = 30_000;

const LEAVING = ['beforeunload', 'pagehide'] as const;

let unmark: (() => void) | undefined;

/** Whether there are tabs, and Web Locks between them (secure contexts only). */
export function hasTabLocks(): boolean {
  return typeof document !== 'undefined' && navigator.locks !== undefined;
}

/**
 * Runs `work` in one tab at a time. A tab that waits in vain, or gets no locks at all (an opaque origin), runs without one: a second
 * refresh is better than none.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    return work();
  };
  try {
    return await navigator.locks.request(tabScope(), { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, run);
  } catch (error) {
    if (hasStarted) throw error;
    return run();
  }
}

/**
 * Lets other tabs see, by a shared lock that carries the number in its name, that this tab holds a token of this sequence. Unlike a
 * message, a lock can still be seen by the tab whose turn comes next.
 */
export function markSequence(sequence: number): Promise<void> {
  unmark?.();
  // A page with a held lock cannot be kept for "back"; the mark is not worth that. Firefox decides before `pagehide`.
  for (const type of LEAVING) addEventListener(type, takeMarkAway);
  return new Promise((marked) => {
    const held = new Promise<void>((resolve) => {
      const timer = setTimeout(takeMarkAway, MARKED_MS);
      unmark = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    navigator.locks
      .request(markPrefix() + sequence, { mode: 'shared' }, () => {
        marked();
        return held;
      })
      .catch(() => marked());
  });
}

function takeMarkAway(): void {
  for (const type of LEAVING) removeEventListener(type, takeMarkAway);
  unmark?.();
}

/** The greatest sequence any tab has marked; 0 where none has. */
export async function greatestMark(): Promise<number> {
  const prefix = markPrefix();
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const sequences = held.map(({ name = '' }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0));
  return Math.max(0, ...sequences.filter(Number.isSafeInteger));
}

function markPrefix(): string {
  return `${tabScope()}:held:`;
}
