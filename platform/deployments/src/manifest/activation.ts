import * as v from 'valibot';

/**
 * The declaration of a micro-frontend in `micro-frontend.json`; publishing copies it into the manifest, and root-config mounts by
 * this data alone. Strict: an unknown key is reported as a mistake, not ignored.
 */

/** A webpack container's global is a variable of the page, so it must not look like a DOM id: `mfe_` prefixes it. */
export const remoteName = v.pipe(v.string(), v.regex(/^mfe_[a-z][a-z0-9_]*$/, 'is "mfe_" and lower-case letters'));

/** An exposed module: `./add-time`. */
export const exposedModule = v.pipe(v.string(), v.regex(/^\.\/[a-z][a-z0-9-]*$/, 'is "./" and a kebab-case name'));

export const region = v.picklist(['header', 'navigation', 'page', 'footer', 'overlay']);

export const route = v.strictObject({
  /** Path behind the hash: `/worker/time-expense-detail/{billingItemId}`. A trailing `/*` matches everything below. */
  path: v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/{}*_-]*$/, 'starts with "/" and holds segments or {parameters}')),
  /** Shown when the hash names no page. At most one route of a deployment. */
  home: v.optional(v.boolean()),
  /** Hides header and navigation while this route is shown (docs: shell#fullscreen-mode). */
  fullScreenMode: v.optional(v.boolean()),
  /** Hides the footer while this route is shown (docs: shell#footer-hidden). */
  hideFooter: v.optional(v.boolean()),
  /** Shown without a session: no sign-in is required while this route is shown (docs: shell#anonymous-routes). */
  anonymous: v.optional(v.boolean()),
  /**
   * The menu entry that is active while this route is shown and no entry has its path: the entry's name, or the path its URL has
   * behind the hash (docs: shell#menu-active).
   */
  menuParent: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** The page's title, which the page shows before any script has run: its label key, and the English text. */
  title: v.optional(
    v.strictObject({ label: v.pipe(v.string(), v.minLength(1)), text: v.pipe(v.string(), v.minLength(1)) }),
  ),
  /** The path of a page of this site for the same purpose that needs no script; offered while this one takes long to load. */
  withoutScripts: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]*$/, 'is a path of this site'))),
  /** Exposed modules of other remotes that this route always needs: preloaded with the page. */
  preload: v.optional(v.array(v.pipe(v.string(), v.regex(/^mfe_[a-z0-9_]+\/[a-z][a-z0-9-]*$/)))),
});

export const application = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  region,
  module: exposedModule,
  /** Where it is shown; absent means on every page. */
  routes: v.optional(v.pipe(v.array(route), v.minLength(1))),
});

export const element = v.strictObject({
  tag: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'is a custom element name')),
  module: exposedModule,
  /** Observed attributes, lower-cased; `redirect-url` and `redirecturl` are delivered as one. */
  attributes: v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/))),
});

/** A text of a page: its label key, and the English text. */
const labelled = v.strictObject({
  label: v.pipe(v.string(), v.minLength(1)),
  text: v.pipe(v.string(), v.minLength(1)),
});

/** A path of the portal behind the hash, with values of the event in braces: `/manager/approvals/{recordId}`. */
const eventLink = v.pipe(
  v.string(),
  v.regex(/^\/[A-Za-z0-9/{}?&=_-]*$/, 'starts with "/" and holds segments or {values}'),
);

/** How the portal shows the notifications of a kind of event (docs: notifications#notification-declared). */
export const notificationKind = v.strictObject({
  /** The name that the server gives to the kind: `item-approved`. */
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,48}$/, 'is the name of a kind')),
  /** The name of the kind, by which the list is filtered. */
  name: labelled,
  /** The sentence, with values of the event as {{placeholders}}. */
  sentence: labelled,
  /** The page of what the sentence is about; absent if there is none. */
  link: v.optional(eventLink),
  /** What is most likely to be done, with the page where one press does it. */
  action: v.optional(v.strictObject({ ...labelled.entries, link: eventLink })),
});

export const activation = v.strictObject({
  $schema: v.optional(v.string()),
  name: remoteName,
  applications: v.optional(v.array(application), []),
  elements: v.optional(v.array(element), []),
  /** The kinds of notifications that it describes. A kind belongs to one micro-frontend. */
  notifications: v.optional(v.array(notificationKind)),
});

export type Activation = v.InferOutput<typeof activation>;
export type Application = v.InferOutput<typeof application>;
export type ElementActivation = v.InferOutput<typeof element>;
export type Route = v.InferOutput<typeof route>;
export type NotificationKind = v.InferOutput<typeof notificationKind>;
export type Region = v.InferOutput<typeof region>;
