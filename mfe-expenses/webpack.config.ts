import { microFrontend } from 'webpack-preset';

export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'ex',
  queriesOnly: true,
  exposes: { './kept': './src/mount/save-drafts.ts' },
  apart: { kept: ['./kept'] },
  between: {
    lines: ['add-adjustment', 'item-lines'],
    items: ['add-expense', 'add-project', 'add-adjustment'],
  },
});
