import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { abort, activate, promote } from './activate.ts';
import type { ActivateOptions } from './change.ts';
import { currentRevision } from './history.ts';
import { rollback } from './rollback.ts';

const folder = emptyFolder();
beforeEach(async () => {
  await activate(store(), [publicationOf(version('mfe_a', '1'))], options);
  await activate(store(), [candidate], { ...options, share: 0.1 });
  await abort(store(), ['mfe_a'], { ...options, message: 'mfe judge: 2 fails', provenance: { by: 'ann' } });
  await activate(store(), [publicationOf(version('mfe_b', '1'))], options);
});

const store = () => directoryStore(folder);
const options: ActivateOptions = { now, check: () => undefined };
const candidate = publicationOf(version('mfe_a', '2'));
const refused = 'mfe_a@2 was a candidate, and was aborted in revision 3';

test('an aborted version does not go live for everybody without a word, and the reason is named', async () => {
  await expect(activate(store(), [candidate], options)).rejects.toThrow(refused);
  await expect(activate(store(), [candidate], options)).rejects.toThrow(
    'by ann). "mfe judge: 2 fails". Try it for a share of the sessions first, or say that it goes live for everybody nevertheless: --again mfe_a.',
  );
  await expect(activate(store(), [candidate], { ...options, again: ['mfe_b'] })).rejects.toThrow(refused);
});

test('with that word it does, and is no aborted one any more', async () => {
  await activate(store(), [candidate], { ...options, again: ['mfe_a'] });
  expect((await currentRevision(store())).record?.aborted).toBeUndefined();
  await rollback(store(), ['mfe_a'], options);
  await activate(store(), [candidate], options);
  expect((await currentRevision(store())).manifest.microFrontends.mfe_a?.version).toBe('2');
});

test('--force is a word as well', async () => {
  await activate(store(), [candidate], { now });
  expect((await currentRevision(store())).record?.forced).toBe(true);
});

test('another trial is free, and so is its promotion', async () => {
  await activate(store(), [candidate], { ...options, share: 0.1 });
  await promote(store(), ['mfe_a'], options);
  expect((await currentRevision(store())).record?.aborted).toBeUndefined();
});

test('other versions are free', async () => {
  await activate(store(), [publicationOf(version('mfe_a', '3'))], options);
  await expect(activate(store(), [candidate], options)).rejects.toThrow(refused);
});
