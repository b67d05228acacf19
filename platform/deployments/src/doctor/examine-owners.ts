import { emptyManifest, parseRevision, revisionPaths } from '../activate/history.ts';
import { difference } from '../diff/difference.ts';
import { keysFor, type Owners, readOwners } from '../owners/owners.ts';
import { isSigned } from '../owners/signature.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { broken, type DoctorFinding } from './doctor-finding.ts';

/** Revisions that change a name without its owner's signature: they were written without `mfe`. */
export async function examineOwners(store: Store): Promise<DoctorFinding[]> {
  let owners: Owners | undefined;
  try {
    owners = await readOwners(store);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [broken(`${error.message} Until it is mended, nothing can be published or activated.`)];
  }
  if (!owners) return [];
  const findings: DoctorFinding[] = [];
  let before = emptyManifest;
  for (const path of await revisionPaths(store)) {
    const bytes = await store.read(path);
    let manifest = before;
    try {
      manifest = parseRevision(bytes, path);
    } catch {
      // `examineHistory` reports it.
      continue;
    }
    const unsigned = manifest.revision > owners.since ? unsignedNames(owners, bytes, before, manifest) : [];
    before = manifest;
    if (unsigned.length === 0) continue;
    findings.push(
      broken(
        `${path} changes ${unsigned.join(', ')}, but is not signed by its owner. Find out who wrote it, and activate the right ` +
          'version. "since" in owners.json accepts the revisions up to a number.',
      ),
    );
  }
  return findings;
}

function unsignedNames(
  owners: Owners,
  bytes: Buffer | undefined,
  before: typeof emptyManifest,
  after: typeof emptyManifest,
): string[] {
  const { record: { signature, ...record } = {}, ...manifest } = JSON.parse(bytes?.toString() ?? '{}') as {
    record?: { signature?: unknown };
  };
  return difference(before, after)
    .map(({ name }) => name)
    .filter((name) => !isSigned('revision', { ...manifest, record }, signature, keysFor(owners, name)));
}
