import { versionsIn } from '../activate/versions-in.ts';
import type { Manifest } from '../manifest/index.ts';
import { versionName } from '../publish/named-version.ts';

/** A version in a store. */
export interface StoredVersion {
  readonly name: string;
  readonly version: string;
  /** ISO 8601; absent in older records. */
  readonly publishedAt?: string | undefined;
}

export interface Sparing {
  readonly stored: readonly StoredVersion[];
  /** Every revision, oldest first. */
  readonly history: readonly Manifest[];
  /** The manifest that browsers fall back to (`/deployments-previous.json`). */
  readonly fallbackVersions: Manifest;
  /** `NAME@VERSION` to keep this once. */
  readonly named: readonly string[];
  /** `NAME@VERSION` that the store's settings keep, for a pinned foreign host or a shared link. */
  readonly kept: readonly string[];
  /** ISO 8601. */
  readonly now: string;
  /** Days for which an open page may request its files. */
  readonly pageLifeDays?: number;
}

/** The longest time that a page stays open, or a browser remembers its manifest. */
const PAGE_LIFE_DAYS = 30;
/** The time that a version is kept for testing before it is activated. */
const FRESH_DAYS = 14;
/** As many as the browser tests mix with the current builds (ARCHITECTURE.md, "Deploying"). */
const NEWEST = 3;

/**
 * The versions that must stay in a store, each with its most important reason: live or a candidate, a fallback version, live within the
 * lifetime of a page, one of the last three of its name, published recently, or named.
 */
export function spared(asked: Sparing): Map<string, string> {
  const { stored, history, fallbackVersions, named, kept, now, pageLifeDays = PAGE_LIFE_DAYS } = asked;
  const since = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
  const reasons = new Map<string, string>();
  const spare = (key: string, reason: string) => {
    if (!reasons.has(key)) reasons.set(key, reason);
  };
  for (const key of versionsIn(history.at(-1))) spare(key, 'is live');
  for (const key of versionsIn(fallbackVersions)) spare(key, 'is the fallback for what is live');
  history.forEach((one, at) => {
    const until = history[at + 1]?.activatedAt ?? now;
    if (until < since(pageLifeDays)) return;
    for (const key of versionsIn(one)) spare(key, `was live in the last ${pageLifeDays} days`);
  });
  for (const key of kept) spare(key, 'is kept by the settings');
  for (const key of named) spare(key, 'is named');
  for (const { name, version, publishedAt = '' } of stored)
    if (publishedAt >= since(FRESH_DAYS))
      spare(versionName(name, version), `was published in the last ${FRESH_DAYS} days`);
  for (const one of newest(stored, history)) spare(one, `is among the last ${NEWEST}`);
  return reasons;
}

function newest(stored: readonly StoredVersion[], history: readonly Manifest[]): string[] {
  const firstLive = new Map<string, string>();
  for (const one of history)
    for (const key of versionsIn(one)) if (!firstLive.has(key)) firstLive.set(key, one.activatedAt);
  const dated = stored.map(({ name, version, publishedAt }) => {
    const key = versionName(name, version);
    return { name, key, at: publishedAt ?? firstLive.get(key) ?? '' };
  });
  return Object.values(Object.groupBy(dated, ({ name }) => name)).flatMap((all = []) =>
    all
      .sort((one, other) => (one.at < other.at ? 1 : -1))
      .slice(0, NEWEST)
      .map(({ key }) => key),
  );
}
