/**
 * Which tab a draft belongs to. A tab that is gone leaves its draft to whoever opens the report next. A tab proves that it lives by
 * holding a Web Lock, which the browser takes from it when it crashes.
 */
const NAME = 'expense.draft-tab';
const LOCK = 'expense-draft-tab/';
/** A page that is being reloaded gives its lock back within this, milliseconds; a duplicated tab does not. */
const HANDED_OVER_MS = 2000;

/** What is known of the tabs of this browser. */
export interface Tabs {
  /** This tab's name; the same after a reload, another one in a duplicate of the tab. */
  readonly own: () => Promise<string>;
  /** Names of the tabs that live, this one included. Without Web Locks no tab is known to. */
  readonly living: () => Promise<ReadonlySet<string>>;
}

let claimed: Promise<string> | null = null;

export const tabs: Tabs = {
  own() {
    claimed ??= claim();
    return claimed;
  },
  async living() {
    if (!navigator.locks) return new Set();
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
  },
};

async function claim(): Promise<string> {
  const before = stored();
  if (before && (await hold(before, AbortSignal.timeout(HANDED_OVER_MS)))) return before;
  const name = crypto.randomUUID();
  // Nobody else asks for this one: it is waited for, for without it this tab would look gone.
  await hold(name);
  try {
    sessionStorage.setItem(NAME, name);
  } catch {
    // Blocked storage: after a reload this is another tab, and finds the draft as one that was left behind.
  }
  return name;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Holds a tab's lock for as long as this page lives. @returns false when another page still has it once `until` aborts */
function hold(tab: string, until?: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(`${LOCK}${tab}`, until ? { signal: until } : {}, held).catch(() => resolve(false));
  });
}
