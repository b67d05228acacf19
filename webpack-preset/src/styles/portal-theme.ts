import type { Plugin } from 'postcss';

/** `@import "portal-theme"` names the theme by what it is; where the file lies is the build's business. */
export function portalTheme(path: string): Plugin {
  return {
    postcssPlugin: 'portal-theme',
    Once(root) {
      root.walkAtRules('import', (rule) => {
        rule.params = rule.params.replace(/^(["'])portal-theme\1/, JSON.stringify(path));
      });
    },
  };
}
