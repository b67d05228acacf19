import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'postcss';

const TAILWIND = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/**
 * Style sheets that are imported by name: `@import "portal-theme"` resolves to the theme file that the build is configured with,
 * `@import "tailwindcss/utilities"` to the preset's own Tailwind, from any folder that a package is built in.
 */
export function namedStyleSheets(theme: string): Plugin {
  return {
    postcssPlugin: 'named-style-sheets',
    Once(root) {
      root.walkAtRules('import', (rule) => {
        rule.params = rule.params.replace(
          /^(["'])(?:portal-theme|tailwindcss(\/[\w-]+)?)\1/,
          (named, _quote, part?: string) =>
            JSON.stringify(named.includes('portal-theme') ? theme : join(TAILWIND, `${part ?? 'index'}.css`)),
        );
      });
    },
  };
}
