import type { Compiler, javascript } from 'webpack';

const NAME = 'PureSchemasPlugin';

type Parser = javascript.JavascriptParser;
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly range?: readonly [from: number, to: number];
}
interface Call {
  readonly callee: Node & { readonly object?: Node; readonly property?: Node; readonly computed?: boolean };
  readonly arguments: readonly Node[];
}

/** Calls that validate a value, and may throw. All other calls create a schema, or a part of one. */
const READS = /^(parse|safeParse|is|assert)(Async)?$/;

/**
 * Lets builds leave out unused valibot schemas. Valibot marks its functions as free of side effects, but webpack uses such marks only
 * inside the same module. Without this plugin a build contains every schema of a module of which it uses one, and the functions that create
 * them. Schemas must be created with `import * as v from 'valibot'`.
 */
export class PureSchemasPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.isPure
            .for('CallExpression')
            .tap(NAME, (expression) => isPureSchema(parser, expression as unknown as Call) || undefined);
        });
      }
    });
  }
}

function isPureSchema(parser: Parser, { callee, arguments: values }: Call): boolean {
  const { object, property, computed } = callee;
  if (callee.type !== 'MemberExpression' || computed || object?.type !== 'Identifier') return false;
  if (READS.test(property?.name ?? '') || !isValibot(parser, object.name ?? '')) return false;
  let before = callee.range?.[1] ?? 0;
  return values.every((value) => {
    const isPure = value.type !== 'SpreadElement' && parser.isPure(value as Parameters<Parser['isPure']>[0], before);
    before = value.range?.[1] ?? before;
    return isPure;
  });
}

/** Whether a name is the module's import of valibot, which webpack records at the import. */
function isValibot(parser: Parser, name: string): boolean {
  const known = parser.getVariableInfo(name);
  if (typeof known === 'string' || !('tagInfo' in known)) return false;
  const data = known.tagInfo?.data as { readonly source?: string } | undefined;
  return data?.source === 'valibot';
}
