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

/** Calls that read a value, and may throw. All others make a schema, or a part of one. */
const READS = /^(parse|safeParse|is|assert)(Async)?$/;

/**
 * Lets builds leave out the schemas of valibot that nobody uses. Valibot says of its functions that they have no side effects, but webpack
 * heeds that in the very module only: without this a build has every schema of a module of which it uses one, and the functions
 * they are made of. Schemas are made by `import * as v from 'valibot'`.
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

/** Whether a name is what the module imports from valibot; webpack notes that where it meets the import. */
function isValibot(parser: Parser, name: string): boolean {
  const known = parser.getVariableInfo(name);
  if (typeof known === 'string' || !('tagInfo' in known)) return false;
  const data = known.tagInfo?.data as { readonly source?: string } | undefined;
  return data?.source === 'valibot';
}
