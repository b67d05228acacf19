import { posix } from 'node:path';
import { parse } from '@babel/parser';

/** The fields of a syntax tree's nodes that are used. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // The tree is traversed by the names of its fields.
  // biome-ignore lint/suspicious/noExplicitAny: a node's fields are as many as the language has
  readonly [field: string]: any;
}

/** One declaration file and its names. */
export interface Declarations {
  readonly text: string;
  /** Name → its declarations; a function has one for each overload. */
  readonly declared: ReadonlyMap<string, readonly Node[]>;
  /** Local name → what is imported under it. `file` is set if that is one of the report's own files. */
  readonly imported: ReadonlyMap<string, Origin>;
  /** Exported name → where it comes from; `file` undefined for its own. */
  readonly exported: ReadonlyMap<string, Origin>;
  /** Files that are re-exported as a whole. */
  readonly passedOn: readonly string[];
  /** Packages that are re-exported as a whole. */
  readonly passedOnFrom: readonly string[];
  /** Exported names that are only types. */
  readonly types: ReadonlySet<string>;
  /** `<global>`, or `<module NAME>` → the declarations that the file adds to it. */
  readonly augmented: readonly { readonly name: string; readonly declarations: readonly [string, Node][] }[];
}

/** The name of all exports of a file together: `import * as units`. */
export const WHOLE = '*';

export interface Origin {
  readonly file?: string;
  /** The package, if it is not one of the report's files. */
  readonly from?: string;
  /** {@link WHOLE} for all exports of a file. */
  readonly name: string;
}

/** The declaration files of an API report: each `## path` with the block of TypeScript under it, the module itself first. */
export function declarationsOf(report: string): Map<string, Declarations> {
  const sections = [...report.matchAll(/^## (\S+)\n+```ts\n([\s\S]*?)\n```$/gm)];
  const files = new Set(sections.map(([, path = '']) => path));
  return new Map(sections.map(([, path = '', text = '']) => [path, read(path, text, files)]));
}

function read(path: string, text: string, files: ReadonlySet<string>): Declarations {
  const declared = new Map<string, Node[]>();
  const imported = new Map<string, Origin>();
  const exported = new Map<string, Origin>();
  const passedOn: string[] = [];
  const passedOnFrom: string[] = [];
  const types = new Set<string>();
  const augmented: { name: string; declarations: [string, Node][] }[] = [];
  const originOf = (source: string, name: string): Origin => {
    const file = fileOf(path, source, files);
    return file ? { file, name } : { from: source, name };
  };

  const body: readonly Node[] = parse(text, { sourceType: 'module', plugins: [['typescript', { dts: true }]] }).program
    .body as never;
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) {
        const { file } = originOf(node.source.value, WHOLE);
        const isWhole = one.type === 'ImportNamespaceSpecifier' && file !== undefined;
        imported.set(one.local.name, originOf(node.source.value, isWhole ? WHOLE : nameOf(one.imported)));
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const { file } = originOf(node.source.value, WHOLE);
      if (file) passedOn.push(file);
      else passedOnFrom.push(node.source.value);
    } else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      for (const { local, exported: as, exportKind } of node.specifiers) {
        // `export * as units` has no local name.
        const name = local ? nameOf(local) : WHOLE;
        exported.set(nameOf(as), node.source ? originOf(node.source.value, name) : { name });
        if (node.exportKind === 'type' || exportKind === 'type') types.add(nameOf(as));
      }
    } else if (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'Identifier') {
      exported.set('default', { name: node.declaration.name });
    } else if (node.type === 'TSExportAssignment') {
      throw new Error(`${path} is written with "export =", of which no contract can be read. Use "export".`);
    } else if (node.type === 'TSModuleDeclaration' && (node.kind === 'global' || node.id.type === 'StringLiteral')) {
      const name = node.kind === 'global' ? '<global>' : `<module ${node.id.value}>`;
      augmented.push({ name, declarations: node.body.body.flatMap((one: Node) => named(one.declaration ?? one)) });
    } else {
      const isDefault = node.type === 'ExportDefaultDeclaration';
      const isExport = isDefault || node.type === 'ExportNamedDeclaration';
      for (const [name, declaration] of named(isExport ? node.declaration : node)) {
        declared.set(name, [...(declared.get(name) ?? []), declaration]);
        if (isExport) exported.set(isDefault ? 'default' : name, { name });
      }
    }
  }
  return { text, declared, imported, exported, passedOn, passedOnFrom, types, augmented };
}

function named(declaration: Node): [string, Node][] {
  if (declaration.type !== 'VariableDeclaration') return [[nameOf(declaration.id), declaration]];
  return declaration.declarations.map((one: Node) => [one.id.name, one]);
}

/** The name of a declaration or specifier; `default` if it has none. */
function nameOf(id: Node | null | undefined): string {
  return id?.name ?? id?.value ?? 'default';
}

/** The report's file that `source` refers to in `path`, if it is one. */
export function fileOf(path: string, source: string, files: { has(file: string): boolean }): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const file = posix.join(posix.dirname(path), source.replace(/\.tsx?$/, ''));
  return files.has(file) ? file : undefined;
}
