import { type Manifest, sessionManifest } from 'deployments/manifest';
import { fetchManifest } from './read-manifest.ts';

/** The live versions: there may have been a fix or a rollback since this page began. Requested again at every failure. */
export function presentManifest(origin: string, canaryNumber: number): () => Promise<Manifest | undefined> {
  const url = new URL('/deployments.json', origin).href;
  return () =>
    fetchManifest(url, 1).then(
      (live) => sessionManifest(live, canaryNumber),
      () => undefined,
    );
}

/** The versions that were live before. They change with activations only, so the first response is kept. */
export function previousManifest(origin: string): () => Promise<Manifest | undefined> {
  const url = new URL('/deployments-previous.json', origin).href;
  let asked: Promise<Manifest | undefined> | undefined;
  return () => {
    asked ??= fetchManifest(url, 1).catch(() => {
      asked = undefined;
      return undefined;
    });
    return asked;
  };
}
