import { activate } from '../activate/activate.ts';
import { currentRevision } from '../activate/history.ts';
import { rollback } from '../activate/rollback.ts';
import { recordOf } from '../publish/publication.ts';
import { directoryStore } from '../store/directory-store.ts';
import type { Store } from '../store/store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { factsOf, now, page, publicationOf, version } from '../testing/fixture.ts';
import { refuseBreakage } from './check.ts';
import { refuseStranding } from './refuse-stranding.ts';

const folder = emptyFolder();
let store: Store;
beforeEach(() => {
  store = directoryStore(folder);
});

const notes = (number: string, ...uses: string[]) =>
  publicationOf(page('mfe_notes', number, '/notes', { uses: { './app': uses } }));
const widgets = (number: string, ...modules: string[]) =>
  publicationOf(version('mfe_widgets', number, { modules: Object.fromEntries(modules.map((one) => [one, []])) }));
const go = (publications: Parameters<typeof activate>[1], strands: string[] = []) =>
  activate(store, publications, { now, check: refuseBreakage(store), examineTargets: refuseStranding(store, strands) });
const targets = async () => (await currentRevision(store)).record?.targets;

/** mfe_notes no longer uses the input, but its version before does. */
async function moved(): Promise<void> {
  await go([notes('1', 'mfe_widgets/input'), widgets('1', './input', './field')]);
  await go([notes('2', 'mfe_widgets/field')]);
}

test('a provider is held against what a consumer would go back to', async () => {
  await moved();
  await expect(go([widgets('2', './field')])).rejects.toThrow(
    'rollbacks-stay-possible: mfe_notes could not go back to 1 any more. If that is meant, add --strands mfe_notes. used-modules-exist: The page #/notes would break: mfe_notes (./app) uses mfe_widgets/input, which mfe_widgets 2 does not expose.',
  );
  await go([widgets('2', './input', './field', './more')]);
  expect(await targets()).toMatchObject({ mfe_notes: { version: '1' }, mfe_widgets: { version: '1' } });
});

test('where that is meant, the target is recorded as unsafe, and the rollback is refused by the check', async () => {
  await moved();
  await go([widgets('2', './field')], ['mfe_notes']);
  expect((await targets())?.mfe_notes).toEqual({ revision: 1, version: '1', safe: false });
  const checked = { now, check: refuseBreakage(store), examineTargets: refuseStranding(store, []) };
  await expect(rollback(store, ['mfe_notes'], checked)).rejects.toThrow(/^used-modules-exist/);
  await rollback(store, ['mfe_notes', 'mfe_widgets'], checked);
});

test('what is released together may have to go back together', async () => {
  await moved();
  await go([notes('3', 'mfe_widgets/more'), widgets('2', './more')]);
  expect(await targets()).toMatchObject({ mfe_notes: { version: '2', safe: false }, mfe_widgets: { safe: false } });
});

test('a consumer may use what its provider has just added; the provider cannot go back by itself, which is recorded', async () => {
  await go([notes('1', 'mfe_widgets/field'), widgets('1', './field')]);
  await go([widgets('2', './field', './input')]);
  await go([notes('2', 'mfe_widgets/input')]);
  expect((await targets())?.mfe_widgets).toEqual({ revision: 1, version: '1', safe: false });
});

test('a rollback does not wait for others', async () => {
  await go([notes('1', 'mfe_widgets/field'), widgets('1', './field')]);
  await go([widgets('2', './field', './input')]);
  await go([notes('2', 'mfe_widgets/input')]);
  await go([notes('3', 'mfe_widgets/field')]);
  await rollback(store, ['mfe_widgets'], {
    now,
    check: refuseBreakage(store),
    examineTargets: refuseStranding(store, []),
  });
  expect((await targets())?.mfe_notes).toMatchObject({ version: '2', safe: false });
});

test('a target that is good again is safe again, and another change that strands it has to say so', async () => {
  await moved();
  await go([widgets('2', './field')], ['mfe_notes']);
  // A name that is lacking is not asked for again.
  await go([widgets('3', './field', './more')]);
  expect((await targets())?.mfe_notes).toEqual({ revision: 1, version: '1', safe: false });
  const checked = { now, check: refuseBreakage(store), examineTargets: refuseStranding(store, []) };
  await rollback(store, ['mfe_widgets'], checked);
  await rollback(store, ['mfe_widgets'], checked);
  expect((await targets())?.mfe_notes).toEqual({ revision: 1, version: '1' });
  await expect(go([widgets('4', './field')])).rejects.toThrow('add --strands mfe_notes');
  // So has one that mends it and the next that breaks it.
  await go([widgets('4', './field')], ['mfe_notes']);
  await go([widgets('5', './input', './field')]);
  expect((await targets())?.mfe_notes).toEqual({ revision: 1, version: '1' });
});

test('the target of what was rolled back is held against what was released since', async () => {
  await go([notes('1', 'mfe_widgets/input'), widgets('1', './input', './field')]);
  await go([notes('2', 'mfe_widgets/field')]);
  await go([notes('3', 'mfe_widgets/field')]);
  await go([widgets('2', './field')]);
  const checked = { now, check: refuseBreakage(store), examineTargets: refuseStranding(store, []) };
  await rollback(store, ['mfe_notes'], checked);
  expect((await targets())?.mfe_notes).toEqual({ revision: 1, version: '1', safe: false });
});

test('a release says nothing about the way back of names that it does not concern', async () => {
  const [one, two] = ['1', '2'].map((number) => ({
    ...notes(number, 'mfe_widgets/input'),
    facts: factsOf({ later: ['mfe_widgets/field'] }),
  }));
  if (!one || !two) throw new Error('There are two.');
  for (const published of [one, two])
    await store.create(recordOf('mfe_notes', published.version), Buffer.from(JSON.stringify(published)));
  const todo = (number: string) => publicationOf(page('mfe_todo', number, '/todo'));
  await go([one, widgets('1', './input', './field'), todo('1')]);
  await go([todo('2')]);
  await go([two]);
  expect((await targets())?.mfe_todo).toEqual({ revision: 1, version: '1' });
});

test('where nothing has to be said, what is stranded is recorded', async () => {
  await moved();
  await activate(store, [widgets('2', './field')], { now, examineTargets: refuseStranding(store) });
  expect((await targets())?.mfe_notes).toMatchObject({ version: '1', safe: false });
});
