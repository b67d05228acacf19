import { canariesOf } from 'deployments/manifest';
import { page } from 'shared-session';
import { sharedLibraries } from '../federation/shared-libraries.ts';
import { LoadFailure } from '../loading/load-failure.ts';
import { loadLog } from '../loading/load-log.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { type EarlyNotes, earlyNotes } from './early-notes.ts';
import type { HealthSources } from './health-report.ts';
import { lastWords } from './last-words.ts';
import { loadPart } from './lazy-parts.ts';
import { triedCanaries } from './trial.ts';

/** Milliseconds until watching starts: longer than a page takes to fetch what it shows, also on a slow line. */
const WATCH_AFTER_MS = 5_000;

/**
 * Observes the page: the health panel by Ctrl+Alt+H or `?health` in the URL, and events for monitoring where the page has `<meta
 * name="portal-beacon" content="/some/path">`. Module Federation's devtools see the page with an override, or by `?devtools`. Each is
 * loaded on demand.
 * @returns what receives the outcomes of the regions; undefined if nothing is reported
 */
export function telemetry(sources: HealthSources): EarlyNotes | undefined {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

  function showHealth(): void {
    loadPart('health', sources.live, nonce)
      .then((show) => show(sources, loadLog.events))
      .catch((error: unknown) => console.error('The health panel could not be loaded:', error));
  }
  addEventListener('keydown', (event) => {
    if (event.code !== 'KeyH' || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    showHealth();
  });
  const asks = new URL(location.href).searchParams;
  if (asks.has('health')) showHealth();
  if (isDeveloped(sources) || asks.has('devtools')) {
    loadPart('devtools', sources.live, nonce)
      .then((expose) => expose({ sources, libraries: sharedLibraries }))
      .catch((error: unknown) => console.error('Nothing is shown to devtools:', error));
  }

  return monitoring(sources, nonce);
}

const isDeveloped = ({ overrides }: HealthSources) => Object.keys(overrides).length > 0;

/** Reports to the beacon's URL: soon after a failure, otherwise long after the page has loaded. */
function monitoring(sources: HealthSources, nonce: string | undefined): EarlyNotes | undefined {
  const endpoint = setting('beacon');
  const share = Number(setting('beacon-share') ?? 1);
  // Whole page loads, so that errors and the mounts that they are held against are of the same ones.
  if (!endpoint || Math.random() >= share) return undefined;
  const route = () => page.getState().route;
  // A page with a developer's override must not be counted.
  const canaries = isDeveloped(sources) ? [] : triedCanaries(sources.found, sources.live, sources.failedCandidates);
  let isBeginning = false;
  const begin = () => {
    if (isBeginning) return;
    isBeginning = true;
    loadPart('monitoring', sources.live, nonce)
      .then((start) => start({ endpoint, share, canaries, sources, notes, route }))
      .catch((error: unknown) => {
        console.error('Monitoring could not be loaded:', error);
        // The next failure tries again.
        isBeginning = false;
      });
  };
  const candidates = new Map(canariesOf(sources.found).map(({ name, candidate }) => [name, candidate.version]));
  const isFailed = (name: string) => sources.failedCandidates.includes(name);
  const versionOf = (name: string) => (isFailed(name) ? candidates.get(name) : sources.versions.current(name)?.version);
  const notes = earlyNotes(versionOf, begin);
  loadLog.subscribe(notes.load);
  for (const name of sources.failedCandidates)
    loadLog.failed(
      `${name}/portal`,
      new LoadFailure('network', 'The candidate of the page’s own scripts could not be loaded.'),
    );
  // Watching must not slow down what is watched; the browser remembers the vitals of before.
  setTimeout(() => whenIdle(begin), WATCH_AFTER_MS);
  addEventListener('pagehide', () => {
    const body = lastWords({ revision: sources.live.revision, share, canaries }, notes.handOver());
    if (body) navigator.sendBeacon(endpoint, new Blob([body], { type: 'application/json' }));
  });
  return notes;
}

const setting = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="portal-${name}"]`)?.content;
