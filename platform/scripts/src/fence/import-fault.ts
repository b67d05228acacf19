import { EVERYTHING, LAYERS, type LayerRule, RESERVED, STATELESS } from './import-table.ts';
import { isAmong, matches } from './matches.ts';
import type { SourceFile } from './source-file.ts';

/** An import and its target; `to` is undefined for an external package. */
export interface Edge {
  readonly from: SourceFile;
  readonly specifier: string;
  readonly to: SourceFile | undefined;
}

/** Why the table does not allow an import; undefined if it does. */
export function importFault({ from, specifier, to }: Edge): string | undefined {
  if (to && to.folder !== from.folder) {
    const fault = packageFault(from, specifier, to);
    if (fault) return fault;
  }
  if (to?.isTest && !from.isTool) return 'sources may not import tests or their helpers';
  const layer = from.layer === undefined || from.layer === 'testing' ? undefined : layerOf(from.layer);
  if (!layer) return undefined;
  if (to?.folder === from.folder) return folderFault(layer, from, to);
  const name = to ? importName(specifier, to) : specifier;
  if (from.isTest || !isAmong(layer.without ?? [], name) || isAmong(STATELESS, name)) return undefined;
  return `${layer.folder}/ is ${layer.holds}`;
}

function packageFault(from: SourceFile, specifier: string, to: SourceFile): string | undefined {
  const { imports, toolImports = [], folder } = from.rule;
  if (imports.includes(EVERYTHING)) return undefined;
  const name = importName(specifier, to);
  const owners = Object.hasOwn(RESERVED, name) ? RESERVED[name] : undefined;
  if (owners && !owners.includes(folder)) return `${name} is for ${listed(owners)} alone`;
  if (from.isTool) {
    const list = [...imports, ...toolImports];
    return isAmong(list, name) ? undefined : `tests and configuration of ${folder} may import ${listed(list)}`;
  }
  if (!isAmong(imports, name)) return `${folder} may import ${listed(imports)}`;
  return specifier.startsWith('.') ? 'a package is imported by its name, not by a relative path' : undefined;
}

function folderFault(layer: LayerRule, from: SourceFile, to: SourceFile): string | undefined {
  if (to.layer === from.layer || to.layer === undefined) return undefined;
  if (from.isTest && (to.isTest || layer.folder === 'ui')) return undefined;
  if (layer.imports.includes(layerOf(to.layer).folder)) return undefined;
  const folders = layer.imports.map((one) => (one === '*' ? 'folders that are no layer' : `${one}/`));
  return `${from.layer}/ may import ${folders.join(', ') || 'no other folder'}`;
}

/** `mfe_widgets/*` is the only way to import a widget; for all other packages the real name counts, not the specifier. */
function importName(specifier: string, to: SourceFile): string {
  if (specifier.startsWith('.')) return to.name;
  const isWidget = to.name === 'mfe-widgets' && matches('mfe_widgets/*', specifier);
  return isWidget ? specifier : [to.name, ...specifier.split('/').slice(specifier.startsWith('@') ? 2 : 1)].join('/');
}

function layerOf(folder: string): LayerRule {
  const rule = LAYERS.find((one) => one.folder === folder) ?? LAYERS.find((one) => one.folder === '*');
  if (!rule) throw new Error('The table has no row for folders that are no layer.');
  return rule;
}

export function listed(names: readonly string[]): string {
  return names.length ? names.join(', ') : 'nothing of ours';
}
