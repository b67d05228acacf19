/**
 * What a host and a micro-frontend promise one another. Every module that a `micro-frontend.json` names as an
 * application or an element exports `mount`; the portal, the custom element and a foreign host all call the same one.
 */

/** Who is calling: the portal page, a custom element on a legacy page, or a React application that is not ours. */
export type HostKind = 'portal' | 'element' | 'foreign';

export interface MountContext {
  readonly host: HostKind;
  /** Element attributes, names lower-cased as HTML delivers them, dashes removed (`redirectUrl` is `redirecturl`). A foreign host's `baseurl` prefixes every call, its `shadow: 'false'` keeps the content out of a shadow root. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Dispatches a bubbling, composed event on the host element; absent where there is no element. */
  readonly emit?: (type: string, detail?: unknown) => void;
  /** Asks the host to take the micro-frontend away (an element closes); absent where there is nothing to close. */
  readonly close?: () => void;
}

/**
 * Dispatched on the container, bubbling and composed, where the host is not our portal and nobody is signed in any more. A
 * micro-frontend never moves a page that is not ours: the host signs its user in, then what failed can be tried again.
 */
export const SIGNED_OUT = 'portal-signed-out';

export interface SignedOutDetail {
  /** Where our own portal would go now: its sign-in or its logout page. */
  readonly url: string;
}

/**
 * Dispatched where a component has thrown while rendering, bubbling and composed: the user sees a message in its place, the host may
 * report it.
 */
export const CRASHED = 'portal-crashed';

export interface CrashedDetail {
  readonly error: unknown;
  /** React's stack of the components that were being rendered. */
  readonly components: string | undefined;
}

export interface Mounted {
  /** New attributes or a new host; absent where the micro-frontend has nothing to react to. */
  update?(context: MountContext): void;
  /** Takes everything away again: roots, listeners, timers, style sheets. Called once. */
  unmount(): void;
}

/**
 * Renders into `container`, which is empty and belongs to the micro-frontend until `unmount`. Styles are adopted into
 * `container.getRootNode()`, which is the document or a shadow root.
 */
export type Mount = (container: HTMLElement, context: MountContext) => Mounted | Promise<Mounted>;

/**
 * Gets ready for being mounted at a URL, because a link to it is pointed at or focused, or because it is about to be mounted: a
 * micro-frontend may fetch code and data here, and keep the data for a moment. It changes nothing, shows nothing, and keeps failures
 * to itself. Of a link nothing is said where the visitor saves data or the connection is slow.
 *
 * @param path path and query behind the `#`: `/worker/time-expense?page=2`
 * @returns an end, called when the visitor goes somewhere else or nowhere
 */
export type Prefetch = (path: string) => (() => void) | undefined;

export interface MicroFrontendModule {
  readonly mount: Mount;
  /** Absent where there is nothing to get ready. */
  readonly prefetch?: Prefetch;
}
