import * as v from 'valibot';
import type { Accepts, Subject } from './subjects.ts';

/** Calls per second by contender: `function`, `schema`, and the names of the peers. */
export type Rates = Readonly<Record<string, number>>;

/** Keeps results alive, so that nothing is optimized away. */
let accepted = 0;

/** Calls per second over all inputs in turn, measured for about that many milliseconds. */
function rate(accepts: (value: never) => boolean, inputs: readonly unknown[], milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const start = performance.now();
  let calls = 0;
  let now = start;
  while (now < end) {
    for (let i = 0; i < 200; i++) for (const input of inputs) if (accepts(input as never)) accepted++;
    calls += 200 * inputs.length;
    now = performance.now();
  }
  return (calls / (now - start)) * 1000;
}

const contendersOf = ({ accepts, schema, peers }: Subject): [string, Accepts][] => [
  ...(accepts ? [['function', accepts] as [string, Accepts]] : []),
  ['schema', (value: unknown) => v.is(schema, value)],
  ...Object.entries(peers).map(([name, peer]): [string, Accepts] => [name, peer.accepts]),
];

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Median rates of the contenders of every subject. They take turns in each round, so that fluctuations of the machine affect all of them.
 */
export function medianRates(subjects: readonly Subject[], rounds: number, milliseconds: number): Rates[] {
  const samples = subjects.map(() => new Map<string, number[]>());
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, subject] of subjects.entries()) {
      for (const [name, accepts] of contendersOf(subject)) {
        const measured = rate(accepts, subject.inputs, milliseconds);
        if (round === 0) samples[i]?.set(name, []);
        else samples[i]?.get(name)?.push(measured);
      }
    }
  }
  if (accepted === 0) throw new Error('Nothing was accepted by anything: the inputs are wrong.');
  return samples.map((map) => Object.fromEntries([...map].map(([name, rates]) => [name, median(rates)])));
}
