import { join } from 'node:path';
import { activate, directoryStore, publish, readBuild } from 'deployments';

const repository = join(import.meta.dirname, '..', '..');

/** Makes another version of a package live in the store of a folder: its present build under another number. @returns its version */
export async function activateAnother(folder: string, directory: string, packageVersion: string): Promise<string> {
  const store = directoryStore(folder);
  const build = readBuild(join(repository, directory));
  const { publication } = await publish(store, { ...build, packageVersion }, { quality: 1 });
  await activate(store, [publication], { now: () => new Date().toISOString(), development: true });
  return publication.version;
}
