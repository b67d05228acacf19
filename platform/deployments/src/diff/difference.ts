import { type Deployed, type DeployedVersion, isFont, type Manifest } from '../manifest/index.ts';
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
  const size = (root: Manifest['root']) =>
    root && firstScripts(root).reduce((sum, file) => sum + (root.files[file]?.bytes ?? 0), 0);
  const lines = grown('portal', size(before.root), size(after.root));
  return [{ name: 'root', before: before.root?.version, after: after.root?.version, lines }, ...differences];
}

/** `1.0.0-abc (10 % get 1.1.0-def)` */
export function versionOf(one: Deployed | undefined): string | undefined {
  if (!one?.canary) return one?.version;
  return `${one.version} (${percent(one.canary.share)} get ${one.canary.candidate.version})`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function compared(one: Deployed | undefined, other: Deployed | undefined): string[] {
  const from = one?.canary?.candidate && one.version === other?.version ? one.canary.candidate : one;
  const to = other?.canary?.candidate ?? other;
  return [
    ...changes('route', claims(from, 'route'), claims(to, 'route')),
    ...changes('element', claims(from, 'element'), claims(to, 'element')),
    ...changes('module', Object.keys(from?.modules ?? {}), Object.keys(to?.modules ?? {})),
    ...changes('uses', uses(from), uses(to)),
    ...grown('entry', sizeOf(from, [from?.entry ?? '']), sizeOf(to, [to?.entry ?? ''])),
    ...grown('scripts', sizeOf(from, scriptsOf(from)), sizeOf(to, scriptsOf(to))),
  ];
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
  if (before === after) return [];
  const formatSize = (bytes: number | undefined) => (bytes === undefined ? 'none' : `${(bytes / 1000).toFixed(1)} kB`);
  return [`${what} ${formatSize(before)} → ${formatSize(after)}`];
}
