import { loadLog } from '../loading/load-log.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { type HealthSources, healthReport } from './health-report.ts';
import { loadPart } from './lazy-parts.ts';

/** Milliseconds until watching starts: longer than a page takes to fetch what it shows, also on a slow line. */
const WATCH_AFTER_MS = 5_000;

/**
 * Lets people look: the health panel by Ctrl+Alt+H or `?health` in the URL, and events for monitoring where the page has
 * `<meta name="portal-beacon" content="/some/path">`. Neither is loaded before it is wanted.
 */
export function telemetry(sources: HealthSources): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

  function showHealth(): void {
    loadPart('health', sources.live, nonce)
      .then((show) => show(() => healthReport(sources, loadLog.events())))
      .catch((error: unknown) => console.error('The health panel could not be loaded:', error));
  }
  addEventListener('keydown', (event) => {
    if (event.code !== 'KeyH' || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    showHealth();
  });
  if (new URL(location.href).searchParams.has('health')) showHealth();

  const endpoint = document.querySelector<HTMLMetaElement>('meta[name="portal-beacon"]')?.content;
  if (!endpoint) return;
  // Watching must not slow down what is watched; the browser remembers the vitals of before.
  const watch = () => {
    loadPart('monitoring', sources.live, nonce)
      .then((start) => start({ endpoint, loads: loadLog, revision: sources.live.revision }))
      .catch((error: unknown) => console.error('Monitoring could not be loaded:', error));
  };
  setTimeout(() => whenIdle(watch), WATCH_AFTER_MS);
}
