import type { Contract, Members, Shape } from './contract.ts';
import { COMPARED_ALONE, changedPlaces, newlyReadonly } from './details.ts';
import { formatShape } from './format-shape.ts';
import { isListOf, listOf } from './lists.ts';
import { callOf, inOneForm } from './one-form.ts';
import { inheritsUnresolved, isUnresolved } from './unresolved.ts';
import { asKnown, isKind, isObject } from './wider.ts';

/** The direction of a value: the module gives it to its consumer or takes it from there. */
type Direction = 'gives' | 'takes';

/** Covariant forms: their type arguments go in the same direction as they do. */
const CARRIERS = new Set([
  'Promise',
  'Readonly',
  'ReadonlyMap',
  'ReadonlySet',
  'Iterable',
  'generic',
  'tuple',
  'brand',
]);

/**
 * The incompatible changes between two contracts for a consumer of the first, in sentences; empty if it keeps working. Additions are
 * compatible: an optional property, an export, another accepted value, another property of a result. A removed property is
 * incompatible even if it was optional, because the consumer may set it.
 */
export function incompatibleChanges(built: Contract, now: Contract): string[] {
  const changes: string[] = [];
  /** Pairs of types that are being compared; recursive types are compared once. */
  const met = new Set<string>();
  const knowsDetails = built.details === true && now.details === true;
  const isResolved = (built.resolved ?? false) === (now.resolved ?? false);
  const knowsAssignments = built.resolved === true && now.resolved === true;

  function compare(was: Shape, is: Shape, direction: Direction, path: string): void {
    const pair = JSON.stringify([was, is, direction]);
    if (met.has(pair)) return;
    met.add(pair);
    const changed = (differing: readonly Shape[] = []) => {
      const texts = [formatShape(read(was, built)), formatShape(read(is, now))];
      const [before, after] =
        texts[0] === texts[1] ? [formatShape(plain(was, built)), formatShape(plain(is, now))] : texts;
      const [first, ...more] = differing;
      if (before !== after) changes.push(`${path} was ${before} and is ${after}`);
      // Of long types only the beginning is shown, which may be the same.
      else if (first === undefined) changes.push(`${path} is another ${after}`);
      else {
        const what = formatShape(more.length > 0 ? { oneOf: differing } : first);
        changes.push(direction === 'takes' ? `${path} takes no ${what} any more` : `${path} may also be ${what}`);
      }
    };
    const alternatives = rendered(unionOf(was, built), direction);
    const others = withoutNull(rendered(unionOf(is, now), direction), alternatives, direction);
    const [before = 'never', after = 'never'] = [alternatives[0], others[0]];
    const [coming, known] = direction === 'takes' ? [before, after] : [after, before];
    const kind = asKnown(coming, known);
    if (!isResolved && (built.resolved ? isUnresolved(others, alternatives) : isUnresolved(alternatives, others)))
      return;
    if (alternatives.length > 1 || others.length > 1) {
      // The giver decides which values occur; the taker must handle all of them.
      const [all, handled] = direction === 'takes' ? [alternatives, others] : [others, alternatives];
      const fits = (one: Shape, other: Shape) =>
        direction === 'takes' ? isCompatible(one, other, direction) : isCompatible(other, one, direction);
      const differing = all.filter((one) => !handled.some((other) => fits(one, other)));
      if (differing.length > 0) changed(differing);
    } else if (kind !== undefined) {
      if (direction === 'takes') compare(kind, known, direction, path);
      else compare(known, kind, direction, path);
    } else if (typeof before === 'string' || typeof after === 'string') {
      if (!isKnown(coming, known)) changed();
    } else if ('members' in before && 'members' in after) {
      compareMembers(before.members, after.members, direction, path);
    } else if ('made' in before && 'made' in after) {
      compareMembers(before.made, after.made, 'gives', path);
    } else if (direction === 'gives' && !('members' in before) && 'members' in after && callOf(after.members)) {
      // A function that has members as well now.
      compare(before, callOf(after.members) ?? 'never', direction, path);
    } else if (isOverloaded(before) || isOverloaded(after)) {
      // Each call that may be made has to find a declaration, and the first that accepts it is the one that is called.
      const [old, fresh] = [declarationsOf(before), declarationsOf(after)];
      const calls = (one: Shape, other: Shape) => isCompatible(withAnyResult(one), withAnyResult(other), direction);
      const isKept =
        direction === 'gives'
          ? old.every((one) => isCompatible(one, fresh.find((other) => calls(one, other)) ?? 'never', direction))
          : fresh.every((other) => isCompatible(old.find((one) => calls(one, other)) ?? 'never', other, direction));
      if (!isKept) changed();
    } else if ('takes' in before && 'takes' in after) {
      compareMembers(before.takes, after.takes, direction === 'gives' ? 'takes' : 'gives', path);
      compare(before.gives, after.gives, direction, `the result of ${path}`);
    } else if (isListOf(before) && isListOf(after)) {
      const [old, fresh] = direction === 'gives' ? [before, after] : [after, before];
      if (knowsAssignments && !('listOf' in old) && 'listOf' in fresh) changed();
      else compare(listOf(before), listOf(after), direction, path);
    } else if (
      'form' in before &&
      'form' in after &&
      before.form === after.form &&
      // A further type parameter has a default.
      (before.form === 'generic' || before.of.length === after.of.length)
    ) {
      const uses = knowsDetails && before.form === 'generic' ? usesOf(before.of[0], built) : [];
      for (const [at, one] of before.of.slice(0, after.of.length).entries()) {
        const other = after.of[at] ?? 'nothing';
        const directions = directionsOf(before.form, uses[at - 1], direction);
        if (!directions.every((each) => isCompatible(one, other, each))) changed();
      }
    } else {
      changed();
    }
  }

  function compareMembers(before: Members, after: Members, direction: Direction, path: string): void {
    if (!isResolved && inheritsUnresolved(built.resolved ? after : before)) return;
    const [old, fresh] = [byName(before, knowsDetails), byName(after, knowsDetails)];
    if (knowsAssignments) {
      const fixed = direction === 'gives' ? newlyReadonly(before, after) : [];
      changes.push(...fixed.map((name) => `${joined(path, name)} may not be assigned any more`));
      const places = changedPlaces(before, after);
      if (places) changes.push(`the arguments of ${path} were ${places}`);
    }
    for (const [name, { shape, optional }] of old) {
      // One declaration may take what several took.
      const other = fresh.get(name) ?? fresh.get(/^<declarations of (.+)>$/.exec(name)?.[1] ?? '');
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

  /** The same comparison without sentences. */
  function isCompatible(was: Shape, is: Shape, direction: Direction): boolean {
    const before = changes.length;
    const known = new Set(met);
    compare(was, is, direction, '');
    const compatible = changes.length === before;
    changes.length = before;
    // Incompatible pairs are not cached, so that they are reported again.
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

/** React renders an element and null alike, so that a component may begin to show nothing. */
function withoutNull(now: readonly Shape[], built: readonly Shape[], direction: Direction): readonly Shape[] {
  const isElement = built.length === 1 && built[0] === ELEMENT;
  return isElement && direction === 'gives' && now.includes(ELEMENT) ? now.filter((one) => one !== 'null') : now;
}

const ELEMENT = 'react.ReactElement';
const NODE = 'react.ReactNode';

function isOverloaded(shape: Exclude<Shape, string>): boolean {
  return 'form' in shape && shape.form === 'overloads';
}

/** The declarations of a function. */
function declarationsOf(shape: Exclude<Shape, string>): readonly Shape[] {
  return 'form' in shape && shape.form === 'overloads' ? shape.of : [shape];
}

function withAnyResult(shape: Shape): Shape {
  return typeof shape === 'object' && 'takes' in shape ? { ...shape, gives: 'unknown' } : shape;
}

/** In which directions a part of a form goes. A value that both sides read and write is invariant. */
function directionsOf(form: string, use: Shape | undefined, direction: Direction): readonly Direction[] {
  if (use === 'both' || !CARRIERS.has(form)) return ['gives', 'takes'];
  if (use === 'takes') return [direction === 'gives' ? 'takes' : 'gives'];
  return [direction];
}

/** A generic type's use of each of its parameters. */
function usesOf(generic: Shape | undefined, { types }: Contract): readonly Shape[] {
  if (typeof generic !== 'object' || !('see' in generic)) return [];
  const uses = Object.hasOwn(types, `${generic.see}<>`) ? types[`${generic.see}<>`] : undefined;
  return typeof uses === 'object' && 'oneOf' in uses ? uses.oneOf : [];
}

function read(shape: Shape, { types }: Contract): Shape {
  let one = shape;
  // Guards against cyclic names, which no compiler accepts; they are compared by name.
  for (let steps = 0; typeof one === 'object' && 'see' in one; steps += 1) {
    one = (steps < 100 && Object.hasOwn(types, one.see) && types[one.see]) || one.see;
  }
  return one;
}

/** A type in the form in which it is compared. */
function plain(shape: Shape, contract: Contract): Shape {
  return inOneForm(read(shape, contract), (other) => read(other, contract));
}

/** All alternatives of a type, with named unions resolved; a recursive union adds nothing to itself. */
function unionOf(shape: Shape, contract: Contract, within: readonly Shape[] = []): readonly Shape[] {
  if (shape === 'boolean') return ['true', 'false'];
  const one = read(shape, contract);
  if (within.includes(one)) return [];
  const deeper = [...within, one];
  if (typeof one === 'object' && 'oneOf' in one) return one.oneOf.flatMap((each) => unionOf(each, contract, deeper));
  const found = plain(one, contract);
  return typeof found === 'object' && ('oneOf' in found || 'see' in found) ? unionOf(found, contract, deeper) : [found];
}

/** React renders all that a component gives alike, under whichever name. What is taken has to be an element where it says so. */
function rendered(shapes: readonly Shape[], direction: Direction): readonly Shape[] {
  return shapes.map((one) => {
    const name =
      typeof one === 'string' &&
      /^(?:react(?:\/jsx-runtime)?\.|React\.|)(JSX\.Element(?:\.Element)?|ReactElement|ReactNode)$/.exec(one)?.[1];
    if (!name) return one;
    return direction === 'takes' && name === 'ReactNode' ? NODE : ELEMENT;
  });
}

/** The same name, a kind of the other type, or anything at all where the other side expects that. */
function isKnown(coming: Shape, known: Shape): boolean {
  if (coming === known || known === 'unknown' || known === 'void') return true;
  if (typeof known !== 'string') return false;
  return typeof coming === 'string' ? isKind(coming, known) : known === 'object' && isObject(coming);
}

function byName(members: Members, withDetails: boolean): Map<string, { shape: Shape; optional: boolean }> {
  const wanted = Object.entries(members).filter(([name]) =>
    name.startsWith('<') ? withDetails && !COMPARED_ALONE.has(name) : true,
  );
  return new Map(
    wanted.map(([name, shape]) => [
      name.replace(/\?$/, ''),
      { shape: withoutUndefined(shape, name.endsWith('?')), optional: name.endsWith('?') },
    ]),
  );
}

/** An optional member may also be undefined; both notations are equivalent. */
function withoutUndefined(shape: Shape, optional: boolean): Shape {
  if (!optional || typeof shape === 'string' || !('oneOf' in shape)) return shape;
  const [first = 'undefined', ...rest] = shape.oneOf.filter((one) => one !== 'undefined');
  return rest.length > 0 ? { oneOf: [first, ...rest] } : first;
}

/**
 * `Select.label`: the only argument of a component is its properties; further arguments are identified by their position, and details by
 * their kind.
 */
function joined(path: string, name: string): string {
  const detail = /^<(.+)>$/.exec(name)?.[1];
  if (detail !== undefined) return `${detail} of ${path}`;
  const position = /^(?:\.\.\.)?(\d+)$/.exec(name)?.[1];
  if (position === undefined) return `${path}.${name}`;
  return position === '0' ? path : `argument ${Number(position) + 1} of ${path}`;
}
