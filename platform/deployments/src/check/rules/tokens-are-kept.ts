import type { Rule } from '../rule.ts';

/**
 * The tokens of a page (`--p-line`) are set by one build, in the layer `foundation`. A token that is read and not set any more leaves
 * controls without borders, and a token that another build sets restyles the whole page.
 */
export const tokensAreKept: Rule = {
  name: 'tokens-are-kept',
  find({ candidate, facts }) {
    const builds = Object.entries(candidate.microFrontends).map(([name, { version }]) => ({
      who: `${name} ${version}`,
      known: facts(name, version),
    }));
    const tokens = new Set(builds.flatMap(({ known }) => known?.styles?.tokens ?? []));
    const families = new Set([...tokens].flatMap((token) => familyOf(token) ?? []));
    if (families.size === 0) return [];
    return builds.flatMap(({ who, known }) => {
      const properties = known?.styles?.properties ?? [];
      const taken = properties.filter((property) => tokens.has(property));
      const missing = (known?.reads ?? []).filter(
        (name) => families.has(familyOf(name) ?? '') && !tokens.has(name) && !properties.includes(name),
      );
      return [
        ...(taken.length
          ? [`${who} sets ${list(taken)}, which would restyle every page. Name a property of your own and set that.`]
          : []),
        ...(missing.length
          ? [
              `${who} reads ${list(missing)}, which no build sets: what it styles would lose its look. ` +
                'Bring the token back, or release its readers without it first.',
            ]
          : []),
      ];
    });
  },
};

/** `--p-` of `--p-line`. */
function familyOf(property: string): string | undefined {
  return /^--[a-z]+-/.exec(property)?.[0];
}

const NAMED = 4;

function list(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${named} and ${names.length - NAMED} more` : named;
}
