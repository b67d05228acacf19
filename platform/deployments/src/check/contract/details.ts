import type { Members, Shape } from './contract.ts';

const READONLY = '<readonly>?';
const NAMES = '<names>?';

/** Details that are no types, so that they are not compared like members. */
export const COMPARED_ALONE: ReadonlySet<string> = new Set([READONLY, NAMES]);

/** The properties that could be assigned and no longer can. */
export function newlyReadonly(before: Members, after: Members): string[] {
  const names = [...namesOf(before)].filter((name) => namesOf(after).has(name));
  return names.filter((name) => !isReadonly(before, name) && isReadonly(after, name));
}

function isReadonly(members: Members, name: string): boolean {
  const fixed = members[READONLY];
  return fixed === 'all' || listed(fixed).includes(name);
}

/** Two arguments that changed places, as `(from, to) and are (to, from)`. New names alone say nothing about their meaning. */
export function changedPlaces(before: Members, after: Members): string | undefined {
  const [old, fresh] = [listed(before[NAMES]), listed(after[NAMES])];
  const moved = old.filter((name, at) => fresh.includes(name) && fresh.indexOf(name) !== at);
  return moved.length > 0 ? `(${old.join(', ')}) and are (${fresh.join(', ')})` : undefined;
}

function listed(shape: Shape | undefined): readonly string[] {
  return typeof shape === 'object' && 'form' in shape ? shape.of.filter((one) => typeof one === 'string') : [];
}

function namesOf(members: Members): ReadonlySet<string> {
  return new Set(
    Object.keys(members)
      .filter((name) => !name.startsWith('<'))
      .map((name) => name.replace(/\?$/, '')),
  );
}
