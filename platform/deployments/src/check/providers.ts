import { type Manifest, type PageReacts, providerOf } from '../manifest/index.ts';

/** Every version of the page's own scripts that some session gets; one without a React where there is none. */
export function rootsOf({ root }: Manifest): PageReacts[] {
  return root ? [root, ...(root.canary ? [root.canary.candidate] : [])] : [{}];
}

/** Manifests are not changed, and rules ask the same of each for every import of every build. */
const known = new WeakMap<Manifest, WeakMap<Manifest, Map<string, string[]>>>();

/**
 * The micro-frontends whose modules a consumer gets when it imports from `name`: with one version of root that one, with another perhaps
 * its replacement. If none provides them in the consumer's set, `name` itself.
 *
 * @param document with the candidates of root
 * @param candidate one version of each micro-frontend
 */
export function providersOf(
  document: Manifest,
  candidate: Manifest,
  consumer: string,
  name: string,
): readonly string[] {
  const ofDocument = known.get(document) ?? new WeakMap<Manifest, Map<string, string[]>>();
  const providers = ofDocument.get(candidate) ?? new Map<string, string[]>();
  known.set(document, ofDocument.set(candidate, providers));
  const imported = `${consumer} ${name}`;
  const found = providers.get(imported) ?? providersNow(document, candidate, consumer, name);
  providers.set(imported, found);
  return found;
}

function providersNow(document: Manifest, candidate: Manifest, consumer: string, name: string): string[] {
  const found = rootsOf(document).flatMap((root) => providerOf(candidate.microFrontends, root, consumer, name) ?? []);
  return found.length > 0 ? [...new Set(found)] : [name];
}
