import type { EmbedExcerpt } from 'deployments/manifest';
import type { UrlPolicy } from '../loading/script-url-policy.ts';

/**
 * The one global of embedding. `mfe activate` writes its excerpt in front of the script (deployments, `embed-script.ts`); the embed
 * host, once loaded, adds itself, in the realm it runs in.
 */
export interface EmbedGlobal extends EmbedExcerpt {
  /** Set by `embed`: the realm's Trusted Types policy, which can be made only once. */
  policy?: UrlPolicy;
  /** Set by `embed-host`: takes the response with the manifest and the URL that its paths are relative to. */
  startHost?: (asked: Promise<Response>, origin: string) => Promise<EmbedHost>;
}

/** An element on the page, as what is mounted in it sees it. */
export interface ElementOnPage {
  readonly tag: string;
  readonly element: HTMLElement;
  readonly observed: readonly string[];
  readonly emit: (type: string, detail?: unknown) => void;
  readonly close: () => void;
}

export interface EmbedHost {
  /** Loads the micro-frontend behind an element and mounts it. Rejects when anything fails, and may be called again. */
  mount(container: HTMLElement, on: ElementOnPage): Promise<MountedElement>;
}

export interface MountedElement {
  /** The element's attributes have changed. */
  update(): void;
  /** Removes its content, once. */
  unmount(): void;
}

export function embedGlobal(): EmbedGlobal | undefined {
  return (globalThis as { __portalEmbed?: EmbedGlobal }).__portalEmbed;
}
