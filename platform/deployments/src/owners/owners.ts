import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { publicKeyOf, type Signer } from './signature.ts';

const publicKey = v.pipe(
  v.string(),
  v.check((text) => publicKeyOf(text) !== undefined, 'is no Ed25519 public key'),
);

/** `owners.json` of a store. Its operator writes the file; `mfe` only reads it. */
const ownersSchema = v.strictObject({
  /** Team → the public keys it signs with (`mfe key FILE` prints one), and the names it owns; "*" is every name. */
  teams: v.record(v.string(), v.strictObject({ keys: v.array(publicKey), owns: v.array(v.string()) })),
  /** Revisions up to this one may be unsigned: they are from before, or signed with keys that are no longer used. */
  since: v.optional(v.pipe(v.number(), v.integer()), 0),
});

export type Owners = v.InferOutput<typeof ownersSchema>;

const PATH = 'owners.json';

/** The owners of a store's names; undefined if it has none, so that anybody may do anything. @throws UserError if they cannot be read */
export async function readOwners(store: Store): Promise<Owners | undefined> {
  const bytes = await store.read(PATH);
  if (!bytes) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new UserError(`${PATH} in the store is not JSON.`);
  }
  const result = v.safeParse(ownersSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UserError(`${PATH} in the store is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/** The team that a name belongs to. */
export function ownerOf({ teams }: Owners, name: string): string | undefined {
  return Object.keys(teams).find((team) => teams[team]?.owns.includes(name));
}

/** The public keys that may sign for a name. */
export function keysFor({ teams }: Owners, name: string): string[] {
  return Object.values(teams).flatMap(({ keys, owns }) => (owns.includes(name) || owns.includes('*') ? keys : []));
}

/** @throws UserError that gives the owner of a name, unless the signer may act on all of them */
export async function refuseForeign(store: Store, names: readonly string[], signer: Signer | undefined): Promise<void> {
  const owners = await readOwners(store);
  if (!owners) return;
  for (const name of names) {
    if (signer && keysFor(owners, name).includes(signer.key)) continue;
    const owner = ownerOf(owners, name);
    if (owner === undefined) {
      throw new UserError(`${name} belongs to nobody. Add it to what a team "owns" in ${PATH} of the store.`);
    }
    throw new UserError(`${name} belongs to the team ${owner}. You sign as ${signedAs(owners, signer)}.`);
  }
}

function signedAs({ teams }: Owners, signer: Signer | undefined): string {
  if (!signer) return "nobody: set MFE_KEY to the file of your team's key";
  return Object.keys(teams).find((team) => teams[team]?.keys.includes(signer.key)) ?? 'a key that no team has';
}
