import type { Contract, Members, Shape } from './contract.ts';
import { formatShape } from './format-shape.ts';

/** Which way a value goes: the module gives it to its consumer, or takes it from there. */
type Direction = 'gives' | 'takes';

/** Forms that only hand on what they hold, in the direction in which they go themselves. */
const CARRIERS = new Set(['Promise', 'Readonly', 'ReadonlyMap', 'ReadonlySet', 'Iterable', 'generic', 'tuple']);

/**
 * What a consumer that was built against one contract would find changed under another, in sentences; empty when it can go on
 * as it is. Compatible is what adds: an optional property, an export, a further value that may be given, a further property
 * of what is handed out. A property that is gone counts even when it was optional: the consumer may be setting it.
 */
export function incompatibleChanges(built: Contract, now: Contract): string[] {
  const changes: string[] = [];
  /** Pairs of types that are being compared; types that lead back to themselves are compared once. */
  const met = new Set<string>();

  function compare(was: Shape, is: Shape, direction: Direction, path: string): void {
    const pair = JSON.stringify([was, is, direction]);
    if (met.has(pair)) return;
    met.add(pair);
    const changed = () => {
      changes.push(`${path} was ${formatShape(read(was, built))} and is ${formatShape(read(is, now))}`);
    };
    const [alternatives, others] = [unionOf(was, built), unionOf(is, now)];
    const [before = 'never', after = 'never'] = [alternatives[0], others[0]];
    if (alternatives.length > 1 || others.length > 1) {
      // Whoever gives decides which of them come; whoever takes has to know every one.
      const [coming, known] = direction === 'takes' ? [alternatives, others] : [others, alternatives];
      const fits = (one: Shape, other: Shape) =>
        direction === 'takes' ? isCompatible(one, other, direction) : isCompatible(other, one, direction);
      if (!coming.every((one) => known.some((other) => fits(one, other)))) changed();
    } else if (typeof before === 'string' || typeof after === 'string') {
      if (!(direction === 'takes' ? isKnown(before, after) : isKnown(after, before))) changed();
    } else if ('members' in before && 'members' in after) {
      compareMembers(before.members, after.members, direction, path);
    } else if ('made' in before && 'made' in after) {
      compareMembers(before.made, after.made, 'gives', path);
    } else if ('takes' in before && 'takes' in after) {
      compareMembers(before.takes, after.takes, direction === 'gives' ? 'takes' : 'gives', path);
      compare(before.gives, after.gives, direction, `the result of ${path}`);
    } else if ('listOf' in before && 'listOf' in after) {
      compare(before.listOf, after.listOf, direction, path);
    } else if (
      'form' in before &&
      'form' in after &&
      before.form === after.form &&
      before.of.length === after.of.length
    ) {
      for (const [at, one] of before.of.entries()) {
        const other = after.of[at] ?? 'nothing';
        // What holds a value for both sides must suit both.
        const directions: Direction[] = CARRIERS.has(before.form) ? [direction] : ['gives', 'takes'];
        if (!directions.every((each) => isCompatible(one, other, each))) changed();
      }
    } else {
      changed();
    }
  }

  function compareMembers(before: Members, after: Members, direction: Direction, path: string): void {
    const [old, fresh] = [byName(before), byName(after)];
    for (const [name, { shape, optional }] of old) {
      const other = fresh.get(name);
      const full = joined(path, name);
      if (!other) {
        changes.push(`${full} is not there`);
        continue;
      }
      if (direction === 'takes' && optional && !other.optional) changes.push(`${full} must be given`);
      if (direction === 'gives' && !optional && other.optional) changes.push(`${full} may be missing`);
      compare(shape, other.shape, direction, full);
    }
    for (const [name, { optional }] of fresh) {
      if (direction === 'takes' && !optional && !old.has(name)) changes.push(`${joined(path, name)} must be given`);
    }
  }

  /** The same question without sentences. */
  function isCompatible(was: Shape, is: Shape, direction: Direction): boolean {
    const before = changes.length;
    const known = new Set(met);
    compare(was, is, direction, '');
    const compatible = changes.length === before;
    changes.length = before;
    // A pair that does not fit has to be found again, where it is reported.
    if (!compatible) {
      met.clear();
      for (const pair of known) met.add(pair);
    }
    return compatible;
  }

  for (const [name, was] of Object.entries(built.exports)) {
    const is = Object.hasOwn(now.exports, name) ? now.exports[name] : undefined;
    if (is === undefined) changes.push(`${name} is not there`);
    else compare(was, is, 'gives', name);
  }
  return [...new Set(changes)];
}

function read(shape: Shape, { types }: Contract): Shape {
  let one = shape;
  // A chain of names ends. One that does not is no type that a compiler lets pass; it is compared by its name.
  for (let steps = 0; typeof one === 'object' && 'see' in one; steps += 1) {
    one = (steps < 100 && Object.hasOwn(types, one.see) && types[one.see]) || one.see;
  }
  return one;
}

/** All alternatives of a type, through the names of its unions; a union that contains itself adds nothing to itself. */
function unionOf(shape: Shape, contract: Contract, within: readonly Shape[] = []): readonly Shape[] {
  if (shape === 'boolean') return ['true', 'false'];
  const one = read(shape, contract);
  if (within.includes(one)) return [];
  const deeper = [...within, one];
  return typeof one === 'object' && 'oneOf' in one
    ? one.oneOf.flatMap((each) => unionOf(each, contract, deeper))
    : [one];
}

/** The same name; or a literal where its whole type is known. */
function isKnown(coming: Shape, known: Shape): boolean {
  if (coming === known) return true;
  if (typeof coming !== 'string') return false;
  return (known === 'string' && coming.startsWith('"')) || (known === 'number' && /^-?\d/.test(coming));
}

function byName(members: Members): Map<string, { shape: Shape; optional: boolean }> {
  return new Map(
    Object.entries(members).map(([name, shape]) => [
      name.replace(/\?$/, ''),
      { shape: withoutUndefined(shape, name.endsWith('?')), optional: name.endsWith('?') },
    ]),
  );
}

/** What may be left out may be undefined as well; both ways of saying so are one. */
function withoutUndefined(shape: Shape, optional: boolean): Shape {
  if (!optional || typeof shape === 'string' || !('oneOf' in shape)) return shape;
  const [first = 'undefined', ...rest] = shape.oneOf.filter((one) => one !== 'undefined');
  return rest.length > 0 ? { oneOf: [first, ...rest] } : first;
}

/** `Select.label`: the only argument of a component is its properties; others are identified by their position. */
function joined(path: string, name: string): string {
  const position = /^(?:\.\.\.)?(\d+)$/.exec(name)?.[1];
  if (position === undefined) return `${path}.${name}`;
  return position === '0' ? path : `argument ${Number(position) + 1} of ${path}`;
}
