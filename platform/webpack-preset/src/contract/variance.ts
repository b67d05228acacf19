import type { Members, Shape } from 'deployments/contract';

/** The use of a parameter by a generic type: it gives values of it, takes them, both, or neither. */
export type Variance = 'gives' | 'takes' | 'both' | 'nothing';

/** Generic types that only give values of their parameter. */
const CARRIERS = new Set(['Promise', 'Array', 'Readonly', 'ReadonlyMap', 'ReadonlySet', 'Iterable', 'tuple', 'brand']);
const TURNED: Readonly<Record<Variance, Variance>> = {
  gives: 'takes',
  takes: 'gives',
  both: 'both',
  nothing: 'nothing',
};

/**
 * The use of each parameter by a generic type, from its shape. A use that cannot be analysed counts as both.
 * @param known the same for another generic type, or for this one as far as it is known
 */
function usesIn(shape: Shape, parameters: readonly string[], known: (key: string) => readonly Variance[] | undefined) {
  return parameters.map((parameter) => {
    const mentions = new RegExp(`(?<![\\w$"])${parameter.replaceAll('$', '\\$')}(?![\\w$"])`);
    const inAll = (shapes: readonly Shape[]) => shapes.map(inside).reduce(together, 'nothing');
    const inMembers = (members: Members) => inAll(Object.values(members));
    return inside(shape);

    function inside(one: Shape): Variance {
      if (typeof one === 'string') return one === parameter ? 'gives' : mentions.test(one) ? 'both' : 'nothing';
      if ('oneOf' in one) return inAll(one.oneOf);
      if ('members' in one) return inMembers(one.members);
      if ('made' in one) return inMembers(one.made);
      if ('listOf' in one) return inside(one.listOf);
      if ('takes' in one) return together(TURNED[inMembers(one.takes)], inside(one.gives));
      if ('see' in one) return 'nothing';
      return inForm(one.form, one.of);
    }
    function inForm(form: string, of: readonly Shape[]): Variance {
      const [generic, ...given] = of;
      const uses = form === 'generic' && typeof generic === 'object' && 'see' in generic && known(generic.see);
      if (uses) return given.map((one, at) => within(uses[at] ?? 'both', inside(one))).reduce(together, 'nothing');
      const some = inAll(of);
      return CARRIERS.has(form) || (some === 'nothing' && !mentions.test(form)) ? some : 'both';
    }
  });
}

/** The same for the type with this name, which may be recursive. */
export function usesOfParameters(
  own: string,
  shape: Shape,
  parameters: readonly string[],
  known: (key: string) => readonly Variance[] | undefined,
): readonly Variance[] {
  let uses: readonly Variance[] = parameters.map(() => 'nothing');
  for (;;) {
    const found = usesIn(shape, parameters, (key) => (key === own ? uses : known(key)));
    if (found.join() === uses.join()) return uses;
    uses = found;
  }
}

function within(outer: Variance, inner: Variance): Variance {
  if (outer === 'nothing' || inner === 'nothing') return 'nothing';
  return outer === 'both' ? 'both' : outer === 'takes' ? TURNED[inner] : inner;
}

function together(one: Variance, other: Variance): Variance {
  if (one === 'nothing' || one === other) return other;
  return other === 'nothing' ? one : 'both';
}
