/** A script as a page loads it: its path on the site of `/embed.js`, or an absolute URL. */
export interface EmbedScript {
  readonly url: string;
  readonly integrity: string;
}

/** An element as the page defines it. */
export interface EmbedElement {
  readonly tag: string;
  /** The attributes to watch, in every way they may be written. */
  readonly observed: readonly string[];
  /** The event that says that it could not be loaded. */
  readonly failed: string;
  /** What it will most probably need. */
  readonly scripts: readonly EmbedScript[];
}

/**
 * What `/embed.js` must know before anything is loaded. It is computed when a revision is activated: on a page that is not ours the
 * script does with as few built-ins as possible.
 */
export interface EmbedExcerpt {
  readonly revision: number;
  readonly elements: readonly EmbedElement[];
  /** What stands behind the elements; absent in a deployment without one. */
  readonly host: EmbedScript | undefined;
  /** Whether everything behind the elements may run in a realm of its own. */
  readonly ownRealm: boolean;
}
