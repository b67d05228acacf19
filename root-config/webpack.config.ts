import { portalHost } from 'webpack-preset';

export default portalHost({
  directory: import.meta.dirname,
  ownRealm: ['embed-host', 'explain'],
  // src/mounting/mount-module.ts
  mountContracts: [1, 2],
  reactSet: './src/react-set',
  entries: {
    session: './src/session.ts',
    // One page, one client: modules of the session's script are not bundled into the portal's as well.
    portal: { import: './src/bootstrap.ts', dependOn: 'session' },
    embed: './src/embed.ts',
    'embed-host': './src/embed-host.ts',
    explain: './src/explain.ts',
    overriding: './src/overriding.ts',
    health: './src/health.ts',
    monitoring: './src/monitoring.ts',
    devtools: './src/devtools.ts',
    i18next: './src/i18next.ts',
    'service-worker': './src/service-worker.ts',
  },
});
