import type { Members, Shape } from './contract.ts';

type Read = (shape: Shape) => Shape;
type Form = { readonly form: string; readonly of: readonly Shape[] };

/** Components that take their properties, whoever made them. */
const COMPONENTS = /^react\.(?:FC|FunctionComponent|ComponentType|NamedExoticComponent|ForwardRefExoticComponent)$/;

/**
 * The same type in one form, however it is written: `Record<'a', 1>` and `{ a: 1 }`, an object that can only be called and a function,
 * `React.ReactNode` and `ReactNode`.
 *
 * @param read resolves a `see`
 */
export function inOneForm(shape: Shape, read: Read): Shape {
  if (typeof shape === 'string') return withoutNames(byName(shape));
  if ('form' in shape) return ofForm({ form: withoutNames(byName(shape.form)), of: shape.of }, read);
  if ('members' in shape) return calledAlone(shape.members) ?? shape;
  return shape;
}

function ofForm({ form, of }: Form, read: Read): Shape {
  const [first, second] = of;
  if (first === undefined) return { form, of };
  if (COMPONENTS.test(form)) return { takes: { 0: first }, gives: 'react.ReactNode' };
  const event = /^react\.(\w+Event)Handler$/.exec(form)?.[1];
  if (event !== undefined) return { takes: { 0: { form: `react.${event}`, of } }, gives: 'void' };
  if (/^\(typeof (\w+)\)\[keyof typeof \1\]$/.test(form)) return valuesOf(read(first)) ?? { form, of };
  switch (form) {
    case 'react.Dispatch':
      return { takes: { 0: first }, gives: 'void' };
    case 'react.SetStateAction':
      return { oneOf: [first, { takes: { 0: first }, gives: first }] };
    case 'react.PropsWithChildren':
      return membersOf(first, read, (members) => ({ 'children?': 'react.ReactNode', ...members })) ?? { form, of };
    case 'Partial':
      return membersOf(first, read, allOptional) ?? { form, of };
    case 'Readonly':
      return membersOf(first, read, (members) => ({ ...members, '<readonly>?': 'all' })) ?? { form, of };
    case 'Record':
      return (second !== undefined && recordOf(first, second, read)) || { form, of };
    case 'Awaited': {
      const promise = inOneForm(read(first), read);
      const inner = typeof promise === 'object' && 'form' in promise && promise.form === 'Promise' && promise.of[0];
      return inner || { form, of };
    }
    case 'ReturnType': {
      const called = inOneForm(read(first), read);
      return typeof called === 'object' && 'takes' in called ? called.gives : { form, of };
    }
    case 'NonNullable':
      return without(first, ['null', 'undefined'], read);
    case 'Exclude':
      return second === undefined ? { form, of } : (excluding(first, second, read) ?? { form, of });
    default:
      return { form, of };
  }
}

/** Names of a package that is imported as a whole. */
const byName = (text: string): string => text.replace(/^([\w@/-]+)\.default\.(?=[A-Z])/, '$1.');

/** A text in which the names that it declares itself, `[K in …]` and `infer U`, are numbers, and those of a tuple's parts are not there. */
function withoutNames(written: string): string {
  const isTuple = /^\[(?![A-Za-z_$][\w$]* in ).*\]$/.test(written);
  const text = isTuple ? written.replace(/([[,]\s*(?:\.\.\.)?)[A-Za-z_$][\w$]*(\??):/g, '$1$2') : written;
  const own = [...text.matchAll(/\[([A-Za-z_$][\w$]*) in |\binfer ([A-Za-z_$][\w$]*)/g)].map(
    ([, key, inferred]) => key ?? inferred,
  );
  const numbers = new Map(own.map((name) => [name, `#${own.indexOf(name)}`]));
  if (numbers.size === 0) return text;
  return text.replace(/(?<!["'\w$.])[A-Za-z_$][\w$]*(?!["'\w$])/g, (name) => numbers.get(name) ?? name);
}

/** The function that an object is, if all that can be done with it is to call it. */
function calledAlone(members: Members): Shape | undefined {
  const isAlone = Object.keys(members).every((name) => name === CALL || name === `<declarations of ${CALL}>?`);
  return isAlone ? callOf(members) : undefined;
}

/** How an object is called, with all of its declarations. */
export function callOf(members: Members): Shape | undefined {
  return members[`<declarations of ${CALL}>?`] ?? members[CALL];
}

const CALL = '(…)';

function membersOf(shape: Shape, read: Read, change: (members: Members) => Members): Shape | undefined {
  const object = inOneForm(read(shape), read);
  return typeof object === 'object' && 'members' in object ? { members: change(object.members) } : undefined;
}

function allOptional(members: Members): Members {
  return Object.fromEntries(Object.entries(members).map(([name, one]) => [`${name.replace(/\?$/, '')}?`, one]));
}

/** The values of a constant object: `(typeof KINDS)[keyof typeof KINDS]`. */
function valuesOf(constant: Shape): Shape | undefined {
  if (typeof constant !== 'object' || !('members' in constant)) return undefined;
  const values = Object.entries(constant.members).filter(([name]) => !name.startsWith('<'));
  return { oneOf: values.map(([, value]) => value) };
}

function recordOf(keys: Shape, value: Shape, read: Read): Shape | undefined {
  const all = alternativesOf(keys, read);
  if (all.length === 1 && (all[0] === 'string' || all[0] === 'number'))
    return { members: { '[…]': value, '<keys>?': all[0] } };
  const names = all.map((one) => (typeof one === 'string' && one.startsWith('"') ? JSON.parse(one) : undefined));
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return { members: Object.fromEntries(names.map((name) => [name, value])) };
}

function excluding(from: Shape, what: Shape, read: Read): Shape | undefined {
  const gone = alternativesOf(what, read);
  return gone.every((one) => typeof one === 'string') ? without(from, gone as string[], read) : undefined;
}

function without(shape: Shape, gone: readonly string[], read: Read): Shape {
  const left = alternativesOf(shape, read).filter((one) => typeof one !== 'string' || !gone.includes(one));
  const [first = 'never', ...more] = left;
  return more.length > 0 ? { oneOf: left } : first;
}

/** All alternatives of a type; a recursive union adds nothing to itself. */
function alternativesOf(shape: Shape, read: Read, within: readonly Shape[] = []): readonly Shape[] {
  const one = read(shape);
  if (within.includes(one)) return [];
  const plain = inOneForm(one, read);
  if (typeof plain !== 'object' || !('oneOf' in plain || 'see' in plain)) return [plain];
  const deeper = [...within, one];
  return ('oneOf' in plain ? plain.oneOf : [plain]).flatMap((each) => alternativesOf(each, read, deeper));
}
