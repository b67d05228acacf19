import { join } from 'node:path';
import { activate, directoryStore, publish, readBuild } from 'deployments';

const repository = join(import.meta.dirname, '..', '..', '..');

/**
 * Makes another version of a micro-frontend live: the present build, with a comment in each script.
 *
 * @param folder the store
 * @param name of its package
 * @param comment another one gives another version
 * @returns its version
 */
export async function activateAnother(folder: string, name: string, comment = 'Another.'): Promise<string> {
  const store = directoryStore(folder);
  const build = readBuild(join(repository, name));
  const files = build.files.map((file) =>
    file.path.endsWith('.js') ? { ...file, bytes: Buffer.concat([file.bytes, Buffer.from(`\n// ${comment}`)]) } : file,
  );
  const options = { now: () => new Date().toISOString(), quality: 1, development: true };
  const { publication } = await publish(store, { ...build, files }, options);
  await activate(store, [publication], options);
  return publication.version;
}
