import type { Page } from '@playwright/test';
import { currentManifest, ROOT, renderPage, type Store, withPublication } from 'deployments';
import type { Manifest } from 'deployments/manifest';
import { type KeptVersion, keptVersions } from 'scripts/keep/kept-versions';

/** What a portal answers to a path; undefined where it is as it is live. */
export interface KeptAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The portal with these kept versions live; nothing can replace one that fails. */
export function keptAnswer(kept: readonly KeptVersion[], manifest: Manifest, path: string): KeptAnswer | undefined {
  const answer = (type: string, body: string, status = 200): KeptAnswer => ({ status, type, body });
  if (path === '/') return answer('text/html; charset=utf-8', renderPage(manifest));
  if (path === '/deployments.json') return answer('application/json', JSON.stringify(manifest));
  if (path === '/deployments-previous.json') return answer('application/json', '{}', 404);
  for (const { publication, scripts } of kept) {
    const base = `/mfe/${publication.name}/${publication.version}/`;
    const script = path.startsWith(base) ? scripts[path.slice(base.length)] : undefined;
    if (script !== undefined) return answer('text/javascript; charset=utf-8', script);
  }
  return undefined;
}

/**
 * Lets a tab have the newest kept version of root and of each micro-frontend, as they were live together. Those of which none is kept are not
 * there.
 */
export async function serveKeptRelease(page: Page, store: Store): Promise<void> {
  const live = await currentManifest(store);
  const kept = [ROOT, ...Object.keys(live.microFrontends)].flatMap((name) => keptVersions(name).slice(-1));
  const release = kept.reduce((manifest, { publication }) => withPublication(manifest, publication), live);
  const names = new Set(kept.map(({ publication: { name } }) => name));
  const among = Object.entries(release.microFrontends).filter(([name]) => names.has(name));
  const manifest = { ...release, microFrontends: Object.fromEntries(among) };
  await page.route('**/*', (route) => {
    const answer = keptAnswer(kept, manifest, new URL(route.request().url()).pathname);
    if (!answer) return route.fallback();
    return route.fulfill({ status: answer.status, contentType: answer.type, body: answer.body });
  });
}
