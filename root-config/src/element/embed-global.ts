import type { ElementActivation } from 'deployments/manifest';
import type { MountContext, Mounted } from 'shared-session/micro-frontend';
import type { UrlPolicy } from '../loading/script-url-policy.ts';

/**
 * The one global of embedding. `mfe activate` writes its first field in front of the script (deployments,
 * `embed-script.ts`); the embed host, once loaded, adds itself.
 */
export interface EmbedGlobal {
  readonly elements: readonly ElementActivation[];
  /** Set by `embed`: the page's Trusted Types policy, which can be made only once. */
  policy?: UrlPolicy;
  /** Set by `embed-host`: takes the manifest's text and the URL that its paths are relative to. */
  startHost?: (manifest: string, origin: string) => EmbedHost;
}

export interface EmbedHost {
  /** Loads the micro-frontend behind an element and mounts it. Rejects when anything fails, and may be called again. */
  mount(tag: string, container: HTMLElement, context: MountContext): Promise<Mounted>;
}

export function embedGlobal(): EmbedGlobal | undefined {
  return (globalThis as { __portalEmbed?: EmbedGlobal }).__portalEmbed;
}
