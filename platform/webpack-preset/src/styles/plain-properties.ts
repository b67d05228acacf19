import { AtRule, Declaration, type Plugin, Rule } from 'postcss';

const EVERYTHING = '*,::before,::after,::backdrop';

/**
 * Tailwind registers its internal variables with `@property`, which applies to the document only: in a shadow root the
 * defaults are missing and `border` draws nothing. A plain rule sets the same defaults in both.
 *
 * The defaults go into the lowest layer, because several micro-frontends share the variables' names: a default of one must never
 * override a value of another.
 */
export function plainProperties(): Plugin {
  return {
    postcssPlugin: 'plain-properties',
    OnceExit(root) {
      const defaults = new Map<string, string>();
      root.walkAtRules('property', (rule) => {
        let initial = 'initial';
        rule.walkDecls('initial-value', (declaration) => {
          initial = declaration.value;
        });
        defaults.set(rule.params.trim(), initial);
        rule.remove();
      });
      // Tailwind's own fallback for browsers without @property is redundant now.
      root.walkAtRules('layer', (rule) => {
        if (rule.params === 'properties' && rule.nodes) rule.remove();
      });
      if (defaults.size === 0) return;
      const everything = new Rule({ selector: EVERYTHING });
      for (const [prop, value] of defaults) everything.append(new Declaration({ prop, value }));
      const inner = new AtRule({ name: 'layer', params: 'properties', nodes: [everything] });
      root.prepend(new AtRule({ name: 'layer', params: 'foundation', nodes: [inner] }));
    },
  };
}
