import type { Rule } from '../rule.ts';

/** Two applications on the same route of a region, or two micro-frontends with the same element, would conflict. */
export const routesHaveOneOwner: Rule = {
  name: 'routes-have-one-owner',
  find({ candidate }) {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    function claim(key: string, what: string, owner: string): void {
      const earlier = owners.get(key);
      if (earlier)
        clashes.push(`${what} would be claimed by both ${earlier} and ${owner}: one of them would not be seen.`);
      else owners.set(key, owner);
    }
    for (const [name, { activation }] of Object.entries(candidate.microFrontends)) {
      for (const { tag } of activation.elements) claim(`<${tag}>`, `The element <${tag}>`, name);
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
    return clashes;
  },
};
