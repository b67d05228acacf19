/** What stands behind the elements of a legacy page: federation and the shared libraries, without single-spa. The client is ready. */
import { canaryNumber, type Manifest, sessionManifest, stableManifest } from 'deployments/manifest';
import type { MountContext } from 'shared-session/micro-frontend';
import { type EmbedHost, embedGlobal } from '../element/embed-global.ts';
import { endEvents } from '../element/event-boundary.ts';
import { readAttributes } from '../element/read-attributes.ts';
import { deployment, sourcesOf } from '../loading/deployment.ts';
import { moduleLoader } from '../loading/module-loader.ts';
import { adoptUrlPolicy } from '../loading/script-url-policy.ts';
import { versions } from '../loading/versions.ts';
import { presentManifest, previousManifest } from '../manifest/fallback-versions.ts';
import { parseManifest } from '../manifest/read-manifest.ts';
import { mountModule } from '../mounting/mount-module.ts';

export async function startHost(asked: Promise<Response>, origin: string): Promise<EmbedHost> {
  const response = await asked;
  if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
  const number = canaryNumber(() => localStorage);
  const found = parseManifest(await response.text());
  const live = sessionManifest(found, number);
  adoptUrlPolicy(embedGlobal()?.policy);
  const sources = sourcesOf(live, {});
  // Nothing is kept in the storage of a page that is not ours; the server knows what was live before.
  const used = versions({
    sources,
    overridden: new Set(),
    fallbackVersions: [
      presentManifest(origin, number),
      async () => stableManifest(found),
      previousManifest(origin),
    ].map((read) => async () => ofThisRealm(await read())),
  });
  const loader = moduleLoader(deployment(sources, origin), used);
  return {
    async mount(container, { tag, element, observed, emit, close }) {
      const request = requestOf(live, tag);
      const module = await loader.load(request);
      const context = (): MountContext => ({
        host: 'element',
        attributes: readAttributes(element, observed),
        emit,
        close,
      });
      const release = endEvents(container.getRootNode() as ShadowRoot);
      const mounting = mountModule(module, container, context(), request);
      const unmount = () => {
        release();
        mounting.unmount();
      };
      await mounting.done.catch((error: unknown) => {
        unmount();
        throw error;
      });
      return { update: () => mounting.update(context()), unmount };
    },
  };
}

/** `recovery-options` → `mfe_recovery/element`: the module that the live deployment declares for the tag. */
function requestOf(live: Manifest, tag: string): string {
  for (const [name, { activation }] of Object.entries(live.microFrontends)) {
    const element = activation.elements.find((one) => one.tag === tag);
    if (element) return `${name}/${element.module.slice(2)}`;
  }
  throw new Error(`<${tag}> is not deployed.`);
}

/** In a realm of our own only those versions can be used that were built for it. */
function ofThisRealm(manifest: Manifest | undefined): Manifest | undefined {
  if (manifest === undefined || !('__portalPage' in globalThis)) return manifest;
  const able = Object.entries(manifest.microFrontends).filter(([, { ownRealm }]) => ownRealm);
  return { ...manifest, microFrontends: Object.fromEntries(able) };
}
