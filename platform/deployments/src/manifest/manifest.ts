import * as v from 'valibot';
import { activation, exposedModule, remoteName } from './activation.ts';

/**
 * A file of a published build, relative to the version's base: no `..` and no other origin. Publishing recognizes
 * scripts that validate manifests by its message (`publish/facts/facts.ts`).
 */
const file = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/, 'is a plain relative path'),
);

/** Subresource integrity in the form of the `integrity` attribute. */
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is a sha384 integrity'));

/** The base of a version's files: a path of this site or an absolute http(s) URL, ending in "/". */
const base = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/[^/?#]+\/)([^?#]*\/)?$/, 'ends in "/"'));

export const publishedFile = v.strictObject({ integrity, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Fonts are in a version's `files` so that the page can preload them. */
export const isFont = (path: string): boolean => path.endsWith('.woff2');

/** Root-config's script that becomes `/service-worker.js`; older builds have none. */
export const isServiceWorker = (path: string): boolean => /^service-worker\.\w+\.js$/.test(path);

/** A generation of the mount contract. */
export const mountContract = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One published version, as a browser loads it. */
export const deployedVersion = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/)),
  base,
  /** The container's script. */
  entry: file,
  /** Every script and font of the build. The loader rejects any other script. */
  files: v.record(file, publishedFile),
  /** Exposed module → the scripts it needs beyond the entry, in no order. */
  modules: v.record(exposedModule, v.array(file)),
  /** Exposed module → modules of other remotes it imports (`mfe_widgets/time-input`), found by the build. */
  uses: v.optional(v.record(exposedModule, v.array(v.string())), {}),
  activation,
  /** Its scripts may run in another realm than the page's: they take the page's globals from `__portalPage`. */
  ownRealm: v.optional(v.literal(true)),
  /**
   * The generation of the mount contract that its modules implement. 1, or absent in older builds: `mount(container, context)`; 2:
   * single-spa's life cycles. Both export a `mount`.
   */
  mountContract: v.optional(mountContract),
  /** The versions of React that it runs with (`react-sets.ts`). */
  react: v.optional(v.string()),
  /** The micro-frontend that it replaces for those that run with its React. */
  standsFor: v.optional(remoteName),
});

/** A version that a share of the sessions gets instead of the live one (`canary.ts`). */
export const canary = v.strictObject({
  /** 0 to 1: the share of the sessions that gets the candidate. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  candidate: deployedVersion,
});

export const deployed = v.strictObject({ ...deployedVersion.entries, canary: v.optional(canary) });

/** The page's own two entries (root-config), published like every other build. */
export const rootDeployed = v.strictObject({
  version: v.string(),
  base,
  portal: file,
  /** The small script behind `/embed.js`. */
  embed: file,
  files: v.record(file, publishedFile),
  /** The version of the page's own React. */
  react: v.optional(v.string()),
  /** The Reacts beside it: set (`react-20`) → its script, which a page loads when a micro-frontend runs in it, and its version. */
  sets: v.optional(v.record(v.string(), v.strictObject({ script: file, react: v.string() }))),
});

/** A version of the page's own scripts that a share of the sessions gets instead of the live one. */
export const rootCanary = v.strictObject({ ...canary.entries, candidate: rootDeployed });

/** The document behind `/deployments.json`, which `GET /` also carries inline. */
export const manifest = v.strictObject({
  schemaVersion: v.literal(1),
  /** Incremented by every activation, by compare-and-swap. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** ISO 8601 instant of the activation that wrote this revision. */
  activatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Browsers keep nothing of the portal for a time without a connection, and remove what they kept (`mfe settings --offline off`). */
  offline: v.optional(v.literal(false)),
  root: v.optional(v.strictObject({ ...rootDeployed.entries, canary: v.optional(rootCanary) })),
  microFrontends: v.record(remoteName, deployed),
});

export type Manifest = v.InferOutput<typeof manifest>;
export type DeployedVersion = v.InferOutput<typeof deployedVersion>;
export type Canary = v.InferOutput<typeof canary>;
export type Deployed = v.InferOutput<typeof deployed>;
export type RootDeployed = v.InferOutput<typeof rootDeployed>;
