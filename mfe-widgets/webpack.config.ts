import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposeFolders: true,
  layer: 'widgets',
  // Most widgets are one file with the entry; large editors and filters are fetched by those who use them.
  inlineBelow: 4_600,
});
