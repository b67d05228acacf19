import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposes: { './kept': './src/mount/kept.ts' },
  apart: { kept: ['./kept'] },
});
