import { AtRule, type ChildNode, type Plugin } from 'postcss';

/** The order of the portal's cascade layers, whichever style sheet is adopted first. */
export const LAYER_ORDER = 'foundation,widgets,app';

const OWN_LAYERS = new Set(LAYER_ORDER.split(','));

/** At-rules that define names rather than paint; they mean the same inside and outside a layer. */
const NAMING = new Set(['charset', 'font-face', 'import', 'namespace', 'property']);

/**
 * Puts everything that has not chosen one of the portal's layers into the package's own, and begins the sheet with the order,
 * so that no pixel depends on which micro-frontend loaded last.
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
