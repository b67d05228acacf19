import { type DraftTabs, draftTabs } from 'shared-session/draft-tabs';
import type { SealedStore } from 'shared-session/sealed-store';
import * as v from 'valibot';

const tabs = draftTabs('expense');

/** The tabs that have a draft of an item. */
const listSchema = v.object({ tabs: v.array(v.string()) });
const datedSchema = v.object({ keptAt: v.string() });

/**
 * A store in which each tab has its own draft under a name, so that two tabs never overwrite one another (docs:
 * expenses#expense-draft-tabs). A tab finds its own draft, or else takes over the newest draft of a closed tab.
 */
export function tabDrafts(store: SealedStore, of: DraftTabs = tabs): SealedStore {
  const recordOf = (name: string, tab: string) => `${name}/${tab}`;

  async function tabsOf(name: string): Promise<readonly string[]> {
    const written = await store.get(name);
    const found = written === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), listSchema), written);
    return found?.success ? found.output.tabs : [];
  }

  /** Drafts of earlier versions have no tab: they are stored under the name itself. */
  async function ofBefore(name: string): Promise<string | null> {
    const written = await store.get(name);
    return written !== null && keptAtOf(written) !== '' ? written : null;
  }

  /** Only one tab at a time changes the list of tabs. */
  function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    return navigator.locks ? navigator.locks.request(`expense-drafts/${name}`, work) : work();
  }

  async function list(name: string, all: readonly string[]): Promise<boolean> {
    if (all.length > 0) return store.put(name, JSON.stringify({ tabs: all }));
    await store.remove(name);
    return true;
  }

  return {
    async put(name, text) {
      const own = await of.own();
      if (!(await store.put(recordOf(name, own), text))) return false;
      return alone(name, async () => {
        const all = await tabsOf(name);
        return all.includes(own) || list(name, [...all, own]);
      });
    },

    async get(name) {
      const own = await of.own();
      return alone(name, async () => {
        const before = await ofBefore(name);
        if (before !== null) {
          await store.put(recordOf(name, own), before);
          await list(name, [own]);
          return before;
        }
        const all = await tabsOf(name);
        const mine = all.includes(own) ? await store.get(recordOf(name, own)) : null;
        if (mine !== null) return mine;
        const living = await of.living();
        const gone = all.filter((tab) => tab !== own && !living.has(tab));
        const left = await Promise.all(
          gone.map(async (tab) => ({ tab, text: (await store.get(recordOf(name, tab))) ?? '' })),
        );
        const [newest] = left
          .filter(({ text }) => text !== '')
          .sort((one, other) => (keptAtOf(one.text) < keptAtOf(other.text) ? 1 : -1));
        if (!newest) return null;
        await store.put(recordOf(name, own), newest.text);
        await list(name, [...all.filter((tab) => tab !== newest.tab && tab !== own), own]);
        await store.remove(recordOf(name, newest.tab));
        return newest.text;
      });
    },

    async remove(name) {
      const own = await of.own();
      await store.remove(recordOf(name, own));
      await alone(name, async () => {
        const all = await tabsOf(name);
        if (all.includes(own))
          await list(
            name,
            all.filter((tab) => tab !== own),
          );
      });
    },
  };
}

/** When a draft was stored; empty if the text is not a draft. */
function keptAtOf(text: string): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), datedSchema), text);
  return read.success ? read.output.keptAt : '';
}
