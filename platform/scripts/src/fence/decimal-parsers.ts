import type { Program } from 'oxc-parser';
import { lineOf } from './read-imports.ts';
import { type SyntaxNode, walkValues } from './walk.ts';

/**
 * The lines in which code replaces a decimal comma by a dot: `Number(text.replace(',', '.'))` parses decimals by its own rules. It accepts
 * `1e3` and `1,234` and refuses `1 234,5`, where the parsers of shared-validators do the opposite.
 */
export function decimalParsers(program: Program, text: string): number[] {
  const lines: number[] = [];
  walkValues(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { property } = node.callee as { property?: SyntaxNode };
    const [from, to] = (node.arguments ?? []) as SyntaxNode[];
    const isReplace = property?.name === 'replace' || property?.name === 'replaceAll';
    if (isReplace && isComma(from) && to?.value === '.') lines.push(lineOf(text, node.start));
  });
  return lines;
}

/** `','`, or a pattern that matches only a comma: `/,/g`, `/[,]/`. */
function isComma(node: SyntaxNode | undefined): boolean {
  const pattern = (node?.regex as { pattern?: string } | undefined)?.pattern;
  return node?.value === ',' || pattern === ',' || pattern === '[,]';
}
