import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposes: { './kept': './src/mount/save-drafts.ts' },
  apart: { kept: ['./kept'] },
});
