import { STORAGE_KEY } from './has-overrides.ts';

/** Micro-frontend → URL of a `build.json`, or of an entry script that holds everything. */
export type Overrides = Readonly<Record<string, string>>;

const NAME = /^mfe_[a-z][a-z0-9_]*$/;

/** The overrides kept in this browser. Unreadable storage means none. */
export function readOverrides(): Overrides {
  try {
    return checked(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * `?override=mfe_timecard@http://localhost:8080/build.json` in the page's own query is taken over into storage, so that one link switches
 * an override on; `?override=` with nothing behind it clears them all. The query is removed from the URL afterwards.
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

/** Only a developer's machine and this site: a link or storage must not make the page run code from anywhere else. */
export function isAllowedUrl(text: string, page: string = location.href): boolean {
  if (!URL.canParse(text, page)) return false;
  const url = new URL(text, page);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return (url.protocol === 'http:' || url.protocol === 'https:') && (local || url.origin === new URL(page).origin);
}
