import * as v from 'valibot';
import { NAMED_VERSION, namedVersion } from '../publish/named-version.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';

/** Where browsers send web vitals and the outcome of every load by default. */
export const DEFAULT_BEACON = '/monitoring/events';

const settingsSchema = v.strictObject({
  /** A path of the site or an https URL, which the page's policy then allows; null sends nothing. */
  beacon: v.optional(
    v.nullable(v.pipe(v.string(), v.check(isBeacon, 'is a path of the site or an https address'))),
    DEFAULT_BEACON,
  ),
  /** Target of the footer's vendor link: an https URL; null shows no link. */
  vendorSite: v.optional(v.nullable(v.pipe(v.string(), v.check(isHttps, 'is an https address'))), null),
  /** `NAME@VERSION` that `mfe prune` keeps while they are listed here. */
  keep: v.optional(v.array(v.pipe(v.string(), v.regex(NAMED_VERSION, 'is not NAME@VERSION'))), []),
});

/** The settings of a store, which apply to every page written from it and outlive activations and rollbacks. */
export type Settings = v.InferOutput<typeof settingsSchema>;

export const SETTINGS_PATH = 'settings.json';

export const defaultSettings: Settings = { beacon: DEFAULT_BEACON, vendorSite: null, keep: [] };

/** Reads the store's settings, or returns what is wrong with them as the end of a sentence: "is not JSON". */
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

/** Unreadable settings must not block activations: the defaults apply, and `mfe doctor` reports it. */
export async function readSettings(store: Store): Promise<Settings> {
  const examined = await examineSettings(store);
  return 'settings' in examined ? examined.settings : defaultSettings;
}

/** @throws UserError if a value is not valid */
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
  // A value must not be able to inject directives into the policy.
  if (/[\s;,'"<>\\]/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  return isHttps(url);
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
