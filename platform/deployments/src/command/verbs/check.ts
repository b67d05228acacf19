import { withPublication } from '../../activate/activate.ts';
import { withCandidate } from '../../activate/canaries.ts';
import { currentRevision } from '../../activate/history.ts';
import { targetsAfter } from '../../activate/targets.ts';
import { check as findingsOf } from '../../check/check.ts';
import { readFacts } from '../../check/read-facts.ts';
import { strandingsOf } from '../../check/refuse-stranding.ts';
import { removalFindings } from '../../check/removals.ts';
import { registeredHosts } from '../../hosts/registered-hosts.ts';
import type { Verb } from '../invocation.ts';

export const check: Verb = async ({ store, publications, activating: { share }, values, print }) => {
  const before = await currentRevision(store);
  const live = before.manifest;
  const candidate = (await publications()).reduce(
    (manifest, one) => (share === undefined ? withPublication(manifest, one) : withCandidate(manifest, one, share)),
    live,
  );
  const examined = { live, candidate, targets: targetsAfter(before, candidate) };
  const { unsaid, idle } = await strandingsOf(store, examined, values.strands ?? []);
  const found = [
    ...removalFindings(live, candidate, values.removes ?? []),
    ...findingsOf(candidate, live, await readFacts(store, [candidate, live]), await registeredHosts(store)),
    ...unsaid,
    ...idle,
  ];
  print(found, found.map((one) => `${one.rule}: ${one.message}`).join('\n') || 'Nothing speaks against it.');
  return found.length ? 1 : 0;
};
