import type { check, FactsOf } from 'deployments';
import type { Contract } from 'deployments/contract';

type Manifest = Parameters<typeof check>[0];

/** The contract that a consumer was built against, and the one that its provider exposes now. */
export interface Recorded {
  readonly builtAgainst: Contract;
  readonly now: Contract;
}

const integrity = `sha384-${'a'.repeat(64)}`;

function deployed(
  name: string,
  version: string,
  uses: Record<string, string[]> = {},
): Manifest['microFrontends'][string] {
  return {
    version,
    base: `/mfe/${name}/${version}/`,
    entry: 'entry.js',
    files: { 'entry.js': { integrity, bytes: 1 } },
    modules: { './app': [], './given': [] },
    uses,
    activation: { name, applications: [], elements: [] },
  };
}

/** A deployment of a provider and a consumer of its whole module, before and after a new release of the provider. */
export function consumedBy(before: Recorded, after: Recorded): { live: Manifest; candidate: Manifest; facts: FactsOf } {
  const manifest = (version: string): Manifest => ({
    schemaVersion: 1,
    revision: 1,
    activatedAt: '2026-11-24T10:00:00.000Z',
    microFrontends: {
      mfe_giver: deployed('mfe_giver', version),
      mfe_taker: deployed('mfe_taker', '1', { './app': ['mfe_giver/given'] }),
    },
  });
  const nothing = {
    weights: {},
    styles: { prefixes: [], classes: [], unlayered: [], unscoped: [], named: {}, broken: [] },
    reactIn: [],
    sourceMapsIn: [],
  };
  const facts: FactsOf = (name, version) => {
    if (name === 'mfe_giver') return { ...nothing, contracts: { './given': (version === '1' ? before : after).now } };
    const request = 'mfe_giver/given';
    const names = Object.keys(before.builtAgainst.exports);
    return { ...nothing, imports: { [request]: names }, builtAgainst: { [request]: before.builtAgainst } };
  };
  return { live: manifest('1'), candidate: manifest('2'), facts };
}
