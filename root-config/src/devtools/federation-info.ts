import type { SharedLibrary } from '../federation/share-scope.ts';
import type { HealthSources } from '../telemetry/health-report.ts';

export interface DevtoolsSources {
  readonly sources: Pick<HealthSources, 'live' | 'deployed' | 'versions'>;
  /** The shared libraries of the page. */
  readonly libraries: readonly Pick<SharedLibrary, 'request' | 'version'>[];
}

/** The host's name, which is also that of its share scope's owner. */
const HOST = 'portal';
/** The version shown for a developer's override: devtools take a version, `*` or `latest`. */
const OVERRIDE = 'latest';

/**
 * The remotes of this page in the form of the `moduleInfo` that Module Federation's runtime keeps: the host under its name, each remote
 * under `name:version`.
 */
export function moduleInfo({ sources, libraries }: DevtoolsSources): Record<string, object> {
  const { live, deployed, versions } = sources;
  const versionOf = (name: string) => versions.current(name)?.version ?? OVERRIDE;
  const remotesInfo = Object.fromEntries(deployed.names.map((name) => [name, { matchedVersion: versionOf(name) }]));
  const shared = libraries.map(({ request, version }) => ({ sharedName: request, version }));
  const remotes = deployed.names.map((name) => {
    const { entry = '', modules = {}, uses = {} } = versions.current(name) ?? {};
    const used = Object.values(uses).flatMap((requests) => requests.map((request) => request.split('/', 1)[0] ?? ''));
    const info = {
      version: versionOf(name),
      publicPath: deployed.base(name),
      remoteEntry: entry,
      remoteEntryType: 'global',
      globalName: name,
      modules: Object.keys(modules).map((module) => ({ moduleName: module.replace('./', ''), modulePath: module })),
      remotesInfo: Object.fromEntries(used.map((other) => [other, { matchedVersion: versionOf(other) }])),
      shared: [],
    };
    return [`${name}:${versionOf(name)}`, info] as const;
  });
  const host = { version: live.root?.version ?? '', remotesInfo, shared, consumerList: [] };
  return Object.fromEntries([[HOST, host], ...remotes]);
}

/** The libraries that the page shares, in the form of the runtime's `__SHARE__`: host → scope → library → version. */
export function shareInfo({ sources, libraries }: DevtoolsSources): Record<string, object> {
  const useIn = sources.deployed.names.filter((name) => sources.versions.isProven(name));
  const scope = Object.fromEntries(
    libraries.map(({ request, version }) => [
      request,
      {
        [version]: {
          version,
          from: HOST,
          loaded: true,
          useIn,
          scope: ['default'],
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: version },
        },
      },
    ]),
  );
  return { [HOST]: { default: scope } };
}
