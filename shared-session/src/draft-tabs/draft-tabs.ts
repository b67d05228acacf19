import { randomId } from 'shared-client/random-id';

/** A page that is being reloaded gives its lock back within this, milliseconds; a duplicated tab does not. */
const HANDED_OVER_MS = 2000;

/** The tabs of this browser, as far as drafts of one kind are concerned. */
export interface DraftTabs {
  /** This tab's name; the same after a reload, another one in a duplicate of the tab. */
  readonly own: () => Promise<string>;
  /** Names of the open tabs, this one included. Empty without Web Locks. */
  readonly living: () => Promise<ReadonlySet<string>>;
}

/**
 * Which tab a draft belongs to. Each tab writes a draft of its own, so that two tabs never overwrite one another; a tab that is gone leaves
 * its draft to the next tab that opens the same item. A tab proves that it lives by holding a Web Lock, which the browser takes from it
 * when it crashes.
 *
 * @param kind the kind of item the drafts are of; part of the names kept in the browser, so it does not change from version to version
 */
export function draftTabs(kind: string): DraftTabs {
  const storedName = `${kind}.draft-tab`;
  const lockPrefix = `${kind}-draft-tab/`;
  let claimed: Promise<string> | null = null;

  async function claim(): Promise<string> {
    const before = stored(storedName);
    if (before && (await hold(`${lockPrefix}${before}`, AbortSignal.timeout(HANDED_OVER_MS)))) return before;
    const name = randomId();
    // No other tab wants this lock, so wait for it however long a busy browser takes: without it, this tab would look closed.
    await hold(`${lockPrefix}${name}`);
    try {
      sessionStorage.setItem(storedName, name);
    } catch {
      // Storage is blocked: after a reload this counts as another tab, which finds the draft as one left behind.
    }
    return name;
  }

  return {
    own() {
      claimed ??= claim();
      return claimed;
    },
    async living() {
      if (!navigator.locks) return new Set();
      const { held = [] } = await navigator.locks.query();
      return new Set(held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])));
    },
  };
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Holds a lock for as long as this page lives. @returns false when another page still has it once `until` aborts */
function hold(lock: string, until?: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(lock, until ? { signal: until } : {}, held).catch(() => resolve(false));
  });
}
