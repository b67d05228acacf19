import type { Rule } from '../rule.ts';

/** Two applications on the same route of a region, or two micro-frontends with one element, would fight over it. */
export const routesHaveOneOwner: Rule = {
  name: 'routes-have-one-owner',
  find(candidate) {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    function claim(key: string, what: string, owner: string): void {
      const earlier = owners.get(key);
      if (earlier) clashes.push(`${owner} and ${earlier} both claim ${what}.`);
      else owners.set(key, owner);
    }
    for (const [name, { activation }] of Object.entries(candidate.microFrontends)) {
      for (const { tag } of activation.elements) claim(`<${tag}>`, `the element <${tag}>`, name);
      for (const application of activation.applications) {
        for (const route of application.routes ?? []) {
          const shape = route.path.replace(/\{[^}]*\}/g, '{}');
          claim(`${application.region} ${shape}`, `${route.path} in the region "${application.region}"`, name);
          if (route.home) claim('home', 'the home route', name);
        }
      }
    }
    return clashes;
  },
};
