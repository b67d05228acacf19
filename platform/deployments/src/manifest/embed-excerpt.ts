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
  /** The scripts it will most probably need. */
  readonly scripts: readonly EmbedScript[];
}

/**
 * The excerpt that `/embed.js` needs before anything is loaded. It is computed when a revision is activated: on a legacy page the script
 * uses as few built-ins as possible.
 */
export interface EmbedExcerpt {
  readonly revision: number;
  readonly elements: readonly EmbedElement[];
  /** The script behind the elements; absent in a deployment without elements. */
  readonly host: EmbedScript | undefined;
  /** Whether everything behind the elements may run in a realm of its own. */
  readonly ownRealm: boolean;
}
