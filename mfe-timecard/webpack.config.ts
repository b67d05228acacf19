import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  exposes: { './add-time': './src/mount/add-time.tsx', './outbox': './src/mount/outbox.ts' },
  apart: { outbox: ['./outbox'] },
});
