import type { Manifest } from 'deployments/manifest';
import type { Deployment } from '../loading/deployment.ts';
import type { LoadEvent } from '../loading/load-log.ts';
import type { Versions } from '../loading/versions.ts';
import type { Overrides } from '../overrides/overrides.ts';

/** The state of one micro-frontend on this page. */
export interface RemoteHealth {
  readonly name: string;
  /** The version in use; `override` where a developer's stands in its place. */
  readonly version: string;
  /** Where it comes from, an absolute URL. */
  readonly source: string;
  readonly state: 'not used yet' | 'loaded' | 'failed';
  /** The longest of its loads, in milliseconds; undefined before the first. */
  readonly loadMs: number | undefined;
  readonly lastError: string | undefined;
  readonly override: boolean;
  /** This browser has the candidate. */
  readonly canary: boolean;
  /** An earlier version is used, because the newest could not be loaded. */
  readonly isFallback: boolean;
}

export interface Health {
  readonly revision: number;
  readonly activatedAt: string;
  readonly rootVersion: string;
  readonly remotes: readonly RemoteHealth[];
}

export interface HealthSources {
  /** The manifest as this browser uses it. */
  readonly live: Manifest;
  /** The same before canaries were decided. */
  readonly found: Manifest;
  readonly deployed: Deployment;
  readonly versions: Versions;
  readonly overrides: Overrides;
  /** Names whose candidate could not be loaded here, so that `live` has the live version. */
  readonly failedCandidates: readonly string[];
}

/** Collects what support needs to know. */
export function healthReport(sources: HealthSources, events: readonly LoadEvent[]): Health {
  const { live, found, deployed, versions, overrides } = sources;
  const remotes = deployed.names.map((name): RemoteHealth => {
    const own = events.filter(({ request }) => request.startsWith(`${name}/`));
    const loads = own.filter(({ outcome }) => outcome === 'loaded').map(({ ms }) => ms);
    const override = Object.hasOwn(overrides, name);
    const version = versions.current(name)?.version;
    const failure = own.findLast(({ outcome }) => outcome === 'failed');
    return {
      name,
      version: version ?? 'override',
      source: deployed.base(name),
      state: versions.isProven(name) ? 'loaded' : failure ? 'failed' : 'not used yet',
      loadMs: loads.length ? Math.max(...loads) : undefined,
      lastError: failure && `${failure.kind}: ${failure.message}`,
      override,
      canary: version !== undefined && version === found.microFrontends[name]?.canary?.candidate.version,
      isFallback: versions.isFallback(name),
    };
  });
  return {
    revision: live.revision,
    activatedAt: live.activatedAt,
    rootVersion: `${live.root?.version ?? 'unknown'}${live.root && live.root.version === found.root?.canary?.candidate.version ? ' (canary)' : ''}`,
    remotes: remotes.sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** The report as text, to be pasted into a ticket. */
export function healthText(health: Health, page: { readonly url: string; readonly browser: string }): string {
  const head = [
    `Portal ${health.rootVersion}, deployment ${health.revision} of ${health.activatedAt}`,
    `Page: ${page.url}`,
    `Browser: ${page.browser}`,
  ];
  const remotes = health.remotes.flatMap((one) => [
    '',
    `${one.name} ${one.version}${marks(one)
      .map((text) => ` (${text})`)
      .join('')}`,
    `  ${one.state}${one.loadMs === undefined ? '' : `, ${one.loadMs} ms`}, from ${one.source}`,
    ...(one.lastError ? [`  last error: ${one.lastError}`] : []),
  ]);
  return [...head, ...remotes].join('\n');
}

/** Anything unusual about a micro-frontend. */
export function marks({ override, canary, isFallback }: RemoteHealth): string[] {
  return [
    ...(override ? ['overridden'] : []),
    ...(canary ? ['canary'] : []),
    ...(isFallback ? ['fallback version'] : []),
  ];
}
