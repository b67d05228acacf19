import { type Program, parseSync } from 'oxc-parser';
import { type SyntaxNode, walk } from './walk.ts';

export interface Import {
  /** As written in the source. */
  readonly specifier: string;
  readonly line: number;
}

export interface ReadModule {
  readonly imports: readonly Import[];
  readonly program: Program;
}

/** Syntax that the module record does not have. */
const RARE = /\bimport\s*\(|\brequire\s*\(|\bimport\.meta\.resolve\s*\(/;

/**
 * The imports of a module: statements, re-exports, `import()` of values and of types, `require` and `import.meta.resolve`. Computed
 * specifiers are left out.
 *
 * @throws Error with the parser's message
 */
export function readImports(path: string, text: string): ReadModule {
  const { module, program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const imports: Import[] = [];
  const add = (specifier: string, at: number): void => {
    imports.push({ specifier, line: lineOf(text, at) });
  };
  const addText = (literal: unknown, at: number): void => {
    const { value } = (literal ?? {}) as { value?: unknown };
    if (typeof value === 'string') add(value, at);
  };
  for (const one of module.staticImports) add(one.moduleRequest.value, one.start);
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) add(from.value, start);
  }
  if (RARE.test(text)) {
    walk(program, ({ type, start, source, callee, arguments: args }) => {
      if (type === 'ImportExpression' || type === 'TSImportType') addText(source, start);
      if (type !== 'CallExpression') return;
      const { start: from, end: to } = callee as SyntaxNode;
      const name = text.slice(from, to);
      if (name === 'require' || name === 'import.meta.resolve') addText((args as unknown[])[0], start);
    });
  }
  return { imports, program };
}

export function lineOf(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}
