import type { Facts } from '../../publish/facts/facts.ts';
import { listed } from '../listed.ts';
import type { Rule } from '../rule.ts';

/**
 * The tokens of a page (`--p-line`) are set by one build, in the layer `foundation`. A token that is read and not set any more leaves
 * controls without borders, one that becomes a value of another kind makes what reads it invalid, and a token that another build sets
 * restyles the whole page.
 */
export const tokensAreKept: Rule = {
  name: 'tokens-are-kept',
  find({ candidate, live, facts }) {
    const builds = Object.entries(candidate.microFrontends).map(([name, { version, standsFor = name }]) => ({
      who: `${name} ${version}`,
      standsFor,
      known: facts(name, version),
    }));
    const tokens = new Set(builds.flatMap(({ known }) => known?.styles?.tokens ?? []));
    const families = new Set([...tokens].flatMap((token) => familyOf(token) ?? []));
    if (families.size === 0) return [];
    const owner = ownerOf(builds);
    const before = Object.entries(live?.microFrontends ?? {})
      .filter(([name, { standsFor = name }]) => standsFor === owner)
      .map(([name, { version }]) => facts(name, version)?.styles?.tokenKinds);
    const now = builds.filter(({ standsFor }) => standsFor === owner).map(({ known }) => known?.styles?.tokenKinds);
    const changed = changedKinds(before, now);
    return builds.flatMap(({ who, standsFor, known }) => {
      const properties = known?.styles?.properties ?? [];
      // A second foundation beside the one that sets most.
      const second = standsFor === owner ? [] : (known?.styles?.tokens ?? []);
      const taken = [...properties.filter((property) => tokens.has(property)), ...second];
      const missing = (known?.reads ?? []).filter(
        (name) => families.has(familyOf(name) ?? '') && !tokens.has(name) && !properties.includes(name),
      );
      const other = standsFor === owner ? [] : changed.filter(({ token }) => known?.reads?.includes(token));
      return [
        ...other.map(
          ({ token, was, is }) =>
            `${who} reads ${token}, which would be a ${is} instead of a ${was}: what it styles would lose its look. ` +
            'Give the new value a name of its own beside the old one.',
        ),
        ...(taken.length
          ? [`${who} sets ${listed(taken)}, which would restyle every page. Name a property of your own and set that.`]
          : []),
        ...(missing.length
          ? [
              `${who} reads ${listed(missing)}, which no build sets: what it styles would lose its look. ` +
                'Bring the token back, or release its readers without it first.',
            ]
          : []),
      ];
    });
  },
};

type Kinds = NonNullable<Facts['styles']>['tokenKinds'];

/** The tokens that were of another kind in what is live. */
function changedKinds(before: readonly Kinds[], now: readonly Kinds[]) {
  return Object.entries(Object.assign({}, ...now) as NonNullable<Kinds>).flatMap(([token, is]) => {
    const was = before.flatMap((kinds) => (kinds && Object.hasOwn(kinds, token) ? [kinds[token]] : []))[0];
    return was === undefined || was === is ? [] : [{ token, was, is }];
  });
}

/** The micro-frontend whose foundation sets most tokens. */
function ownerOf(
  builds: readonly { readonly standsFor: string; readonly known: Partial<Facts> | undefined }[],
): string | undefined {
  const [most] = builds.toSorted(
    (one, other) => (other.known?.styles?.tokens?.length ?? 0) - (one.known?.styles?.tokens?.length ?? 0),
  );
  return most?.standsFor;
}

/** `--p-` of `--p-line`. */
function familyOf(property: string): string | undefined {
  return /^--[a-z]+-/.exec(property)?.[0];
}
