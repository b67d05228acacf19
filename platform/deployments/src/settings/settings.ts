import * as v from 'valibot';
import { NAMED_VERSION, namedVersion } from '../publish/named-version.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';

/** Where browsers send web vitals and the outcome of every load, unless a store's settings say otherwise. */
export const DEFAULT_BEACON = '/monitoring/events';

const settingsSchema = v.strictObject({
  /** A path of the site or an https URL, which the page's policy then allows; null sends nothing. */
  beacon: v.optional(
    v.nullable(v.pipe(v.string(), v.check(isBeacon, 'is a path of the site or an https address'))),
    DEFAULT_BEACON,
  ),
  /** Where the footer's link to the vendor's own site leads: an https URL; null shows no such link. */
  vendorSite: v.optional(v.nullable(v.pipe(v.string(), v.check(isHttps, 'is an https address'))), null),
  /** `NAME@VERSION` that `mfe prune` leaves alone, for as long as they stand here. */
  keep: v.optional(v.array(v.pipe(v.string(), v.regex(NAMED_VERSION, 'is not NAME@VERSION'))), []),
});

/** What a store's owner decides about every page that is written from it. It outlives activations and rollbacks. */
export type Settings = v.InferOutput<typeof settingsSchema>;

export const SETTINGS_PATH = 'settings.json';

export const defaultSettings: Settings = { beacon: DEFAULT_BEACON, vendorSite: null, keep: [] };

/** The store's settings, or what is wrong with them as the end of a sentence: "is not JSON". */
export async function examineSettings(store: Store): Promise<{ settings: Settings } | { wrong: string }> {
  const bytes = await store.read(SETTINGS_PATH);
  if (!bytes) return { settings: defaultSettings };
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return { wrong: 'is not JSON' };
  }
  const result = v.safeParse(settingsSchema, value);
  if (result.success) return { settings: result.output };
  const [issue] = result.issues;
  return { wrong: `is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}` };
}

/** Settings that cannot be read must not keep anything from going live: the defaults hold, and `mfe doctor` tells of it. */
export async function readSettings(store: Store): Promise<Settings> {
  const examined = await examineSettings(store);
  return 'settings' in examined ? examined.settings : defaultSettings;
}

/** @throws UserError when a value is none the page could carry */
export async function writeSettings(store: Store, settings: Settings): Promise<void> {
  const { beacon, vendorSite, keep } = settings;
  if (beacon !== null && !isBeacon(beacon)) {
    throw new UserError(
      `"${beacon}" is no beacon address. Say a path of the site (${DEFAULT_BEACON}), an https address, or off.`,
    );
  }
  if (vendorSite !== null && !isHttps(vendorSite)) {
    throw new UserError(`"${vendorSite}" is no address for the footer's link. Say an https address, or off.`);
  }
  keep.forEach(namedVersion);
  await store.replace(SETTINGS_PATH, Buffer.from(`${JSON.stringify(settings)}\n`));
}

function isBeacon(url: string): boolean {
  // What is written into a policy must not be able to add to it.
  if (/[\s;,'"<>\\]/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  return isHttps(url);
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
