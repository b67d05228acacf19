import type { Compilation, Compiler, javascript, Module } from 'webpack';
import type { ExposedBlock } from './exposed-blocks.ts';

type Program = Parameters<Parameters<javascript.JavascriptParser['hooks']['program']['tap']>[1]>[0];

/** A node of the syntax tree, of which only a few kinds matter here. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const NAME = 'DeclaredPages';
/** Shows the page of a URL, or that there is none. */
const ROUTING = 'shared-session/routing';
const SHOWS_PAGES = new Set(['Pages', 'pagesView']);

/** What a module says about pages. */
interface Noted {
  /** The paths that it declares; null for one that is computed. */
  readonly paths: readonly (string | null)[];
  /** Whether it shows pages by their paths. */
  readonly shows: boolean;
}

/**
 * The paths of the objects with a `path` and a `component` in a module, as pages are declared. The path is a literal, or a constant of the
 * module; null stands for any other.
 */
function pathsIn(program: Program): (string | null)[] {
  const objects: Node[] = [];
  const constants = new Map<string, string>();
  const waiting: unknown[] = [program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (Array.isArray(node)) waiting.push(...node.filter(Boolean));
    else if (isNode(node)) {
      if (node.type === 'ObjectExpression' && propertyOf(node, 'path') && propertyOf(node, 'component'))
        objects.push(node);
      if (node.type === 'VariableDeclaration' && node.kind === 'const') addConstants(node, constants);
      waiting.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null));
    }
  }
  return objects.map((object) => textOf(propertyOf(object, 'path'), constants) ?? null);
}

function addConstants({ declarations }: Node, constants: Map<string, string>): void {
  for (const { id, init } of declarations as { id: Node; init: Node | null }[]) {
    const text = id.type === 'Identifier' ? textOf(init ?? undefined, constants) : undefined;
    if (text !== undefined) constants.set(String(id.name), text);
  }
}

function textOf(node: Node | undefined, constants: ReadonlyMap<string, string>): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Identifier') return constants.get(String(node.name));
  return undefined;
}

/** Whether a module imports what shows pages by their paths. */
function showsPages({ body }: Program): boolean {
  return (body as unknown as readonly Node[]).some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      (source as Node).value === ROUTING &&
      (specifiers as Node[]).some(({ imported }) => isNode(imported) && SHOWS_PAGES.has(String(imported.name))),
  );
}

function propertyOf({ properties }: Node, name: string): Node | undefined {
  const found = (properties as Node[]).find(
    ({ type, computed, key }) =>
      type === 'Property' && computed !== true && isNode(key) && (key.name ?? key.value) === name,
  );
  return found?.value as Node | undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Notes the pages of each own module while it is parsed. webpack keeps the note in its cache. */
export function notePages(compiler: Compiler): void {
  compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
    for (const type of ['javascript/auto', 'javascript/esm'] as const)
      normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
        parser.hooks.program.tap(NAME, (program) => {
          const { module } = parser.state;
          if (isOwn(module) && module.buildInfo) {
            const noted: Noted = { paths: pathsIn(program), shows: showsPages(program) };
            module.buildInfo.declaredPages = noted;
          }
          return undefined;
        });
      });
  });
}

/**
 * The paths of the pages in an exposed module and in the modules that it imports, at once or later; undefined if it shows none by their
 * paths, or a path is computed. Call it when all modules are known and none is concatenated yet.
 */
export function declaredPages({ block }: ExposedBlock, { moduleGraph }: Compilation): string[] | undefined {
  const found: Noted[] = [];
  const seen = new Set<Module>();
  const waiting = block.dependencies.map((dependency) => moduleGraph.getModule(dependency));
  for (let module = waiting.pop(); waiting.length > 0 || module; module = waiting.pop()) {
    if (!module || seen.has(module)) continue;
    seen.add(module);
    const noted = isOwn(module) && (module.buildInfo?.declaredPages as Noted | undefined);
    if (noted) found.push(noted);
    const blocks = module.blocks.flatMap(({ dependencies }) => dependencies);
    for (const dependency of [...module.dependencies, ...blocks]) waiting.push(moduleGraph.getModule(dependency));
  }
  const paths = found.flatMap((one) => one.paths);
  if (paths.length === 0 && !found.some(({ shows }) => shows)) return undefined;
  const known = paths.filter((path) => path !== null);
  return known.length === paths.length ? [...new Set(known)].sort() : undefined;
}

/** Whether a module is of this repository; libraries declare routes of other kinds. */
function isOwn(module: Module): boolean {
  return !/[\\/]node_modules[\\/]/.test((module as { resource?: string }).resource ?? '/node_modules/');
}
