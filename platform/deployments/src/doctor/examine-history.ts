import * as v from 'valibot';
import { pathOf, revisionFile, revisionPaths } from '../activate/history.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { broken, type DoctorFinding, stale } from './doctor-finding.ts';
import { readDocument } from './read-document.ts';

/** The manifest in a revision's file. */
const revisionContent = v.pipe(
  revisionFile,
  v.transform(({ record: _, ...manifest }): Manifest => manifest),
);

/** Reads every revision. `newest` is undefined if there is none or the newest cannot be read. */
export async function examineHistory(store: Store): Promise<{ newest?: Manifest; findings: DoctorFinding[] }> {
  const findings: DoctorFinding[] = [];
  const paths = await revisionPaths(store);
  let newest: Manifest | undefined;
  let expected = 1;
  for (const path of paths) {
    const last = path === paths.at(-1);
    const number = Number(/(\d+)\.json$/.exec(path)?.[1]);
    if (number !== expected) {
      const missing = number - expected === 1 ? pathOf(expected) : `${pathOf(expected)} to ${pathOf(number - 1)}`;
      findings.push(stale(`${missing} missing: those revisions cannot be rolled back to. Restore them from a backup.`));
    }
    expected = number + 1;
    const document = readDocument((await store.read(path))?.toString() ?? '', revisionContent);
    if ('wrong' in document) {
      const consequence = last
        ? 'Nothing can be activated, and browsers keep what was written last. Restore it from a backup, or remove it to fall back one revision.'
        : 'It cannot be rolled back to. Restore it from a backup.';
      findings.push((last ? broken : stale)(`${path} ${document.wrong}. ${consequence}`));
      continue;
    }
    if (document.manifest.revision !== number) {
      findings.push(
        broken(
          `${path} says it is revision ${document.manifest.revision}. Somebody renamed or copied it; restore the right one.`,
        ),
      );
    }
    if (last) newest = document.manifest;
  }
  return { ...(newest ? { newest } : {}), findings };
}
