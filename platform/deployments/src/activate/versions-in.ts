import { buildsIn, type Manifest } from '../manifest/index.ts';
import { versionName } from '../publish/named-version.ts';

/** `NAME@VERSION` of everything that a browser may load in a revision. */
export function versionsIn(manifest: Manifest | undefined): string[] {
  return manifest ? buildsIn(manifest).map(({ name, build }) => versionName(name, build.version)) : [];
}
