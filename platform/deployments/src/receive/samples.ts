import { labelsOfError, TRIAL_ERRORS } from '../judge/first-errors.ts';
import { ERRORS } from '../judge/reported-errors.ts';
import { TRIAL_FAILED, TRIAL_PAGES } from '../judge/trial-counts.ts';
import type { Report } from './event-schema.ts';

/** The counters, each with its description. */
export const COUNTERS = {
  portal_loads_total: 'Loads of modules that browsers have reported.',
  portal_mounts_total: 'Applications that were to be shown in their region.',
  [ERRORS]: 'Errors, each once a page load, by the micro-frontend they are attributed to.',
  portal_thrown_in_total: 'Errors of others that were thrown in a library, by the library.',
  [TRIAL_PAGES]: 'Page loads that reported, by the group of a canary they belong to.',
  [TRIAL_FAILED]: 'Those of them on which anything failed.',
  [TRIAL_ERRORS]: 'What those with a candidate began to fail with, and where it was thrown.',
  portal_dropped_total: 'Events that were not counted, because there are too many series.',
} as const;

export type Counter = keyof typeof COUNTERS;
export type Labels = Readonly<Record<string, string>>;

/** The counter that a report increments, with its labels. */
export function* samplesOf({ events, trial }: Report): Generator<readonly [counter: Counter, labels: Labels]> {
  for (const { microFrontend, version, group } of trial?.canaries ?? []) {
    const labels = { micro_frontend: microFrontend, version, group };
    for (const one of trial?.counts ?? []) yield [one === 'page' ? TRIAL_PAGES : TRIAL_FAILED, labels];
    if (group !== 'candidate' || !trial?.counts.includes('failed')) continue;
    for (const event of events)
      if (event.type === 'error')
        yield [TRIAL_ERRORS, { micro_frontend: microFrontend, version, ...labelsOfError(event) }];
  }
  for (const event of events) {
    if (event.type === 'load') yield ['portal_loads_total', { ...labelsOf(event), outcome: event.outcome }];
    if (event.type === 'mount') yield ['portal_mounts_total', { ...labelsOf(event), outcome: event.outcome }];
    if (event.type !== 'error') continue;
    yield [ERRORS, { ...labelsOf(event), kind: event.kind }];
    if (event.thrownIn) yield ['portal_thrown_in_total', labelsOf(event.thrownIn)];
  }
}

const labelsOf = (owner: { microFrontend: string; version: string; cohort: string }): Labels => ({
  micro_frontend: owner.microFrontend,
  version: owner.version,
  cohort: owner.cohort,
});
