import { microFrontend } from 'webpack-preset';
import { ContractPlugin } from './api/contract-plugin.ts';

const configurations = microFrontend({
  directory: import.meta.dirname,
  exposeFolders: true,
  layer: 'widgets',
  // Most widgets are one file with the entry; large editors and filters are fetched by those who use them.
  inlineBelow: 4_600,
});

export default (mode?: Parameters<typeof configurations>[0]): ReturnType<typeof configurations> =>
  configurations(mode).map((one) => ({ ...one, plugins: [...(one.plugins ?? []), new ContractPlugin()] }));
