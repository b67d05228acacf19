import type { ChildNode, Plugin } from 'postcss';

/**
 * Strips comments (except licences), line breaks and indentation. Style sheets are text inside scripts, which minifiers do not
 * process, and Tailwind compacts only its own output.
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
          // The value of a custom property is kept verbatim, because scripts may read it.
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
