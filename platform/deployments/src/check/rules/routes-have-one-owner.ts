import type { Manifest } from '../../manifest/index.ts';
import { patternsOverlap } from '../../routes/pattern-sets.ts';
import type { Rule } from '../rule.ts';

/** Two applications on the same route of a region, or two micro-frontends with the same element or kind of notifications, would conflict. */
export const routesHaveOneOwner: Rule = {
  name: 'routes-have-one-owner',
  find({ candidate, facts }) {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    function claim(key: string, what: string, owner: string): void {
      const earlier = owners.get(key);
      if (earlier)
        clashes.push(
          `${what} would be claimed by both ${earlier} and ${owner}: one of them would not be seen. Release one of them without it first.`,
        );
      else owners.set(key, owner);
    }
    for (const [name, { activation }] of Object.entries(candidate.microFrontends)) {
      for (const { tag } of activation.elements) claim(`<${tag}>`, `The element <${tag}>`, name);
      for (const { kind } of activation.notifications ?? [])
        claim(`notification ${kind}`, `The notifications of the kind "${kind}"`, name);
      for (const application of activation.applications) {
        const owner = `${name} (${application.name})`;
        for (const route of application.routes ?? []) {
          const shape = route.path.replace(/\{[^}]*\}/g, '{}');
          claim(
            `${application.region} ${shape}`,
            `The page #${route.path} in the region "${application.region}"`,
            owner,
          );
          if (route.home) claim('home', 'The home page', `${owner} with #${route.path}`);
        }
        if (!application.routes) claim(`${application.region}`, `Every page's ${application.region}`, owner);
      }
    }
    return [...clashes, ...overlaps(candidate, (name, version) => facts(name, version)?.overlaps ?? [])];
  },
};

interface Claimed {
  readonly name: string;
  readonly version: string;
  readonly region: string;
  readonly path: string;
}

/** Patterns of two micro-frontends that have a path in common, unless both declare it: neither takes the other's pages on its own. */
function overlaps(
  { microFrontends }: Manifest,
  declared: (name: string, version: string) => readonly string[],
): string[] {
  const all = Object.entries(microFrontends).flatMap(([name, { version, activation }]) =>
    activation.applications.flatMap(({ region, routes = [] }) =>
      routes.map(({ path }): Claimed => ({ name, version, region, path })),
    ),
  );
  // Only patterns that begin alike can have a path in common, which leaves few to compare.
  const beginnings = Object.groupBy(all, ({ path }) => beginningOf(path));
  const pairs = new Set<string>();
  for (const one of all.filter(({ path }) => /[{*]/.test(path))) {
    const beginning = beginningOf(one.path);
    const others = beginning === '' ? all : [...(beginnings[beginning] ?? []), ...(beginnings[''] ?? [])];
    for (const other of others) {
      if (one.name === other.name || one.region !== other.region) continue;
      if (one.path === other.path || shapeOf(one) === shapeOf(other)) continue;
      if (!patternsOverlap(one.path, other.path)) continue;
      const [first, second] = [one, other].sort((a, b) => (a.name < b.name ? -1 : 1)) as [Claimed, Claimed];
      const missing = [
        [first, second],
        [second, first],
      ].filter(([by, of]) => by && of && !declared(by.name, by.version).includes(of.name));
      if (missing.length === 0) continue;
      const asked = missing.map(
        ([by, of]) => `release ${by?.name} with ${of?.name} in "overlaps" of its micro-frontend.json`,
      );
      pairs.add(
        `The pages #${first.path} of ${first.name} and #${second.path} of ${second.name} have paths in common. If that is meant, ` +
          `${asked.join(', and ')}: both agree, and for each path the better fit wins.`,
      );
    }
  }
  return [...pairs];
}

/** The first segment; empty if that is a parameter or everything. */
function beginningOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  return /^[{*]/.test(first) ? '' : first;
}

function shapeOf({ path }: Claimed): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}
