/** Events for monitoring: errors, loads, mounts and web vitals, sent without delaying the page. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { watchForFailedFiles } from './telemetry/failed-files.ts';
import { heartbeat, LONG_FRAME } from './telemetry/heartbeat.ts';
import { lazyParts, type MonitoringOptions } from './telemetry/lazy-parts.ts';
import { watchForDamage } from './telemetry/page-damage.ts';
import { reportNotes } from './telemetry/report-notes.ts';

function startMonitoring(options: MonitoringOptions): void {
  const { beacon, report, blocked, damaged, failedFile, shownPage, leave, whenPageIsKnown } = reportNotes(options);
  options.notes.take(report);
  if (!PerformanceObserver.supportedEntryTypes.includes(LONG_FRAME)) heartbeat((ms) => blocked(ms, options.route()));
  watchForDamage({ shownPage, report: (damage, application) => damaged(damage, application, options.route()) });
  watchForFailedFiles((url) => failedFile(url, options.route()));
  const addVital = ({ name, value, rating }: Metric) => {
    const rounded = Math.round(value * 1000) / 1000;
    const route = options.route();
    // A message in the page's place is painted fast, which must not count as a good value.
    whenPageIsKnown((isDown) =>
      beacon.add({ type: 'vital', name, value: rounded, rating: isDown ? 'failed' : rating }, route),
    );
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(addVital);
  // After the listeners of the vitals: some of them are known only when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
}

lazyParts().monitoring = startMonitoring;
