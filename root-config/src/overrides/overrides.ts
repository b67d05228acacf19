import * as v from 'valibot';
import type { Source } from '../loading/deployment.ts';

/** Micro-frontend → URL of a `build.json`, or of an entry script that holds everything. */
export type Overrides = Readonly<Record<string, string>>;

const STORAGE_KEY = 'portal.overrides';
const NAME = /^mfe_[a-z][a-z0-9_]*$/;

const build = v.object({
  name: v.string(),
  entry: v.string(),
  modules: v.record(v.string(), v.array(v.string())),
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  ranges: v.optional(v.record(v.string(), v.string()), {}),
});

/** The overrides kept in this browser. Unreadable storage means none. */
export function readOverrides(): Overrides {
  try {
    return checked(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * `?override=mfe_timecard@http://localhost:8080/build.json` in the page's own query is taken over into storage, so that
 * one link switches an override on; `?override=` with nothing behind it clears them all. The query is taken away again.
 */
export function takeOverridesFromUrl(): void {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll('override');
  if (asked.length === 0) return;
  const wanted = asked.filter(Boolean).map((one) => {
    const at = one.indexOf('@');
    return [one.slice(0, at), one.slice(at + 1)] as const;
  });
  writeOverrides(wanted.length === 0 ? {} : { ...readOverrides(), ...checked(Object.fromEntries(wanted)) });
  url.searchParams.delete('override');
  history.replaceState(history.state, '', url);
}

export function writeOverrides(overrides: Overrides): void {
  try {
    if (Object.keys(overrides).length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
  } catch {
    console.warn('Overrides cannot be kept: this browser blocks storage.');
  }
}

function checked(value: unknown): Overrides {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        NAME.test(entry[0]) && typeof entry[1] === 'string' && isAllowedUrl(entry[1]),
    ),
  );
}

/** A developer's machine or this very site: nobody else may be made to run code here by a link or by storage. */
export function isAllowedUrl(text: string, page: string = location.href): boolean {
  if (!URL.canParse(text, page)) return false;
  const url = new URL(text, page);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return (url.protocol === 'http:' || url.protocol === 'https:') && (local || url.origin === new URL(page).origin);
}

const DEADLINE_MS = 4_000;

/**
 * Reads what the overrides point to. One that cannot be read is left out and reported: the page then shows what is deployed
 * rather than nothing.
 *
 * @returns what to load instead, and the names that were left out
 */
export async function overridingSources(
  overrides: Overrides,
): Promise<{ sources: Record<string, Source>; failed: string[] }> {
  const sources: Record<string, Source> = {};
  const failed: string[] = [];
  await Promise.all(
    Object.entries(overrides).map(async ([name, text]) => {
      try {
        sources[name] = await sourceAt(name, new URL(text, location.href));
      } catch (error) {
        failed.push(name);
        console.error(`The override of ${name} (${text}) could not be read; the deployed version is shown.`, error);
      }
    }),
  );
  return { sources, failed };
}

async function sourceAt(name: string, url: URL): Promise<Source> {
  const at = url.pathname.endsWith('.json') ? url : new URL('build.json', url);
  const response = await fetch(at, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!response.ok) throw new Error(`${at} answered ${response.status}.`);
  const { name: built, ranges, ...source } = v.parse(build, await response.json());
  if (built !== name) throw new Error(`${at} is a build of ${built}.`);
  return { ...source, react: ranges.react, base: new URL('.', at).href };
}
