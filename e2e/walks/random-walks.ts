import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { Person } from './person.ts';
import { shortened } from './shortened.ts';
import { type Step, type Walk, walks } from './step.ts';
import { takeSteps, type Walker } from './take-steps.ts';
import type { WalkedPortal } from './walked-portal.ts';
import { type Wander, type WanderStep, wanders } from './wander-step.ts';
import { Wanderer } from './wanderer.ts';

export interface WalkOptions {
  readonly browser: Browser;
  /** Its sample data are restored before each walk. */
  readonly portal: WalkedPortal;
  /** The folder that a failing walk is written to. */
  readonly folder: string;
}

type AnyWalk = Walk | Wander;
type AnyStep = Step | WanderStep;

/** The walk of a seed. */
const walkOf = (seed: number): AnyWalk => fc.sample(fc.oneof(walks, wanders), { seed, numRuns: 1 })[0] as AnyWalk;

/** Takes a walk, up to the first fault. */
async function taken(
  options: WalkOptions,
  walk: AnyWalk,
  picture?: string,
): Promise<Pick<Walker<AnyStep>, 'said' | 'wrong'>> {
  const { browser, portal } = options;
  const person = walk.page === 'anywhere' ? new Wanderer(browser, portal, walk) : new Person(browser, portal, walk);
  try {
    await takeSteps<never>(person, walk.steps as readonly never[]);
    if (picture && person.wrong.length > 0) await person.screenshot(picture);
    return { said: person.said, wrong: [...new Set(person.wrong)] };
  } finally {
    await person.close();
  }
}

/** The kind of a fault, without what differs from run to run. */
const kindOf = (wrong: readonly string[]) => wrong[0]?.replace(/[\d.,:]+/g, '').slice(0, 24);

/**
 * Takes the walk of a seed. A failing one is shortened, and written to the folder as the steps that a person can follow, with a picture of
 * the last screen.
 * @returns what to print about a failing one
 */
export async function walkBySeed(options: WalkOptions, seed: number): Promise<string | undefined> {
  const walk = walkOf(seed);
  const first = await taken(options, walk);
  console.log(
    seed,
    walk.page,
    'engagement' in walk ? walk.engagement : walk.account,
    first.said.join('\n   '),
    first.wrong,
  );
  if (first.wrong.length === 0) return undefined;
  const withSteps = (steps: readonly AnyStep[]) => ({ ...walk, steps }) as AnyWalk;
  const fails = async (steps: readonly AnyStep[]) =>
    kindOf((await taken(options, withSteps(steps))).wrong) === kindOf(first.wrong);
  const steps = await shortened<AnyStep>(walk.steps, fails);
  await mkdir(options.folder, { recursive: true });
  const file = join(options.folder, `person-${seed}`);
  const last = await taken(options, withSteps(steps), `${file}.png`);
  const { said, wrong } = last.wrong.length > 0 ? last : first;
  const lines = [
    walk.page === 'anywhere'
      ? `✘ a person at random, signed in as ${walk.account}`
      : `✘ a person at random, on ${walk.page} of engagement ${walk.engagement}`,
    ...said.map((line) => `    ${line}`),
    ...wrong.map((line) => `  ✘ ${line.replaceAll('\n', '\n    ')}`),
    `  npm run soak -- --person --seed ${seed}`,
  ];
  await writeFile(`${file}.txt`, `${lines.join('\n')}\n`);
  return lines.join('\n');
}
