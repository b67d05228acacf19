import {
  type Deployed,
  type DeployedVersion,
  isFont,
  type Manifest,
  ROOT,
  type RootDeployed,
} from '../manifest/index.ts';
import { firstScripts } from '../page/first-scripts.ts';

/** The changes to one micro-frontend, or to the page's own scripts (`root`). */
export interface Difference {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Readable lines: `+ route #/notes (page)`, `entry 20.1 kB → 21.4 kB`. */
  readonly lines: readonly string[];
}

/** The differences between two manifests, by name. */
export function difference(before: Manifest, after: Manifest): Difference[] {
  const names = [...new Set([...Object.keys(before.microFrontends), ...Object.keys(after.microFrontends)])].sort();
  const differences = names.flatMap((name) => {
    const one = before.microFrontends[name];
    const other = after.microFrontends[name];
    return JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [{ name, before: versionOf(one), after: versionOf(other), lines: compared(one, other) }];
  });
  if (JSON.stringify(before.root) === JSON.stringify(after.root)) return differences;
  const size = (root: RootDeployed | undefined) =>
    root && firstScripts(root).reduce((sum, file) => sum + (root.files[file]?.bytes ?? 0), 0);
  const [from, to] = meant(before.root, after.root);
  const lines = orAlike(grown('portal', size(from), size(to)), from, to);
  return [{ name: ROOT, before: versionOf(before.root), after: versionOf(after.root), lines }, ...differences];
}

/** `1.0.0-abc (10 % get 1.1.0-def)` */
export function versionOf(one: Deployed | Manifest['root']): string | undefined {
  if (!one?.canary) return one?.version;
  return `${one.version} (${percent(one.canary.share)} get ${one.canary.candidate.version})`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function compared(one: Deployed | undefined, other: Deployed | undefined): string[] {
  const [from, to] = meant(one, other);
  const lines = [
    ...changes('route', claims(from, 'route'), claims(to, 'route')),
    ...changes('element', claims(from, 'element'), claims(to, 'element')),
    ...changes('module', Object.keys(from?.modules ?? {}), Object.keys(to?.modules ?? {})),
    ...changes('uses', uses(from), uses(to)),
    ...grown('entry', sizeOf(from, [from?.entry ?? '']), sizeOf(to, [to?.entry ?? ''])),
    ...grown('scripts', sizeOf(from, scriptsOf(from)), sizeOf(to, scriptsOf(to))),
  ];
  return orAlike(lines, from, to);
}

/** The lines. Where there are none, what differs in versions that look alike. */
function orAlike<T extends Pick<DeployedVersion, 'version' | 'files'>>(
  lines: string[],
  from: T | undefined,
  to: T | undefined,
): string[] {
  if (lines.length > 0 || !from || !to || from.version === to.version) return lines;
  const files = Object.entries(to.files);
  const other = files.filter(([name, { integrity }]) => from.files[name]?.integrity !== integrity);
  if (other.length > 0) return [`other content of the same size in ${other.length} of ${files.length} files`];
  const [before, after] = [declared(from), declared(to)];
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
  return [differing.length > 0 ? `the same files, with another ${differing.join(', ')}` : 'the same files'];
}

/** What a version says of itself beside its name, by property. */
function declared(one: object): ReadonlyMap<string, string> {
  const all = Object.entries(one).filter(([key]) => !['version', 'base', 'files', 'canary'].includes(key));
  return new Map(all.map(([key, value]) => [key, JSON.stringify(value)]));
}

interface Tried<T> {
  readonly version: string;
  readonly canary?: { readonly candidate: T } | undefined;
}

/** The version that is compared: the candidate, where there is one. */
function meant<T>(
  one: (T & Tried<T>) | undefined,
  other: (T & Tried<T>) | undefined,
): [before: T | undefined, after: T | undefined] {
  const from = one?.canary && one.version === other?.version ? one.canary.candidate : one;
  return [from, other?.canary?.candidate ?? other];
}

function claims(one: DeployedVersion | undefined, kind: 'route' | 'element'): string[] {
  if (kind === 'element') return (one?.activation.elements ?? []).map(({ tag }) => `<${tag}>`);
  return (one?.activation.applications ?? []).flatMap(({ region, routes }) =>
    routes ? routes.map(({ path, home }) => `#${path} (${region}${home ? ', home' : ''})`) : [`every page (${region})`],
  );
}

function uses(one: DeployedVersion | undefined): string[] {
  return [...new Set(Object.values(one?.uses ?? {}).flat())].sort();
}

function changes(what: string, before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((one) => !after.includes(one)).map((one) => `- ${what} ${one}`),
    ...after.filter((one) => !before.includes(one)).map((one) => `+ ${what} ${one}`),
  ];
}

function scriptsOf(one: DeployedVersion | undefined): string[] {
  return Object.keys(one?.files ?? {}).filter((file) => !isFont(file));
}

function sizeOf(one: DeployedVersion | undefined, files: readonly string[]): number | undefined {
  return one && files.reduce((sum, file) => sum + (one.files[file]?.bytes ?? 0), 0);
}

function grown(what: string, before: number | undefined, after: number | undefined): string[] {
  const [from, to] = [before, after].map((bytes) => (bytes === undefined ? 'none' : `${(bytes / 1000).toFixed(1)} kB`));
  return from === to ? [] : [`${what} ${from} → ${to}`];
}
