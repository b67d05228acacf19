import * as v from 'valibot';
import { seriesIn } from '../judge/series.ts';
import { trialCounts } from '../judge/trial-counts.ts';
import { report } from './event-schema.ts';
import { metrics } from './metrics.ts';

const own = { microFrontend: 'mfe_a', version: '1.0.0-abc', cohort: 'live' };
const eventsOf = (...events: object[]) => v.parse(report, { revision: 1, events });
const samples = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

test('errors, loads and mounts are counted by micro-frontend, version and cohort', () => {
  const { count, text } = metrics();
  const mount = { type: 'mount', ...own, request: 'mfe_a/page', ms: 1 };
  const library = { microFrontend: 'mfe_widgets', version: '3', cohort: 'candidate' };
  count(
    eventsOf(
      { ...mount, outcome: 'shown' },
      { ...mount, outcome: 'shown', cohort: 'candidate', version: '2' },
      { ...mount, outcome: 'failed', kind: 'render' },
      { type: 'load', ...own, request: 'mfe_a/page', outcome: 'loaded', ms: 1 },
      { type: 'vital', name: 'LCP', value: 1, rating: 'good' },
    ),
  );
  count(
    eventsOf(
      { ...mount, outcome: 'shown' },
      { type: 'error', ...own, kind: 'render', by: 'script', thrownIn: library },
    ),
  );
  expect(samples(text())).toEqual([
    'portal_loads_total{micro_frontend="mfe_a",version="1.0.0-abc",cohort="live",outcome="loaded"} 1',
    'portal_mounts_total{micro_frontend="mfe_a",version="1.0.0-abc",cohort="live",outcome="shown"} 2',
    'portal_mounts_total{micro_frontend="mfe_a",version="2",cohort="candidate",outcome="shown"} 1',
    'portal_mounts_total{micro_frontend="mfe_a",version="1.0.0-abc",cohort="live",outcome="failed"} 1',
    'portal_errors_total{micro_frontend="mfe_a",version="1.0.0-abc",cohort="live",kind="render"} 1',
    'portal_thrown_in_total{micro_frontend="mfe_widgets",version="3",cohort="candidate"} 1',
  ]);
  expect(text()).toMatch(/^# HELP portal_loads_total .+\n# TYPE portal_loads_total counter\n/);
});

test('the groups of a canary are counted by page load, and the page loads on which anything failed', () => {
  const { count, text } = metrics();
  const of = (group: string) => ({ microFrontend: 'mfe_a', version: '2', group });
  const reported = (group: string, ...counts: string[]) =>
    v.parse(report, { revision: 1, events: [], trial: { canaries: [of(group)], counts } });
  count(reported('live', 'page'));
  count(reported('candidate', 'page'));
  count(reported('candidate', 'failed'));
  count(reported('candidate', 'page', 'failed'));
  expect(trialCounts(seriesIn(text())).get('mfe_a@2')).toEqual({
    candidate: { pages: 2, failed: 2 },
    live: { pages: 1, failed: 0 },
  });
});

test('invented versions do not fill the memory', () => {
  const { count, text } = metrics(3);
  for (let number = 0; number < 10; number += 1)
    count(eventsOf({ type: 'error', ...own, version: `${number}`, kind: 'error', by: 'script' }));
  expect(samples(text())).toHaveLength(4);
  expect(samples(text()).at(-1)).toBe('portal_dropped_total{} 7');
});
