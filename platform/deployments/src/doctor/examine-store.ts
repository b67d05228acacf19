import { manifestFindings } from '../check/check.ts';
import { type FactsOf, readFacts } from '../check/read-facts.ts';
import { type RegisteredHost, registeredHosts } from '../hosts/registered-hosts.ts';
import { canariesOf, type Manifest, stableManifest } from '../manifest/index.ts';
import { type DerivedOptions, deriveAgain, derivedDocuments } from '../page/derived.ts';
import { compressedForms } from '../publish/compressed.ts';
import { DEFAULT_BEACON, examineSettings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { broken, type DoctorFinding, stale } from './doctor-finding.ts';
import { decoded, examineFiles } from './examine-files.ts';
import { examineHistory } from './examine-history.ts';
import { examineOwners } from './examine-owners.ts';

export interface ExamineStoreOptions extends DerivedOptions {
  /** Repairs what can be derived again: documents and compressed forms. */
  readonly repair?: boolean;
}

/** All findings about a store; empty if it is healthy. */
export async function examineStore(store: Store, options: ExamineStoreOptions = {}): Promise<DoctorFinding[]> {
  const { newest, findings } = await examineHistory(store);
  if (!newest) return findings;
  const files = await examineFiles(store, newest, options.repair ?? false);
  const documents = await examineDocuments(store, newest);
  if (options.repair && documents.length) await deriveAgain(store, options);
  const facts = await readFacts(store, [newest]);
  // A record that cannot be read is reported as a file, once.
  const known: FactsOf = (name, version) => facts(name, version);
  const rules = rulesBroken(newest, known, await registeredHosts(store));
  return [...findings, ...files, ...documents, ...(await settingsOf(store)), ...(await examineOwners(store)), ...rules];
}

/** What breaks with a candidate only is said of the candidates, because an abortion mends it. */
function rulesBroken(newest: Manifest, facts: FactsOf, hosts: readonly RegisteredHost[]): DoctorFinding[] {
  const without = new Set(manifestFindings(stableManifest(newest), facts, hosts).map(({ message }) => message));
  const candidates = canariesOf(newest).map(({ name, candidate }) => `${name} ${candidate.version}`);
  const withCandidates = `Browsers with a candidate (${candidates.join(', ')}) break`;
  return manifestFindings(newest, facts, hosts).map(({ rule, message }) =>
    without.has(message)
      ? broken(`What is live breaks the rule ${rule}. ${message}`)
      : broken(`${withCandidates} the rule ${rule}. ${message} Or abort it: mfe abort NAME.`),
  );
}

async function settingsOf(store: Store): Promise<DoctorFinding[]> {
  const examined = await examineSettings(store);
  if ('settings' in examined) return [];
  return [
    broken(
      `${examined.wrong}, so the defaults hold, and "mfe prune" takes nothing. ` +
        `Write it again: mfe settings --beacon ${DEFAULT_BEACON}, and --keep for each version that is to stay.`,
    ),
  ];
}

async function examineDocuments(store: Store, newest: Manifest): Promise<DoctorFinding[]> {
  const [strict, development] = await Promise.all([
    derivedDocuments(store, newest, {}),
    derivedDocuments(store, newest, { development: true }),
  ]);
  const findings: DoctorFinding[] = [];
  for (const [path, text] of Object.entries(strict)) {
    const stored = await store.read(path);
    const present = stored?.toString();
    if (!stored || present === undefined) {
      findings.push(broken(`${path} is missing, though revision ${newest.revision} is live.`, true));
      continue;
    }
    if (present !== text && present !== development[path]) {
      const revision = /"revision":(\d+)/.exec(present.replaceAll('&quot;', '"'))?.[1];
      const shown =
        revision === undefined || Number(revision) === newest.revision
          ? 'is not what'
          : `shows revision ${revision}, but`;
      const rest = shown.endsWith('but')
        ? `revision ${newest.revision} is live`
        : `revision ${newest.revision} makes of it`;
      findings.push(
        broken(`${path} ${shown} ${rest}. Its writing broke off, somebody changed it, or another mfe wrote it.`, true),
      );
      continue;
    }
    for (const form of compressedForms(path, stored)) {
      const compressed = await store.read(form);
      if (compressed && decoded(form, compressed)?.equals(stored)) continue;
      findings.push(
        compressed
          ? broken(`${form} is not the compressed form of ${path}: browsers that take it see something else.`, true)
          : stale(`${form} is missing, so ${path} travels uncompressed.`, true),
      );
    }
  }
  return findings;
}
