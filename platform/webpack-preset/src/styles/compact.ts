import type { ChildNode, Plugin } from 'postcss';

/**
 * Takes out what only readers need: comments (licences stay), line breaks, indentation. Style sheets travel as text inside
 * scripts, where no minifier looks at them, and Tailwind compacts only what it has worked on.
 */
export function compact(): Plugin {
  return {
    postcssPlugin: 'compact',
    OnceExit(root) {
      root.walk((node: ChildNode) => {
        if (node.type === 'comment') {
          if (!node.text.startsWith('!')) node.remove();
          return;
        }
        node.raws.before = '';
        if (node.type === 'decl') {
          // A custom property's value is kept to the letter: scripts may read it.
          node.raws.between = ':';
          if (node.important) node.raws.important = '!important';
          if (!node.prop.startsWith('--')) node.value = node.value.replace(/\s*\n\s*/g, ' ');
          return;
        }
        node.raws.between = '';
        node.raws.after = '';
        node.raws.semicolon = false;
        if (node.type === 'rule') node.selector = node.selectors.map((one) => one.replace(/\s*\n\s*/g, ' ')).join(',');
      });
      root.raws.after = '';
    },
  };
}
