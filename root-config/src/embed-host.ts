/** What stands behind the elements of a legacy page: federation and the shared libraries, without single-spa. */
import { canaryNumber, sessionManifest } from 'deployments/manifest';
import { configureClient, openSession } from 'shared-client';
import { type EmbedHost, embedGlobal } from './element/embed-global.ts';
import { requestOf } from './element/host-loader.ts';
import { deployment, sourcesOf } from './loading/deployment.ts';
import { moduleLoader } from './loading/module-loader.ts';
import { adoptUrlPolicy } from './loading/script-url-policy.ts';
import { versions } from './loading/versions.ts';
import { presentManifest, previousManifest } from './manifest/fallback-versions.ts';
import { parseManifest } from './manifest/read-manifest.ts';

function startHost(text: string, origin: string): EmbedHost {
  const number = canaryNumber(() => localStorage);
  const live = sessionManifest(parseManifest(text), number);
  // The elements talk to the server they come from, wherever the page is.
  // Always said in full: a legacy page's `<base href>` would send a bare path somewhere else.
  configureClient({ baseUrl: new URL(origin).origin });
  // Beside the loading of the code; the first call would otherwise learn by a 401 that it has no token yet.
  openSession().catch(() => undefined);
  adoptUrlPolicy(embedGlobal()?.policy);
  const sources = sourcesOf(live, {});
  // Nothing is kept in the storage of a page that is not ours; the server knows what was live before.
  const used = versions({
    sources,
    overridden: new Set(),
    fallbackVersions: [presentManifest(origin, number), previousManifest(origin)],
  });
  const loader = moduleLoader(deployment(sources, origin), used);
  return {
    async mount(tag, container, context) {
      const { mount } = await loader.load(requestOf(live, tag));
      return mount(container, context);
    },
  };
}

const own = embedGlobal();
if (own) own.startHost = startHost;
