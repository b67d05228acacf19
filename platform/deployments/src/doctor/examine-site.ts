import { dictionaryHeader } from '../dictionaries/successors.ts';
import type { Manifest } from '../manifest/index.ts';
import { integrityOf } from '../publish/integrity.ts';
import { pooled } from '../store/pooled.ts';
import { broken, type DoctorFinding, stale } from './doctor-finding.ts';
import { examineCertificate } from './examine-certificate.ts';
import { type LiveFile, liveFiles } from './live-files.ts';
import { readDocument } from './read-document.ts';

const DEADLINE_MS = 15_000;

/** All findings about a live site, as a browser sees it; empty if it is healthy. */
export async function examineSite(url: string, now = new Date()): Promise<DoctorFinding[]> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    return [broken(`"${url}" is no address. It begins with http:// or https://.`)];
  }
  const site = new URL('/', url);
  const page = await get(site);
  const certificate = await examineCertificate(site, now);
  if ('wrong' in page) return [...certificate, broken(`${site} ${page.wrong}. Nobody can open the portal.`)];
  const findings = [...certificate, ...cachedTooLong(site, page)];

  const inline = /<script type="application\/json" id="portal-manifest">([\s\S]*?)<\/script>/.exec(page.text)?.[1];
  if (inline === undefined) {
    findings.push(
      broken(`${site} carries no manifest. It is not the page that "mfe activate" wrote; a proxy may answer instead.`),
    );
  }
  const carried = inline === undefined ? undefined : readDocument(inline);
  if (carried && 'wrong' in carried) findings.push(broken(`The manifest in ${site} ${carried.wrong}.`));

  const document = await examineDocument(new URL('/deployments.json', site), findings);
  const live = document ?? (carried && 'manifest' in carried ? carried.manifest : undefined);
  if (!live) return findings;
  if (document && carried && 'manifest' in carried && carried.manifest.revision !== document.revision) {
    findings.push(
      broken(
        `The page shows revision ${carried.manifest.revision}, /deployments.json revision ${document.revision}: one of them is ` +
          'cached on the way, or its writing broke off. Clear the cache in front, or run "mfe doctor --repair" on the store.',
      ),
    );
  }
  if (live.root) await examineEmbed(new URL('/embed.js', site), live, findings);
  const found = await pooled(liveFiles(live), (file) => examineScript(site, file), 8);
  return [...findings, ...unreachableBases(found.flat()), ...(await examineDictionaries(site, live))];
}

interface SiteResponse {
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

async function get(url: URL): Promise<SiteResponse | { wrong: string; unreachable?: boolean }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), cache: 'no-store' });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return { wrong: `answers ${response.status}` };
    return { headers: response.headers, bytes, text: bytes.toString() };
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    const why =
      (error as Error).name === 'TimeoutError' ? `did not answer in ${DEADLINE_MS / 1000} s` : 'cannot be reached';
    return { wrong: `${why}${cause ? ` (${cause})` : ''}`, unreachable: true };
  }
}

function cachedTooLong(url: URL, { headers }: SiteResponse): DoctorFinding[] {
  const control = headers.get('cache-control') ?? '';
  if (/no-cache|no-store|max-age=0/.test(control)) return [];
  return [
    broken(
      `${url} may be cached (Cache-Control: ${control || 'none'}), so browsers would miss activations and rollbacks. ` +
        'Serve it with "no-cache".',
    ),
  ];
}

async function examineDocument(url: URL, findings: DoctorFinding[]): Promise<Manifest | undefined> {
  const response = await get(url);
  if ('wrong' in response) {
    findings.push(
      broken(`${url} ${response.wrong}. Legacy pages cannot start, and the portal cannot see new deployments.`),
    );
    return undefined;
  }
  findings.push(...cachedTooLong(url, response), ...closedToOthers(url, response));
  const document = readDocument(response.text);
  if ('manifest' in document) return document.manifest;
  findings.push(broken(`${url} ${document.wrong}.`));
  return undefined;
}

async function examineEmbed(url: URL, live: Manifest, findings: DoctorFinding[]): Promise<void> {
  const response = await get(url);
  if ('wrong' in response) {
    findings.push(broken(`${url} ${response.wrong}. Legacy pages show none of our elements.`));
    return;
  }
  findings.push(...cachedTooLong(url, response));
  const revision = Number(/^self\.__portalEmbed=\{"revision":(\d+)/.exec(response.text)?.[1]);
  if (revision === live.revision) return;
  findings.push(
    broken(
      Number.isNaN(revision)
        ? `${url} is not the script that "mfe activate" wrote.`
        : `${url} shows revision ${revision}, /deployments.json revision ${live.revision}. Clear the cache in front, or run "mfe doctor --repair" on the store.`,
    ),
  );
}

/** Legacy pages and foreign hosts are other origins, and integrity needs CORS. */
function closedToOthers(url: URL, { headers }: SiteResponse): DoctorFinding[] {
  return headers.get('access-control-allow-origin') === '*'
    ? []
    : [broken(`${url} has no "Access-Control-Allow-Origin: *", so legacy pages on other hosts cannot load it.`)];
}

/** One script stands for all: browsers keep a file for its successors if its response says so. */
async function examineDictionaries(site: URL, live: Manifest): Promise<DoctorFinding[]> {
  const paths = liveFiles(live).map(({ base, file }) => base + file);
  const path = paths.find((one) => dictionaryHeader(one) !== undefined);
  if (path === undefined) return [];
  const url = new URL(path, site);
  const response = await get(url);
  if ('wrong' in response) return [];
  const said = response.headers.get('use-as-dictionary');
  if (said === dictionaryHeader(path) && /available-dictionary/i.test(response.headers.get('vary') ?? '')) return [];
  return [
    stale(
      `${url} is no dictionary for its later versions (Use-As-Dictionary: ${said ?? 'none'}; Vary: ${response.headers.get('vary') ?? 'none'}), so ` +
        'browsers download whole files after each release. docs/operations.md says what the server in front has to send.',
    ),
  ];
}

interface ScriptFinding {
  readonly base: string;
  readonly unreachable: boolean;
  readonly finding: DoctorFinding;
}

async function examineScript(site: URL, one: LiveFile): Promise<ScriptFinding[]> {
  const url = new URL(one.base + one.file, site);
  const found: ScriptFinding[] = [];
  const add = (finding: DoctorFinding, unreachable = false) =>
    found.push({ base: new URL(one.base, site).href, unreachable, finding });
  const response = await get(url);
  if ('wrong' in response) {
    add(broken(`${url} ${response.wrong}, which ${one.who} needs.`), response.unreachable);
    return found;
  }
  if (integrityOf(response.bytes) !== one.integrity) {
    add(
      broken(
        `${url} answers other bytes than were published (${response.bytes.length} instead of ${one.bytes}), so browsers ` +
          `refuse ${one.who}. Somebody on the way changes or truncates it.`,
      ),
    );
  }
  const type = response.headers.get('content-type') ?? 'none';
  // A font is a file of a version, too.
  if (one.file.endsWith('.js') && !/javascript/.test(type))
    add(broken(`${url} has the content type ${type}; browsers run text/javascript only.`));
  for (const finding of closedToOthers(url, response)) add(finding);
  const control = response.headers.get('cache-control') ?? '';
  if (!/immutable|max-age=\d{6,}/.test(control)) {
    add(stale(`${url} is not kept by browsers (Cache-Control: ${control || 'none'}), though it never changes.`));
  }
  const map = await get(new URL(`${url.href}.map`));
  if (!('wrong' in map)) add(broken(`${url}.map is public, and source maps hold the sources.`));
  return found;
}

/** Merges the findings of an unreachable base into one sentence. */
function unreachableBases(found: readonly ScriptFinding[]): DoctorFinding[] {
  const bases = new Set(found.filter(({ unreachable }) => unreachable).map(({ base }) => base));
  return [
    ...[...bases].map((base) => broken(`${base} cannot be reached: whatever is deployed there does not load.`)),
    ...found.filter(({ unreachable }) => !unreachable).map(({ finding }) => finding),
  ];
}
