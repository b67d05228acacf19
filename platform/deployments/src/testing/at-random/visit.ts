import { buildsIn, type Manifest } from '../../manifest/index.ts';
import type { Store } from '../../store/store.ts';

/** The manifests that a browser reads, and has for as long as its page is open. */
export async function openPage(store: Store): Promise<Manifest[]> {
  const documents = await Promise.all(
    ['deployments.json', 'deployments-previous.json'].map((path) => store.read(path)),
  );
  return documents.flatMap((bytes) => (bytes ? [JSON.parse(bytes.toString()) as Manifest] : []));
}

/** The files of an open page that cannot be loaded any more. */
export async function missingFiles(store: Store, manifests: readonly Manifest[]): Promise<string[]> {
  const paths = manifests.flatMap((manifest) =>
    buildsIn(manifest).flatMap(({ build }) => Object.keys(build.files).map((file) => `${build.base.slice(1)}${file}`)),
  );
  const found = await Promise.all([...new Set(paths)].map(async (path) => ({ path, bytes: await store.read(path) })));
  return found.filter(({ bytes }) => !bytes).map(({ path }) => path);
}
