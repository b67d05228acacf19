import { portalHost } from 'webpack-preset';

export default portalHost({
  directory: import.meta.dirname,
  entries: {
    portal: './src/portal.ts',
    embed: './src/embed.ts',
    'embed-host': './src/embed-host.ts',
    health: './src/health.ts',
    monitoring: './src/monitoring.ts',
  },
});
