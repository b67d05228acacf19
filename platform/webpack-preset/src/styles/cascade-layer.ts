import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** The order of the portal's cascade layers, independent of the order in which style sheets are adopted. */
const LAYER_ORDER = 'foundation,widgets,app';

const OWN_LAYERS = new Set(LAYER_ORDER.split(','));

/** At-rules that only define names; layers do not affect them. */
const NAMING = new Set(['charset', 'font-face', 'import', 'namespace', 'property']);

/**
 * Puts every rule outside the portal's layers into the package's layer and prepends the order of the layers, so that the load order
 * of micro-frontends does not matter.
 */
export function cascadeLayer(layer: string): Plugin {
  return {
    postcssPlugin: 'cascade-layer',
    OnceExit(root) {
      const loose = root.nodes.filter((node) => !staysOutside(node));
      for (const node of loose) node.remove();
      if (loose.length > 0) root.append(new AtRule({ name: 'layer', params: layer, nodes: loose as ChildNode[] }));
      root.prepend(new AtRule({ name: 'layer', params: LAYER_ORDER }));
    },
  };
}

function staysOutside(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'atrule') return false;
  if (NAMING.has(node.name)) return true;
  return node.name === 'layer' && node.nodes !== undefined && OWN_LAYERS.has(node.params.split('.')[0]?.trim() ?? '');
}
