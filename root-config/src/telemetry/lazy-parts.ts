import type { Manifest } from 'deployments/manifest';
import type { DevtoolsSources } from '../devtools/federation-info.ts';
import { LoadFailure } from '../loading/load-failure.ts';
import type { LoadEvent } from '../loading/load-log.ts';
import { scriptLoader } from '../loading/script-loader.ts';
import type { showOverrideBadge } from '../overrides/override-badge.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { overridingSources } from '../overrides/overriding-sources.ts';
import type { EarlyNotes } from './early-notes.ts';
import type { HealthSources } from './health-report.ts';
import type { TriedCanary } from './trial.ts';

/** Parts of the portal in scripts of their own, which register themselves here when they have run. */
export interface LazyParts {
  health?: (sources: HealthSources, events: () => readonly LoadEvent[]) => void;
  overriding?: {
    readonly takeOverrides: () => Overrides;
    readonly overridingSources: typeof overridingSources;
    readonly showOverrideBadge: typeof showOverrideBadge;
  };
  monitoring?: (options: MonitoringOptions) => void;
  devtools?: (sources: DevtoolsSources) => void;
}

export interface MonitoringOptions {
  /** URL that events are sent to. */
  readonly endpoint: string;
  /** The share of page loads that report, 0 to 1. */
  readonly share: number;
  /** The canaries that this page load takes part in. */
  readonly canaries: readonly TriedCanary[];
  readonly sources: HealthSources;
  readonly notes: EarlyNotes;
  /** The pattern of the route that is shown. */
  readonly route: () => string;
}

export function lazyParts(): LazyParts {
  const page = globalThis as { __portalParts?: LazyParts };
  page.__portalParts ??= {};
  return page.__portalParts;
}

/** Loads a part with integrity from the manifest. Rejects with a LoadFailure. */
export async function loadPart<P extends keyof LazyParts>(
  part: P,
  live: Manifest,
  nonce: string | undefined,
): Promise<NonNullable<LazyParts[P]>> {
  const known = lazyParts()[part];
  if (known) return known;
  const { base = '', files = {} } = live.root ?? {};
  const file = Object.keys(files).find((name) => new RegExp(`^${part}\\.\\w+\\.js$`).test(name));
  if (!file) throw new LoadFailure('unlisted-file', `This deployment has no ${part}.`);
  const url = new URL(base + file, location.href).href;
  const listing = (asked: string) => (asked === url ? { integrity: files[file]?.integrity } : undefined);
  await scriptLoader({ listing, nonce }).load(url);
  const loaded = lazyParts()[part];
  if (loaded) return loaded;
  throw new LoadFailure('broken-script', `${url} ran, but left nothing behind.`);
}
