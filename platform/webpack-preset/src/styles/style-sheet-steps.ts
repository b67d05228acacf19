import tailwind from '@tailwindcss/postcss';
import type { AcceptedPlugin } from 'postcss';
import { cascadeLayer } from './cascade-layer.ts';
import { compact } from './compact.ts';
import { confinedOutput, confinedSources } from './confined-styles.ts';
import { namedStyleSheets } from './named-style-sheets.ts';
import { plainProperties } from './plain-properties.ts';

export interface StyleSheetOptions {
  /** The package whose sources Tailwind scans for class names. */
  readonly directory: string;
  /** Path of the theme for `@import "portal-theme"`. */
  readonly theme: string;
  readonly layer: 'app' | 'widgets';
  /** Begins all of its names. Without it nothing is rejected: a page that is none of our micro-frontends. */
  readonly prefix?: string;
}

/** The PostCSS plugins of a style sheet: theme, Tailwind, then isolation for shadow roots and shared pages. */
export function styleSheetSteps({ directory, theme, layer, prefix }: StyleSheetOptions): AcceptedPlugin[] {
  // The foundation is one of the widgets.
  const owner = prefix !== undefined && { prefix, setsFoundation: layer === 'widgets' };
  return [
    ...(owner ? [confinedSources(owner, directory)] : []),
    namedStyleSheets(theme),
    tailwind({ base: directory, optimize: { minify: true } }),
    plainProperties(),
    cascadeLayer(layer),
    compact(),
    ...(owner ? [confinedOutput(owner)] : []),
  ];
}
