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
  /** The share of page loads that report to the beacon, 0 to 1; all, if absent. */
  beaconShare: v.optional(v.pipe(v.number(), v.check(isShare, 'is a number above 0 and up to 1'))),
  /** Target of the footer's vendor link: an https URL; null shows no link. */
  vendorSite: v.optional(v.nullable(v.pipe(v.string(), v.check(isHttps, 'is an https address'))), null),
  /** Browsers keep nothing of the portal for a time without a connection; absent, they do. */
  offline: v.optional(v.literal(false)),
  /** `NAME@VERSION` that `mfe prune` keeps while they are listed here. */
  keep: v.optional(v.array(v.pipe(v.string(), v.regex(NAMED_VERSION, 'is not NAME@VERSION'))), []),
});

/** The settings of a store, which apply to every page written from it and outlive activations and rollbacks. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Each change creates the next file of this folder, which makes it a compare-and-swap. */
const FOLDER = 'settings';
/** The settings of a store that has not been changed since before `settings/`. */
const FIRST_PATH = 'settings.json';
const ATTEMPTS = 2000;

interface Newest {
  readonly number: number;
  /** The file that holds the settings. */
  readonly path: string;
}

const defaultSettings: Settings = { beacon: DEFAULT_BEACON, vendorSite: null, keep: [] };

/** Reads the store's settings, or returns what is wrong with them as a clause: "settings.json is not JSON". */
export async function examineSettings(store: Store): Promise<{ settings: Settings } | { wrong: string }> {
  return examine(store, await newestOf(store));
}

async function newestOf(store: Store): Promise<Newest> {
  const paths = (await store.list(FOLDER)).filter((path) => /^settings\/\d{8,}\.json$/.test(path));
  const path = paths.at(-1);
  return path ? { number: Number(/\d+/.exec(path)?.[0]), path } : { number: 0, path: FIRST_PATH };
}

/** Whether anybody has changed the settings of a store. */
export async function hasSettings(store: Store): Promise<boolean> {
  return (await store.read((await newestOf(store)).path)) !== undefined;
}

async function examine(store: Store, { path }: Newest): Promise<{ settings: Settings } | { wrong: string }> {
  const bytes = await store.read(path);
  if (!bytes) return { settings: defaultSettings };
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return { wrong: `${path} is not JSON` };
  }
  const result = v.safeParse(settingsSchema, value);
  if (result.success) return { settings: result.output };
  const [issue] = result.issues;
  return { wrong: `${path} is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}` };
}

/** Unreadable settings must not block activations: the defaults apply, and `mfe doctor` reports it. */
export async function readSettings(store: Store): Promise<Settings> {
  return orDefaults(await examineSettings(store));
}

function orDefaults(examined: { settings: Settings } | { wrong: string }): Settings {
  return 'settings' in examined ? examined.settings : defaultSettings;
}

/**
 * Changes the store's settings. `edit` gets the current ones, and runs again if somebody else changed them in between.
 * @throws UserError if a value is not valid
 */
export async function changeSettings(store: Store, edit: (before: Settings) => Settings): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const newest = await newestOf(store);
    const settings = edit(orDefaults(await examine(store, newest)));
    refuseInvalid(settings);
    const path = `${FOLDER}/${String(newest.number + 1).padStart(8, '0')}.json`;
    if (await store.create(path, Buffer.from(`${JSON.stringify(settings)}\n`))) return;
  }
  throw new UserError(`Others changed the settings ${ATTEMPTS} times in between; nothing was changed. Try again.`);
}

function refuseInvalid({ beacon, beaconShare, vendorSite, keep }: Settings): void {
  if (beacon !== null && !isBeacon(beacon)) {
    throw new UserError(
      `"${beacon}" is no beacon address. Say a path of the site (${DEFAULT_BEACON}), an https address, or off.`,
    );
  }
  if (beaconShare !== undefined && !isShare(beaconShare)) {
    throw new UserError('That is no share of page loads. Say a number above 0 and up to 1, or --beacon off.');
  }
  if (vendorSite !== null && !isHttps(vendorSite)) {
    throw new UserError(`"${vendorSite}" is no address for the footer's link. Say an https address, or off.`);
  }
  keep.forEach(namedVersion);
}

function isBeacon(url: string): boolean {
  // A value must not be able to inject directives into the policy.
  if (/[\s;,'"<>\\]/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  return isHttps(url);
}

function isShare(share: number): boolean {
  return share > 0 && share <= 1;
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
