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

/** Packages for pages that embed a part. They are packed as they are, without a compiler. */
export const plainPackages: Readonly<Record<string, string>> = {
  'portal-recovery-react': 'mfe-recovery/embedding/react',
};
