import type { RootDeployed } from 'deployments/manifest';
import { currentUser, locale } from 'shared-session';
import { wantsDebug } from '../element/debug.ts';
import { type EmbedHost, type ExplainSources, embedGlobal } from '../element/embed-global.ts';
import type { Deployment } from '../loading/deployment.ts';
import { pageNonce } from '../loading/module-loader.ts';
import { scriptLoader } from '../loading/script-loader.ts';

type PageSources = Pick<ExplainSources, 'live' | 'used' | 'origin'>;

/** Mounts as `host` does, and has elements with `data-debug` explained by a script of its own. */
export const explainedMounter = (host: EmbedHost, deployed: Deployment, sources: PageSources): EmbedHost => ({
  mount(container, on) {
    const mounting = host.mount(container, on);
    if (wantsDebug(on.element)) void explain({ ...sources, on, mounting, currentUser, locale }, deployed);
    return mounting;
  },
});

async function explain(sources: Omit<ExplainSources, 'script'>, { listing }: Deployment): Promise<void> {
  const { base, files } = sources.live.root as RootDeployed;
  const script = new URL(`${base}${Object.keys(files).find((file) => file.startsWith('explain.'))}`, sources.origin)
    .href;
  await scriptLoader({ listing, nonce: pageNonce() }).load(script);
  embedGlobal()?.explain?.({ ...sources, script });
}
