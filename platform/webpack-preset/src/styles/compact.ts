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
          node.value = foldSpacing(node.value);
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

/** Tailwind writes `--spacing(3)` as a product of products: `calc(calc(var(--rem) * .25) * 3)`. */
function foldSpacing(value: string): string {
  return value.replace(
    /calc\(calc\(var\(--rem\) \* (\d*\.?\d+)\) \* (-?\d*\.?\d+)\)/g,
    (_, unit: string, times: string) => `calc(var(--rem)*${shortest(Number(unit) * Number(times))})`,
  );
}

const shortest = (factor: number): string => String(factor).replace(/^(-?)0\./, '$1.');
