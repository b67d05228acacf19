import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import type { Node } from '../contract/declarations.ts';

/** The text of a source; undefined if there is none. */
export type ReadModule = (file: string) => string | undefined;

/** Any text: a part of a path that is known only when the call is made. */
const ANY = '{}';

/** Local name → what is imported under it. */
export function importsOf(body: readonly Node[]): Map<string, { readonly name: string; readonly from: string }> {
  const found = new Map<string, { name: string; from: string }>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const { local, imported } of node.specifiers)
      found.set(local.name, { name: imported?.name ?? imported?.value ?? 'default', from: node.source.value });
  }
  return found;
}

/** The paths that a module's expressions stand for, as far as its constants and those it imports say. */
export class Paths {
  readonly #file: string;
  readonly #read: ReadModule;
  readonly #constants: ReadonlyMap<string, Node>;
  readonly #imports: ReturnType<typeof importsOf>;

  constructor(file: string, body: readonly Node[], read: ReadModule) {
    this.#file = file;
    this.#read = read;
    this.#imports = importsOf(body);
    this.#constants = new Map(body.flatMap(constants));
  }

  /** Each path that it may be, with `{}` for its variable parts; none if it is not known at all. */
  of(node: Node, locals: ReadonlyMap<string, Node>): string[] {
    const paths = this.#texts(node, locals, 0) ?? [];
    return paths.map((path) => path.replace(/\?.*$/, '')).filter((path) => path.startsWith('/'));
  }

  #texts(node: Node, locals: ReadonlyMap<string, Node>, depth: number): string[] | undefined {
    if (depth > 10) return undefined;
    const inside = (one: Node) => this.#texts(one, locals, depth + 1);
    switch (node.type) {
      case 'StringLiteral':
        return [node.value];
      case 'TemplateLiteral':
        return (node.quasis as Node[]).reduce<string[]>(
          (texts, { value }, at) => {
            const variable = at > 0 ? (inside(node.expressions[at - 1]) ?? [ANY]) : [''];
            return texts.flatMap((text) => variable.map((one) => `${text}${one}${value.cooked}`));
          },
          [''],
        );
      case 'ConditionalExpression': {
        const both = [inside(node.consequent), inside(node.alternate)];
        return both.includes(undefined) ? undefined : both.flatMap((texts) => texts ?? []);
      }
      case 'Identifier':
        return this.#named(node.name, locals, depth);
      case 'CallExpression':
        return node.callee.type === 'Identifier' ? this.#called(node.callee.name, depth) : undefined;
      default:
        return undefined;
    }
  }

  #named(name: string, locals: ReadonlyMap<string, Node>, depth: number): string[] | undefined {
    const constant = locals.get(name) ?? this.#constants.get(name);
    if (constant) return this.#texts(constant, locals, depth + 1);
    const imported = this.#imports.get(name);
    if (!imported?.from.startsWith('.')) return undefined;
    const file = join(dirname(this.#file), imported.from);
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const body = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body as never;
    return new Paths(file, body, this.#read).#named(imported.name, new Map(), depth + 1);
  }

  /** The result of a function of the module that only puts a path together. */
  #called(name: string, depth: number): string[] | undefined {
    const made = this.#constants.get(name);
    if (made?.type !== 'ArrowFunctionExpression' || made.body.type === 'BlockStatement') return undefined;
    return this.#texts(made.body, new Map(), depth + 1);
  }
}

function constants(node: Node): [string, Node][] {
  const declaration: Node = node.declaration ?? node;
  if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
  return declaration.declarations.flatMap(({ id, init }: Node) =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  );
}
