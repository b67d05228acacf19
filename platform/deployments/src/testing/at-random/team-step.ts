import fc from 'fast-check';
import { abort, activate, promote, retire } from '../../activate/activate.ts';
import type { ActivateOptions } from '../../activate/change.ts';
import { rollback } from '../../activate/rollback.ts';
import { refuseBreakage } from '../../check/check.ts';
import { refuseStranding } from '../../check/refuse-stranding.ts';
import { examineStore } from '../../doctor/examine-store.ts';
import { prune } from '../../prune/prune.ts';
import { publish } from '../../publish/publish.ts';
import type { Store } from '../../store/store.ts';
import { BUILDS, buildOf, NAMES, type Name } from './builds.ts';

/** One command of a team; `killedAt` ends its process at a call of the store (`interrupted-store.ts`). */
export interface TeamStep {
  readonly verb:
    | 'publish'
    | 'activate'
    | 'canary'
    | 'promote'
    | 'abort'
    | 'rollback'
    | 'to'
    | 'retire'
    | 'prune'
    | 'repair';
  readonly name: Name;
  readonly build: number;
  readonly killedAt?: number | undefined;
  /** Days that pass before it. */
  readonly days: number;
}

const verb = fc.oneof(
  { weight: 6, arbitrary: fc.constant('activate' as const) },
  { weight: 3, arbitrary: fc.constantFrom('canary' as const, 'rollback' as const) },
  { weight: 2, arbitrary: fc.constantFrom('promote' as const, 'abort' as const, 'to' as const) },
  { weight: 1, arbitrary: fc.constantFrom('publish' as const, 'retire' as const, 'prune' as const, 'repair' as const) },
);

export const teamStep: fc.Arbitrary<TeamStep> = fc.record({
  verb,
  name: fc.constantFrom(...NAMES),
  build: fc.nat(BUILDS - 1),
  killedAt: fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(160) }),
  days: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(1, 20, 45) }),
});

/** The step as it is typed. */
export function commandOf({ verb, name, build, killedAt, days }: TeamStep): string {
  const commands: Partial<Record<TeamStep['verb'], string>> = {
    publish: `publish ${name} #${build}`,
    activate: `activate ${name} #${build}`,
    canary: `activate ${name} #${build} --share 0.5`,
    to: `rollback ${name} --to ${build + 1}`,
    prune: 'prune',
    repair: 'doctor --repair',
  };
  const later = days ? `(${days} days later) ` : '';
  const killed = killedAt === undefined ? '' : ` (killed at call ${killedAt / 2})`;
  return `${later}mfe ${commands[verb] ?? `${verb} ${name}`}${killed}`;
}

/** Runs a step on a store. */
export async function take({ verb, name, build }: TeamStep, store: Store, now: () => string): Promise<void> {
  const options: ActivateOptions = { now, check: refuseBreakage(store), examineTargets: refuseStranding(store) };
  const published = async () => (await publish(store, buildOf(name, build), { now, quality: 0 })).publication;
  const steps: Record<TeamStep['verb'], () => Promise<unknown>> = {
    publish: published,
    activate: async () => activate(store, [await published()], options),
    canary: async () => activate(store, [await published()], { ...options, share: 0.5 }),
    promote: () => promote(store, [name], options),
    abort: () => abort(store, [name], options),
    rollback: () => rollback(store, [name], options),
    to: () => rollback(store, [name], options, build + 1),
    retire: () => retire(store, [name], options),
    prune: () => prune(store, { now }),
    repair: () => examineStore(store, { repair: true }),
  };
  await steps[verb]();
}
