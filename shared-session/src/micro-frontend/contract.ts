/**
 * The contract between a host and a micro-frontend. Every module that a `micro-frontend.json` names as an application or an element exports
 * single-spa's life cycles; the portal, the custom element, a foreign host and any single-spa page call the same ones.
 */

import type { HostContract } from 'deployments/host-contract';

export type { HostContract };

/** The host: the portal page, a custom element on a legacy page, or a page that is not ours. */
export type HostKind = 'portal' | 'element' | 'foreign';

export interface MountContext {
  readonly host: HostKind;
  /**
   * Element attributes, names lower-cased as HTML delivers them, dashes removed (`redirectUrl` is `redirecturl`). A foreign host's
   * `baseurl` prefixes every call, its `shadow: 'false'` keeps the content out of a shadow root.
   */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Dispatches a bubbling, composed event on the host element; absent where there is no element. */
  readonly emit?: (type: string, detail?: unknown) => void;
  /** Asks the host to remove the micro-frontend (an element closes); absent if there is nothing to close. */
  readonly close?: () => void;
  /** The generation of the host contract that a foreign host implements (docs/guides/foreign-host.md); absent: the first. */
  readonly hostContract?: HostContract;
  /**
   * Returns an access token, on a foreign host that keeps the session itself. Called with a token that was refused, it returns another one.
   * `undefined`: nobody is signed in.
   */
  readonly getToken?: (refused?: string) => Promise<string | undefined>;
  /** Called when nobody is signed in (any more), on a foreign host. The event `portal-signed-out` says the same. */
  readonly onUnauthenticated?: (detail: SignedOutDetail) => void;
  /**
   * Called with where the person wants to go, on a foreign host. The event `portal-navigate` says the same. The page stays unless the host
   * navigates.
   */
  readonly onNavigate?: (navigation: Navigation) => void;
}

/**
 * Where the person wants to go: a path of the product, `/worker/time-expense?page=2`, which the host shows in its own way, or a URL of
 * another site.
 */
export type Navigation = { readonly path: string } | { readonly url: string };

/** Dispatched on the container of a foreign host, bubbling and composed, with a `Navigation`. */
export const NAVIGATE = 'portal-navigate';

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

/**
 * A host's argument of a life cycle: the context, and single-spa's own properties. Without a `host` the host is a foreign one. An
 * instance is known by its `domElement`, or by its `name` where none is given.
 */
export interface LifeCycleProps extends Partial<MountContext> {
  /** Single-spa's name of the application or parcel. */
  readonly name?: string;
  /** The container: empty, and the micro-frontend's until `unmount`. Styles are adopted into the document or shadow root it stands in. */
  readonly domElement?: HTMLElement;
  /** Finds the container where there is no `domElement`; without either it is `#single-spa-application:<name>`, at the end of the body. */
  readonly domElementGetter?: (props: LifeCycleProps) => HTMLElement;
}

/** A life cycle of single-spa. */
export type LifeCycle = (props: LifeCycleProps) => Promise<void>;

/**
 * Prepares to be mounted at a URL, because a link to it is pointed at or focused, or because it is about to be mounted. A micro-frontend
 * may fetch code and data here, and keep the data for a moment. It changes nothing, shows nothing, and reports no failures. It is not
 * called for links if the visitor saves data or the connection is slow.
 *
 * @param path path and query behind the `#`: `/worker/time-expense?page=2`
 * @returns a function that is called when the visitor does not go there after all
 */
export type Prefetch = (path: string) => (() => void) | undefined;

/** Generation 2 of the contract. */
export interface LifeCycles {
  readonly bootstrap: LifeCycle;
  /** Resolves when the first rendering is in the container. */
  readonly mount: LifeCycle;
  /** New attributes or a new host: the context as it is now, in full. */
  readonly update: LifeCycle;
  /** Removes everything: roots, listeners, timers, style sheets. */
  readonly unmount: LifeCycle;
  /** Absent if there is nothing to prepare. */
  readonly prefetch?: Prefetch;
  /**
   * The generation of the host contract it implements; absent in modules that no foreign host loads, and in older builds, which implement
   * the first.
   */
  readonly hostContract?: HostContract;
}

/** The result of `mount` of generation 1. */
export interface Mounted {
  /** New attributes or a new host; absent where the micro-frontend has nothing to react to. */
  update?(context: MountContext): void;
  /** Removes everything. Called once. */
  unmount(): void;
}

/** Generation 1 of the contract. Published builds implement it, and a rollback may bring one of them back. */
export interface FirstGeneration {
  readonly mount: (container: HTMLElement, context: MountContext) => Mounted | Promise<Mounted>;
  readonly prefetch?: Prefetch;
}

/** An exposed module, of either generation: one that exports `unmount` has life cycles. */
export type MicroFrontendModule = LifeCycles | FirstGeneration;
