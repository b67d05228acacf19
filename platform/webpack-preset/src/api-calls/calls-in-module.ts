import { parse } from '@babel/parser';
import type { ApiCalls } from 'deployments/contract';
import type { Node } from '../contract/declarations.ts';
import { importsOf, Paths, type ReadModule } from './paths.ts';

/** A value that is sent: an argument of the function, a member of it, an object put together of such values, or unknown. */
export type Sent =
  | 'unknown'
  | { readonly argument: number; readonly member?: string }
  | { readonly members: Readonly<Record<string, Sent>>; readonly rest: readonly Sent[] };

/** A call of the API in a module's sources. */
export interface CallSite {
  /** `GET /wand2/api/clients/{}`. */
  readonly call: string;
  /** The exported function that makes it. */
  readonly within: string;
  /** The schema of the response, and the module from which it is imported; undefined if it is of the module itself. */
  readonly schema: { readonly name: string; readonly from: string | undefined } | undefined;
  readonly json: Sent | undefined;
  readonly query: Sent | undefined;
}

/** The calls of a source that a build contains. */
export interface UsedCalls {
  readonly file: string;
  readonly sites: readonly CallSite[];
  /** The record of its package, if it is installed without sources. */
  readonly installed?: ApiCalls | undefined;
}

/** Method of `api` → the one of the call. */
const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
  blob: 'GET',
  upload: 'POST',
};

/** Whether a text may contain calls; most modules contain none and are not parsed. */
export function mayCall(text: string): boolean {
  return /\bapi\s*\.\s*(?:get|post|put|delete|blob|upload)\b|\(\s*['"](?:GET|POST|PUT|DELETE)['"]\s*,\s*['"`]\//.test(
    text,
  );
}

/**
 * The calls that the used exports of a module make, by themselves or through functions beside them. A call whose path is an argument is not
 * known.
 */
export function callsInModule(file: string, read: ReadModule, isUsed: (name: string) => boolean): CallSite[] {
  const body: readonly Node[] = parsed(read(file) ?? '');
  const paths = new Paths(file, body, read);
  const imports = importsOf(body);
  const declared = new Map(body.flatMap(declarationsIn));
  const exported = exportedNames(body);
  return [...exported].flatMap(([name, local]) => {
    if (!isUsed(name)) return [];
    return reachedFrom(local, declared).flatMap((each) => sitesIn(declared.get(each) as Node, name, each === local));
  });

  function sitesIn(declaration: Node, within: string, isOwn: boolean): CallSite[] {
    const parameters = isOwn ? parametersOf(functionOf(declaration)) : new Map<string, Sent>();
    const locals = constantsIn(declaration);
    return callsIn(declaration).flatMap((node): CallSite[] => {
      const { method, path, schema, given } = partsOf(node);
      if (!path) return [];
      const named = schema?.type === 'Identifier' ? String(schema.name) : undefined;
      const property = (name: string) => {
        const value = propertyOf(given, name);
        return value && sentBy(value, parameters, locals);
      };
      return paths.of(path, locals).map((text) => ({
        call: `${method} ${text}`,
        within,
        schema: named === undefined ? undefined : (imports.get(named) ?? { name: named, from: undefined }),
        json: property('json'),
        query: property('query'),
      }));
    });
  }
}

function parsed(text: string): readonly Node[] {
  return parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body as never;
}

function declarationsIn(node: Node): [string, Node][] {
  const declaration: Node = node.declaration ?? node;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [[declaration.id?.name ?? 'default', declaration]];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap((one: Node) => (one.id.type === 'Identifier' ? [[one.id.name, one]] : []));
}

/** Exported name → local name. */
function exportedNames(body: readonly Node[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') names.set('default', node.declaration.id?.name ?? 'default');
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue;
    for (const [name] of node.declaration ? declarationsIn(node) : []) names.set(name, name);
    for (const { local, exported } of node.specifiers) names.set(exported.name ?? exported.value, local.name);
  }
  return names;
}

/** A declaration and those of the module that it names, one after the other. */
function reachedFrom(start: string, declared: ReadonlyMap<string, Node>): string[] {
  const found = declared.has(start) ? [start] : [];
  for (const name of found)
    visit(declared.get(name), (node) => {
      if (node.type !== 'Identifier' || !declared.has(String(node.name)) || found.includes(String(node.name))) return;
      found.push(String(node.name));
    });
  return found;
}

function callsIn(declaration: Node): Node[] {
  const found: Node[] = [];
  visit(declaration, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee } = node;
    const isOfApi = callee.type === 'MemberExpression' && callee.object.name === 'api';
    if (isOfApi ? Object.hasOwn(METHODS, callee.property.name) : namesMethod(node)) found.push(node);
  });
  return found;
}

/** `ask('GET', '/items', schema)`: a function beside it makes the call, because it needs more of the response than `api` gives. */
function namesMethod({ callee, arguments: given }: Node): boolean {
  const [method, path] = given as Node[];
  const isMethod = method?.type === 'StringLiteral' && Object.values(METHODS).includes(method.value);
  return callee.type === 'Identifier' && isMethod && path?.type === 'StringLiteral' && path.value.startsWith('/');
}

function partsOf(node: Node) {
  const [first, second, third, fourth]: readonly (Node | undefined)[] = node.arguments;
  if (node.callee.type === 'Identifier') return { method: first?.value, path: second, schema: third, given: fourth };
  const { name } = node.callee.property;
  const method = METHODS[name] ?? '';
  return name === 'blob'
    ? { method, path: first, schema: undefined, given: second }
    : { method, path: first, schema: second, given: third };
}

/** The constants inside of a function. */
function constantsIn(declaration: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  visit(declaration, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
    for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) found.set(id.name, init);
  });
  return found;
}

function functionOf(declaration: Node): Node | undefined {
  if (declaration.type === 'FunctionDeclaration') return declaration;
  const { init } = declaration;
  return init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression' ? init : undefined;
}

function parametersOf(node: Node | undefined): Map<string, Sent> {
  const found = new Map<string, Sent>();
  for (const [argument, one] of ((node?.params ?? []) as Node[]).entries()) {
    const parameter: Node = one.type === 'AssignmentPattern' ? one.left : one;
    if (parameter.type === 'Identifier') found.set(parameter.name, { argument });
    if (parameter.type !== 'ObjectPattern') continue;
    for (const { key, value } of parameter.properties as Node[]) {
      const local: Node | undefined = value?.type === 'AssignmentPattern' ? value.left : value;
      if (key?.name && local?.type === 'Identifier') found.set(local.name, { argument, member: key.name });
    }
  }
  return found;
}

function sentBy(node: Node, parameters: ReadonlyMap<string, Sent>, locals: ReadonlyMap<string, Node>): Sent {
  switch (node.type) {
    case 'Identifier': {
      const local = locals.get(node.name);
      return parameters.get(node.name) ?? (local ? sentBy(local, parameters, new Map()) : 'unknown');
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return sentBy(node.expression, parameters, locals);
    case 'ObjectExpression': {
      const members: Record<string, Sent> = {};
      const rest: Sent[] = [];
      for (const one of node.properties as Node[]) {
        if (one.type === 'SpreadElement') rest.push(sometimes(one.argument, parameters, locals));
        else if (one.type === 'ObjectProperty' && !one.computed)
          members[one.key.name ?? one.key.value] = sentBy(one.value, parameters, locals);
      }
      return { members, rest };
    }
    default:
      return 'unknown';
  }
}

/** `...(date ? { date } : {})` sends it sometimes. */
function sometimes(node: Node, parameters: ReadonlyMap<string, Sent>, locals: ReadonlyMap<string, Node>): Sent {
  if (node.type !== 'ConditionalExpression') return sentBy(node, parameters, locals);
  const both = [node.consequent, node.alternate].map((one) => sentBy(one, parameters, locals));
  const members = both.flatMap((one) =>
    typeof one === 'object' && 'members' in one ? Object.entries(one.members) : [],
  );
  return { members: Object.fromEntries(members.map(([name, sent]) => [`${name}?`, sent])), rest: [] };
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const one of node.properties as Node[]) {
    if (one.type === 'ObjectProperty' && !one.computed && (one.key.name ?? one.key.value) === name) return one.value;
    // `...(noCache ? { query: { noCache: true } } : {})`
    const spread = one.type === 'SpreadElement' ? one.argument : undefined;
    const found = spread?.type === 'ConditionalExpression' ? propertyOf(spread.consequent, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

function visit(value: unknown, each: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, each);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (typeof node.type === 'string') each(node);
    for (const [field, inside] of Object.entries(node)) if (field !== 'loc') visit(inside, each);
  }
}
