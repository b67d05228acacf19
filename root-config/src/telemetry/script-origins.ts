import type { Manifest } from 'deployments/manifest';
import type { Source } from '../loading/deployment.ts';

/** The build that a script belongs to. */
export interface ScriptOrigin {
  /** A micro-frontend, or `root`. */
  readonly name: string;
  readonly version: string;
  /** The script's name, as the manifest lists it; undefined for a developer's override, whose files are not listed. */
  readonly file: string | undefined;
  /** Whether it runs on behalf of its callers: root, and micro-frontends that show nothing themselves. */
  readonly isLibrary: boolean;
}

export interface KnownBuilds {
  /** The manifest with the canaries' candidates. */
  readonly found: Pick<Manifest, 'root' | 'microFrontends'>;
  /** The versions in use: a fallback version and an override are not in the manifest. */
  readonly current: (name: string) => Source | undefined;
  /** The base of paths in the manifest. */
  readonly page: string;
}

type Build = Pick<Source, 'base' | 'files' | 'version'>;

/** The build of a script, by its URL; undefined for a script that is not ours. */
export const scriptOrigin = (known: KnownBuilds, url: string): ScriptOrigin | undefined =>
  origin(known, url, ({ files }, file) => !files || Object.hasOwn(files, file));

/** The build at whose address a file would be, though it may be one that the manifest does not list, or none. */
export const addressOrigin = (known: KnownBuilds, url: string): ScriptOrigin | undefined =>
  origin(known, url, () => true);

function origin(
  { found, current, page }: KnownBuilds,
  url: string,
  has: (build: Build, file: string) => boolean,
): ScriptOrigin | undefined {
  const originIn = (name: string, isLibrary: boolean, build: Build | undefined): ScriptOrigin | undefined => {
    const base = build && new URL(build.base, page).href;
    if (!base || !url.startsWith(base)) return undefined;
    const file = url.slice(base.length);
    if (!has(build, file)) return undefined;
    return { name, version: build.version ?? 'override', file: build.files && file, isLibrary };
  };
  for (const [name, live] of Object.entries(found.microFrontends)) {
    const { applications, elements } = live.activation;
    const isLibrary = applications.length + elements.length === 0;
    for (const build of [current(name), live, live.canary?.candidate]) {
      const own = originIn(name, isLibrary, build);
      if (own) return own;
    }
  }
  return originIn('root', true, found.root) ?? originIn('root', true, found.root?.canary?.candidate);
}
