import type { Deployed, DeployedVersion, Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';
import type { Publication } from '../publish/publication.ts';

/** The instant of every activation in tests. */
export const now = () => '2026-11-21T10:00:00.000Z';

export const someIntegrity = `sha384-${'a'.repeat(64)}`;

/** A version with an entry script, exposing `./app`; the rest as the test says. */
export function version(name: string, number: string, over: Partial<DeployedVersion> = {}): DeployedVersion {
  return {
    version: number,
    base: `/mfe/${name}/${number}/`,
    entry: 'entry.js',
    files: { 'entry.js': { integrity: someIntegrity, bytes: 1 } },
    modules: { './app': [] },
    uses: {},
    activation: { name, applications: [], elements: [] },
    ...over,
  };
}

/** A version that shows `./app` on a route. */
export function page(
  name: string,
  number: string,
  route: string,
  over: Partial<DeployedVersion> = {},
): DeployedVersion {
  const application = { name: name.slice(4), region: 'page' as const, module: './app', routes: [{ path: route }] };
  return version(name, number, { activation: { name, applications: [application], elements: [] }, ...over });
}

export function publicationOf(deployed: DeployedVersion, facts?: Facts): Publication {
  return { name: deployed.activation.name, version: deployed.version, deployed, facts };
}

export function manifestOf(...all: Deployed[]): Manifest {
  return {
    schemaVersion: 1,
    revision: 1,
    activatedAt: now(),
    microFrontends: Object.fromEntries(all.map((one) => [one.activation.name, one])),
  };
}

/** Facts in which nothing speaks against a version. */
export function factsOf(over: Partial<Facts> = {}): Facts {
  const styles = { prefixes: [], classes: [], unlayered: [], unscoped: [], named: {}, broken: [] };
  return { weights: {}, styles, reactIn: [], sourceMapsIn: [], ...over };
}
