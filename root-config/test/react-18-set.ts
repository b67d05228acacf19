import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type ReactSetOptions, reactSet } from 'webpack-preset/parts';

const directory = join(import.meta.dirname, '..');

/** React 18 beside the page's own, as `reactSets` of webpack.config.ts would build it. */
export const react18Set = (output: string, over: Partial<ReactSetOptions> = {}): Configuration =>
  reactSet({
    directory,
    theme: join(directory, '..', 'mfe-widgets', 'theme.css'),
    set: 'react-18',
    entry: './src/federation/react-set.ts',
    packages: { react: 'react-18', 'react-dom': 'react-dom-18' },
    output,
    ...over,
  });
