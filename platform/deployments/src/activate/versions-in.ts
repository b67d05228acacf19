import type { Manifest } from '../manifest/index.ts';
import { versionName } from '../publish/named-version.ts';
import { ROOT } from '../publish/publication.ts';

/** `NAME@VERSION` of everything that a browser may load in a revision. */
export function versionsIn(manifest: Manifest | undefined): string[] {
  if (!manifest) return [];
  const names = Object.entries(manifest.microFrontends).flatMap(([name, { version, canary }]) => [
    versionName(name, version),
    ...(canary ? [versionName(name, canary.candidate.version)] : []),
  ]);
  return [...names, ...(manifest.root ? [versionName(ROOT, manifest.root.version)] : [])];
}
