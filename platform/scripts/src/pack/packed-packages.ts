/** The packages that other teams build with. Each is packed, and has a changelog (CONTRIBUTING.md). Package → its folder. */
export const packedPackages: Readonly<Record<string, string>> = {
  deployments: 'platform/deployments',
  'portal-testing': 'platform/testing',
  'webpack-preset': 'platform/webpack-preset',
  'shared-validators': 'shared-validators',
  'shared-client': 'shared-client',
  'shared-session': 'shared-session',
  'mfe-widgets': 'mfe-widgets',
};
