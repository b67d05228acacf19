import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'ap',
  queriesOnly: true,
  between: {
    records: ['dashboard', 'record'],
    decisions: ['time-and-billing', 'dashboard', 'record', 'delegates'],
  },
});
