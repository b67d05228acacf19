import { withPublication } from '../../activate/activate.ts';
import { withCandidate } from '../../activate/canaries.ts';
import { currentManifest } from '../../activate/history.ts';
import { check as findingsOf } from '../../check/check.ts';
import { readFacts } from '../../check/read-facts.ts';
import { removals } from '../../check/removals.ts';
import type { Verb } from '../invocation.ts';

export const check: Verb = async ({ store, publications, activating: { share }, values, print }) => {
  const live = await currentManifest(store);
  const candidate = (await publications()).reduce(
    (before, one) => (share === undefined ? withPublication(before, one) : withCandidate(before, one, share)),
    live,
  );
  const removes = values.removes ?? [];
  const gone = removals(live, candidate).filter(({ name }) => !removes.includes(name));
  const found = [
    ...gone.map(({ name, what }) => ({
      rule: 'nothing-vanishes',
      message: `${what} would be gone (--removes ${name}).`,
    })),
    ...findingsOf(candidate, live, await readFacts(store, [candidate, live])),
  ];
  print(found, found.map((one) => `${one.rule}: ${one.message}`).join('\n') || 'Nothing speaks against it.');
  return found.length ? 1 : 0;
};
