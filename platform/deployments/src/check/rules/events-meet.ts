import { buildsIn, type Manifest, ROOT } from '../../manifest/index.ts';
import type { FactsOf } from '../read-facts.ts';
import type { Rule } from '../rule.ts';

/** The builds that have a part in an event, by name. */
interface Parts {
  readonly says: string[];
  readonly hears: string[];
}

type Build = readonly [name: string, version: string];

/**
 * An event that one live build dispatches and another one listens for keeps both. Otherwise a click asks for something that nobody does, or a
 * page waits for a word that nobody says. What a retired micro-frontend said or heard goes with it.
 */
export const eventsMeet: Rule = {
  name: 'events-meet',
  find({ candidate, live, facts }) {
    if (!live) return [];
    const builds = versionsIn(candidate);
    const now = partsOf(builds, facts);
    const before = partsOf(
      buildsIn(live).map(({ name, build }) => [name, build.version]),
      facts,
    );
    const versions = new Map(builds);
    /** Those that have left the event, although they are still there. Of a record from before events were recorded nothing is known. */
    const gone = (names: readonly string[]) =>
      [...new Set(names)].flatMap((name) => {
        const version = versions.get(name);
        return version !== undefined && facts(name, version)?.places ? [`${name} ${version}`] : [];
      });
    return [...before].flatMap(([event, { says, hears }]) => {
      const left = now.get(event);
      if (!left || says.length === 0 || hears.length === 0) return [];
      const [deaf, silent] = [left.hears.length === 0 ? gone(hears) : [], left.says.length === 0 ? gone(says) : []];
      const [who, name] = [[...left.says, ...left.hears].join(', '), JSON.stringify(event)];
      return [
        ...(deaf.length
          ? [`${who} says ${name}, which ${deaf.join(', ')} no longer hears. ${after('Hear', who)}`]
          : []),
        ...(silent.length
          ? [`${who} hears ${name}, which ${silent.join(', ')} no longer says. ${after('Say', who)}`]
          : []),
      ];
    });
  },
};

const after = (role: string, who: string): string => `${role} it as before, or release ${who} without it first.`;

/** Event → the builds that say and hear it. */
function partsOf(builds: readonly Build[], facts: FactsOf): Map<string, Parts> {
  const found = new Map<string, Parts>();
  for (const [name, version] of builds)
    for (const [place, { says, hears }] of Object.entries(facts(name, version)?.places ?? {})) {
      if (!says && !hears) continue;
      const parts = found.get(place) ?? { says: [], hears: [] };
      if (says) parts.says.push(name);
      if (hears) parts.hears.push(name);
      found.set(place, parts);
    }
  return found;
}

const versionsIn = ({ microFrontends, root }: Manifest): Build[] => [
  ...Object.entries(microFrontends).map(([name, { version }]): Build => [name, version]),
  ...(root ? [[ROOT, root.version] as const] : []),
];
