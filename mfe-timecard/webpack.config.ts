import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'tc',
  queriesOnly: true,
  exposes: { './outbox': './src/mount/outbox.ts' },
  apart: { outbox: ['./outbox'] },
  between: {
    saving: ['add-time', 'outbox'],
    days: ['add-time', 'outbox', 'time-expense-detail'],
  },
});
