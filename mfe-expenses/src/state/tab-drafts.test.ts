import type { SealedStore } from 'shared-session/sealed-store';
import { tabDrafts } from './tab-drafts.ts';

const device = new Map<string, string>();
const living = new Set<string>();
const store: SealedStore = {
  put: async (id, text) => device.set(id, text) !== undefined,
  get: async (id) => device.get(id) ?? null,
  remove: async (id) => void device.delete(id),
};
/** Opens a tab. */
function tab(name: string): SealedStore {
  living.add(name);
  return tabDrafts(store, { own: async () => name, living: async () => living });
}
const draft = (what: string, keptAt = '2026-11-16T10:00:00Z') => JSON.stringify({ keptAt, what });

beforeEach(() => {
  device.clear();
  living.clear();
});

test('two tabs never overwrite one another, and each goes on with its own after a reload (docs: expenses#expense-draft-tabs)', async () => {
  const [one, other] = [tab('one'), tab('other')];
  await one.put('report', draft('taxi'));
  await other.put('report', draft('train'));
  expect([await one.get('report'), await other.get('report')]).toEqual([draft('taxi'), draft('train')]);
  await one.remove('report');
  expect([await one.get('report'), await other.get('report')]).toEqual([null, draft('train')]);
});

test('what lives in another tab is left to it', async () => {
  await tab('one').put('report', draft('taxi'));
  expect(await tab('other').get('report')).toBeNull();
});

test('the newest draft of the tabs that are gone is taken over, the others are there for the next', async () => {
  await tab('old').put('report', draft('taxi', '2026-11-16T09:00:00Z'));
  await tab('new').put('report', draft('train', '2026-11-16T11:00:00Z'));
  living.clear();
  const next = tab('next');
  expect(await next.get('report')).toBe(draft('train', '2026-11-16T11:00:00Z'));
  await next.remove('report');
  expect(await next.get('report')).toBe(draft('taxi', '2026-11-16T09:00:00Z'));
});

test('a draft of before, which all tabs shared, is taken over once', async () => {
  device.set('report', draft('taxi'));
  expect(await tab('one').get('report')).toBe(draft('taxi'));
  expect(await tab('other').get('report')).toBeNull();
});

test('nothing stays on the device once all is saved', async () => {
  const one = tab('one');
  await one.put('report', draft('taxi'));
  await one.remove('report');
  expect([...device.keys()]).toEqual([]);
});
