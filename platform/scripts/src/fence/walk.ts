import { type Program, visitorKeys } from 'oxc-parser';

/** A node of the syntax tree, of any type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined) => void;

/** Visits every node, including types. */
export function walk(program: Program, visit: Visit): void {
  step(program as unknown as SyntaxNode, undefined, visit, () => true);
}

/** Visits only code that runs, without types. */
export function walkValues(program: Program, visit: Visit): void {
  step(program as unknown as SyntaxNode, undefined, visit, runs);
}

function step(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  visit: Visit,
  enters: (node: SyntaxNode) => boolean,
): void {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key];
    for (const one of Array.isArray(child) ? child : [child]) {
      if (isNode(one) && enters(one)) step(one, node, visit, enters);
    }
  }
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

const runs = ({ type }: SyntaxNode): boolean =>
  !type.startsWith('TS') || /^TS(?:As|Satisfies|NonNull|Instantiation)/.test(type);
