import type { Members, Shape } from './contract.ts';

/** Forms that were always resolved. */
const RESOLVED = new Set([
  'Promise',
  'Map',
  'Set',
  'ReadonlyMap',
  'ReadonlySet',
  'Record',
  'tuple',
  'overloads',
  'generic',
]);

/**
 * Whether the older of two records has only the name or the text of a type that the newer one resolves. Nothing can be said about such a
 * type until its build is made again.
 */
export function isUnresolved(older: readonly Shape[], newer: readonly Shape[]): boolean {
  if (newer.some((shape) => typeof shape === 'string' && isParameter(shape))) return true;
  return older.some((shape) => isOnlyText(shape) && !newer.some((other) => isSameText(shape, other)));
}

/** Whether the older of two objects inherits from a type that it only names. */
export function inheritsUnresolved(older: Members): boolean {
  return Object.keys(older).some((name) => /^\.\.\.\D/.test(name));
}

/** Type parameters had names before they had numbers. */
function isParameter(shape: string): boolean {
  return /^\$\d+$/.test(shape);
}

function isOnlyText(shape: Shape): boolean {
  if (typeof shape === 'string') return /^(?!["'`]).*[./[<(]/.test(shape) && !/^-?\d/.test(shape);
  return 'form' in shape && !RESOLVED.has(shape.form);
}

function isSameText(one: Shape, other: Shape): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return 'form' in one && 'form' in other && one.form === other.form;
}
