import { currentRevision } from '../../activate/history.ts';
import { FIRST_HOST_CONTRACT } from '../../host-contract/index.ts';
import { forgetHost, type RegisteredHost, registeredHosts, registerHost } from '../../hosts/registered-hosts.ts';
import type { Store } from '../../store/store.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

/** Lists foreign hosts, registers one by `--loads`, or removes one. */
export const host: Verb = async ({ store, names, values, print }) => {
  const [name, another] = names;
  if (another !== undefined) throw new WrongUsage('Say one host.');
  const { generation, oldest, loads = [], forget = false } = values;
  if (name === undefined) {
    if (forget || loads.length > 0 || generation || oldest) throw new WrongUsage('Say which host.');
    const all = await registeredHosts(store);
    print(all, all.map(described).join('\n') || 'No host is registered.');
    return 0;
  }
  if (forget) {
    await forgetHost(store, name);
    print({ name }, `${name} is forgotten.`);
    return 0;
  }
  if (loads.length === 0) throw new WrongUsage('Say what it loads: --loads mfe_timecard/add-time.');
  const contract = {
    generation: Number(generation ?? FIRST_HOST_CONTRACT.generation),
    oldest: Number(oldest ?? FIRST_HOST_CONTRACT.oldest),
  };
  const registered = { name, contract, loads };
  await refuseUnknownModules(store, loads);
  await registerHost(store, registered);
  print(registered, described(registered));
  return 0;
};

/** A host is protected from releases without its modules; a module that nobody has, such as a mistyped one, is not. */
async function refuseUnknownModules(store: Store, loads: readonly string[]): Promise<void> {
  const { microFrontends } = (await currentRevision(store)).manifest;
  for (const load of loads) {
    const [name = '', module = ''] = load.split('/');
    const modules = Object.keys((Object.hasOwn(microFrontends, name) && microFrontends[name]?.modules) || {});
    if (modules.includes(`./${module}`)) continue;
    throw new UserError(
      modules.length > 0
        ? `${name} has no module "${module}". It has ${modules.map((one) => one.slice(2)).join(', ')}.`
        : `${load} is no module of a micro-frontend that is live. Activate it first, or correct the name.`,
    );
  }
}

/** One line on a host. */
export function described({ name, contract, loads }: RegisteredHost): string {
  const { generation, oldest } = contract;
  return `  ${name.padEnd(16)} generation ${generation}, works with ${oldest} and later, loads ${loads.join(', ')}`;
}
