import type { Members, Shape } from 'deployments/contract';

/** The detail that lists properties which may not be assigned; it is of one object, not of its parts. */
const READONLY = '<readonly>?';

/** `Pick`, `Omit`, `Partial`, `Required` and `Readonly` of an object whose members are known; undefined for anything else. */
export function picked(name: string, of: readonly Shape[], read: (shape: Shape) => Shape): Shape | undefined {
  const [object, keys] = of.map(read);
  if (typeof object !== 'object' || !('members' in object)) return undefined;
  const members = Object.fromEntries(Object.entries(object.members).filter(([member]) => member !== READONLY));
  switch (name) {
    case 'Readonly':
      return { members: { ...members, [READONLY]: 'all' } };
    case 'Partial':
      return { members: renamed(members, (member) => `${bare(member)}?`) };
    case 'Required':
      return { members: renamed(members, bare) };
    case 'Pick':
    case 'Omit': {
      const wanted = keys === undefined ? undefined : literals(keys);
      if (!wanted) return undefined;
      const kept = Object.entries(members).filter(([member]) => wanted.has(bare(member)) === (name === 'Pick'));
      return { members: Object.fromEntries(kept) };
    }
    default:
      return undefined;
  }
}

/** The members of an intersection. A member of two parts has both types, and is optional only if it is in both. */
export function intersected(parts: readonly Members[]): Members {
  const members = new Map<string, { name: string; shape: Shape }>();
  for (const [name, shape] of parts.flatMap((part) => Object.entries(part))) {
    if (name === READONLY) continue;
    const known = members.get(bare(name));
    const isSame = known && JSON.stringify(known.shape) === JSON.stringify(shape);
    members.set(bare(name), {
      name: known && !known.name.endsWith('?') ? known.name : name,
      shape: !known || isSame ? shape : { form: '&', of: [known.shape, shape] },
    });
  }
  return Object.fromEntries([...members.values()].map(({ name, shape }) => [name, shape]));
}

function literals(keys: Shape): Set<string> | undefined {
  const all = typeof keys === 'object' && 'oneOf' in keys ? keys.oneOf : [keys];
  const texts = all.map((one) => (typeof one === 'string' && one.startsWith('"') ? JSON.parse(one) : undefined));
  return texts.includes(undefined) ? undefined : new Set(texts);
}

function bare(member: string): string {
  return member.replace(/\?$/, '');
}

function renamed(members: Members, rename: (member: string) => string): Members {
  return Object.fromEntries(Object.entries(members).map(([name, shape]) => [rename(name), shape]));
}
