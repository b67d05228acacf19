import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'ap',
  between: {
    records: ['dashboard', 'record'],
    decisions: ['time-and-billing', 'dashboard', 'record', 'delegates'],
  },
});
