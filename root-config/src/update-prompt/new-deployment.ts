import { type Manifest, sessionManifest } from 'deployments/manifest';

/**
 * Whether what is live now would give this browser anything else than what it has: another version of the portal itself or
 * of a micro-frontend. A canary that does not concern it, or an activation that changed nothing for it, is no news.
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
