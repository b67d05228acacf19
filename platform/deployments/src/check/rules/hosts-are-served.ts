import { FIRST_HOST_CONTRACT, hostDisagreement } from '../../host-contract/index.ts';
import type { RegisteredHost } from '../../hosts/registered-hosts.ts';
import type { Manifest } from '../../manifest/index.ts';
import type { FactsOf } from '../read-facts.ts';
import type { Rule } from '../rule.ts';

/** A registered host still finds the modules that it loads, with a generation of the host contract that is compatible with its own. */
export const hostsAreServed: Rule = {
  name: 'hosts-are-served',
  find({ candidate, facts, hosts }) {
    return hosts.flatMap((host) =>
      host.loads.flatMap((module) => {
        const broken = brokenBy(host, module, candidate, facts);
        return broken === undefined ? [] : [`The host ${host.name} would break: ${broken}`];
      }),
    );
  },
};

const FIRST = 'Keep it until the host has a release without it (mfe host).';

function brokenBy(
  host: RegisteredHost,
  module: string,
  { microFrontends }: Manifest,
  facts: FactsOf,
): string | undefined {
  const [name = '', exposed = ''] = module.split('/');
  const one = microFrontends[name];
  if (!one) return `it loads ${module}, and ${name} would be gone. ${FIRST}`;
  if (!one.modules[`./${exposed}`]) return `it loads ${module}, which ${name} ${one.version} does not expose. ${FIRST}`;
  const contract = facts(name, one.version)?.hostContract;
  if (contract === null)
    return `it loads ${module}, and ${name} ${one.version} has no variant for hosts. Build it without "standalone: false".`;
  const names = { host: host.name, part: `${name} ${one.version}` };
  return hostDisagreement(host.contract, contract ?? FIRST_HOST_CONTRACT, names);
}
