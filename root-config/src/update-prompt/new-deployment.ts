import { type Manifest, sessionManifest } from 'deployments/manifest';

/**
 * Whether the live deployment would give this browser another version of the portal or of a micro-frontend. A canary that does not apply to
 * it, or an activation that changes nothing for it, does not count.
 *
 * @param number the browser's canary number
 * @param failed names whose candidate could not be loaded here
 */
export function isNews(session: Manifest, live: Manifest, number: number, failed: readonly string[] = []): boolean {
  if (live.revision === session.revision) return false;
  const next = sessionManifest(live, number, failed);
  return JSON.stringify(versionsOf(session)) !== JSON.stringify(versionsOf(next));
}

function versionsOf({ root, microFrontends }: Manifest): string[] {
  const all = Object.entries(microFrontends).map(([name, { version }]) => `${name}@${version}`);
  return [`root@${root?.version}`, ...all].sort();
}
