/** The code behind the elements of a legacy page: federation and the shared libraries, without single-spa. The client is ready. */
import { canaryNumber, type Manifest, sessionManifest, stableManifest } from 'deployments/manifest';
import { version as react } from 'react';
import { locale } from 'shared-session';
import { elementMounter } from '../element/element-mounter.ts';
import { type EmbedHost, embedGlobal } from '../element/embed-global.ts';
import { deployment, sourcesOf } from '../loading/deployment.ts';
import { moduleLoader } from '../loading/module-loader.ts';
import { adoptUrlPolicy } from '../loading/script-url-policy.ts';
import { versions } from '../loading/versions.ts';
import { presentManifest, previousManifest } from '../manifest/fallback-versions.ts';
import { parseManifest } from '../manifest/read-manifest.ts';
import { explainedMounter } from './explained-mounter.ts';

export async function startHost(asked: Promise<Response>, origin: string): Promise<EmbedHost> {
  const response = await asked;
  if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
  const number = canaryNumber(() => localStorage);
  const found = parseManifest(await response.text());
  const live = sessionManifest(found, number);
  // The flow begins in English meanwhile, as on a page of the portal.
  void locale.load();
  adoptUrlPolicy(embedGlobal()?.policy);
  const sources = sourcesOf(live, {});
  // Nothing is stored on a legacy page; the server knows what was live before.
  const used = versions({
    sources,
    overridden: new Set(),
    fallbackVersions: [
      presentManifest(origin, number),
      async () => stableManifest(found),
      previousManifest(origin),
    ].map((read) => async () => ofThisRealm(await read())),
  });
  const deployed = deployment(sources, origin, { ...live.root, react });
  const mounter = elementMounter(live, moduleLoader(deployed, used));
  return explainedMounter(mounter, deployed, { live, used, origin });
}

/** In our own realm only versions that were built for it can be used. */
function ofThisRealm(manifest: Manifest | undefined): Manifest | undefined {
  if (manifest === undefined || !('__portalPage' in globalThis)) return manifest;
  const able = Object.entries(manifest.microFrontends).filter(([, { ownRealm }]) => ownRealm);
  return { ...manifest, microFrontends: Object.fromEntries(able) };
}
