import type { EmbedExcerpt, Manifest } from 'deployments/manifest';
import type { currentUser, locale } from 'shared-session';
import type { UrlPolicy } from '../loading/script-url-policy.ts';
import type { Versions } from '../loading/versions.ts';

/**
 * The one global of embedding. `mfe activate` writes its excerpt in front of the script (deployments, `embed-script.ts`); the embed
 * host, once loaded, adds itself, in the realm it runs in.
 */
export interface EmbedGlobal extends EmbedExcerpt {
  /** Set by `embed`: the realm's Trusted Types policy, which can be made only once. */
  policy?: UrlPolicy;
  /** Set by `embed-host`: takes the response with the manifest and the URL that its paths are relative to. */
  startHost?: (asked: Promise<Response>, origin: string) => Promise<EmbedHost>;
  /** Set by `explain`: tells in the console what an element has found. */
  explain?: (sources: ExplainSources) => void;
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

/** What `explain` looks at. */
export interface ExplainSources {
  readonly on: Pick<ElementOnPage, 'tag' | 'element' | 'observed'>;
  readonly mounting: Promise<MountedElement>;
  readonly live: Manifest;
  readonly used: Pick<Versions, 'current' | 'isProven'>;
  /** The URL that paths of the manifest are relative to. */
  readonly origin: string;
  /** The URL of this script. */
  readonly script: string;
  readonly currentUser: Pick<typeof currentUser, 'getState' | 'subscribe'>;
  readonly locale: Pick<typeof locale, 'getState'>;
}

export function embedGlobal(): EmbedGlobal | undefined {
  return (globalThis as { __portalEmbed?: EmbedGlobal }).__portalEmbed;
}
