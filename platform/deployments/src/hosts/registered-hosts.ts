import * as v from 'valibot';
import type { HostContract } from '../host-contract/index.ts';
import { hostContract } from '../host-contract/schema.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';

/** A foreign host that loads micro-frontends of this store, as registered by `mfe host`. */
export interface RegisteredHost {
  readonly name: string;
  readonly contract: HostContract;
  /** Exposed modules that it loads: `mfe_timecard/add-time`. */
  readonly loads: readonly string[];
}

const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const MODULE = /^mfe_[a-z][a-z0-9_]*\/[\w-]+$/;

const registeredHost = v.strictObject({
  name: v.pipe(v.string(), v.regex(NAME, 'is not lower-case letters, digits and dashes')),
  contract: hostContract,
  loads: v.pipe(
    v.array(v.pipe(v.string(), v.regex(MODULE, 'is not a module such as mfe_timecard/add-time'))),
    v.minLength(1, 'names no module'),
  ),
});

const FOLDER = 'hosts';
const pathOf = (name: string) => `${FOLDER}/${name}.json`;

/** Registers a host, or replaces its registration. @throws UserError that says what is wrong with it */
export async function registerHost(store: Store, host: RegisteredHost): Promise<void> {
  const result = v.safeParse(registeredHost, host);
  if (!result.success) {
    const [issue] = result.issues;
    throw new UserError(`${host.name}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`);
  }
  await store.replace(pathOf(host.name), Buffer.from(`${JSON.stringify(result.output)}\n`));
}

/** Removes a host. @throws UserError if it is not registered */
export async function forgetHost(store: Store, name: string): Promise<void> {
  if (!NAME.test(name) || !(await store.read(pathOf(name)))) throw new UserError(`No host "${name}" is registered.`);
  await store.remove(pathOf(name));
}

/** The registered hosts, by name. @throws UserError that names a record which cannot be read: a release must not break a host unseen */
export async function registeredHosts(store: Store): Promise<RegisteredHost[]> {
  const paths = (await store.list(FOLDER)).filter((path) => path.endsWith('.json')).sort();
  const read = await pooled(paths, async (path) => {
    const bytes = await store.read(path);
    if (!bytes) return [];
    const result = v.safeParse(registeredHost, parsed(bytes.toString()));
    if (result.success) return [result.output];
    throw new UserError(`${path} in the store cannot be read. Register that host again: mfe host NAME --loads MODULE.`);
  });
  return read.flat();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
