import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposeFolders: true,
  layer: 'widgets',
  // Buttons, fields and dialogs, which every page needs, travel in the entry; editors and filters are fetched by those who use them.
  inlineBelow: 11_500,
});
