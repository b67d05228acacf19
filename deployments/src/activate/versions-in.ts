import type { Manifest } from '../manifest/index.ts';
import { ROOT } from '../publish/publication.ts';

/** `NAME@VERSION` of everything a revision may make a browser load. */
export function versionsIn(manifest: Manifest | undefined): string[] {
  if (!manifest) return [];
  const names = Object.entries(manifest.microFrontends).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.candidate.version}`] : []),
  ]);
  return [...names, ...(manifest.root ? [`${ROOT}@${manifest.root.version}`] : [])];
}
