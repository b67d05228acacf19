import type { Members, Shape } from './contract.ts';

const LONGEST = 60;

/** Formats a type for a message, in TypeScript syntax and shortened. */
export function formatShape(shape: Shape): string {
  const text = written(shape, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function written(shape: Shape, depth: number): string {
  if (typeof shape === 'string') return shape;
  if (depth > 3) return '…';
  const inner = (one: Shape) => written(one, depth + 1);
  const entries = (members: Members) => Object.entries(members).filter(([name]) => !name.startsWith('<'));
  const list = (members: Members) => entries(members).map(([name, one]) => `${name}: ${inner(one)}`);
  if ('oneOf' in shape) return shape.oneOf.map(inner).join(' | ');
  if ('members' in shape) return `{ ${list(shape.members).join('; ')} }`;
  if ('made' in shape) return `class { ${list(shape.made).join('; ')} }`;
  if ('takes' in shape)
    return `(${entries(shape.takes)
      .map(([, one]) => inner(one))
      .join(', ')}) => ${inner(shape.gives)}`;
  if ('listOf' in shape) return `${inner(shape.listOf)}[]`;
  if ('form' in shape) return `${shape.form}<${shape.of.map(inner).join(', ')}>`;
  return shape.see.replace(/^.*#/, '');
}
