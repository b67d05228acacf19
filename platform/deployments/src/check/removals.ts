import { everyVersion, type Manifest } from '../manifest/index.ts';
import { coversPattern } from '../routes/pattern-sets.ts';
import { UserError } from '../user-error.ts';
import type { CheckFinding } from './rule.ts';

/** Something that users or other teams reach by its name: a route, an element, the home page, a region, an exposed module. */
interface Claim {
  /** As `--removes` names it. */
  readonly name: string;
  readonly what: string;
  /** The micro-frontend, and for a route its region. */
  readonly of: string;
  readonly route?: string;
}

/**
 * The live things that some session would lose, by the names that `--removes` takes. Parts of a retired micro-frontend are not listed,
 * because the micro-frontend is named.
 */
export function removals(live: Manifest, candidate: Manifest): readonly { name: string; what: string }[] {
  const after = claimsOfAll(candidate);
  const gone = claimsOfAll(live).filter((one) => {
    if (!Object.hasOwn(candidate.microFrontends, one.of.split(' ')[0] ?? '')) return false;
    return !after.some((other) => keeps(other, one));
  });
  return [...new Map(gone.map(({ name, what }) => [name, { name, what }])).values()];
}

/**
 * @param removes the names that may go; anything at all if absent
 * @throws UserError that lists what would be removed without being named, and names in `removes` that stay
 */
export function refuseRemovals(live: Manifest, candidate: Manifest, removes: readonly string[] | undefined): void {
  if (!removes) return;
  const found = removalFindings(live, candidate, removes);
  if (found.length) throw new UserError(found.map(({ rule, message }) => `${rule}: ${message}`).join('\n'));
}

/** Parts that would be gone without being named, and names that would stay: another name may have been meant. */
export function removalFindings(live: Manifest, candidate: Manifest, removes: readonly string[]): CheckFinding[] {
  const gone = removals(live, candidate);
  const unsaid = gone.filter(({ name }) => !removes.includes(name));
  const idle = removes.filter((name) => !gone.some((one) => one.name === name));
  const messages = [
    ...unsaid.map(({ name, what }) => `${what} would be gone. If that is meant, add --removes ${name}`),
    ...idle.map((name) => `--removes ${name}: nothing of that name would be gone.`),
  ];
  return messages.map((message) => ({ rule: 'nothing-vanishes', message }));
}

function keeps(other: Claim, { name, of, route }: Claim): boolean {
  if (route !== undefined && other.route !== undefined) {
    return regionOf(other) === regionOf({ of }) && coversPattern(other.route, route);
  }
  return other.name === name;
}

const regionOf = ({ of }: Pick<Claim, 'of'>) => of.split(' ')[1];

/** Parts that every session has: with a candidate, those of both versions. */
function claimsOfAll(manifest: Manifest): Claim[] {
  const [first = [], ...others] = everyVersion(manifest).map(claimsOf);
  return first.filter((one) => others.every((claims) => claims.some((other) => keeps(other, one))));
}

function claimsOf({ microFrontends }: Manifest): Claim[] {
  return Object.entries(microFrontends).flatMap(([of, { activation, modules }]) => [
    ...activation.applications.flatMap(({ region, routes }): Claim[] => [
      ...(routes ?? []).flatMap(({ path, home }): Claim[] => [
        { name: path, what: `The page #${path} of ${of}`, of: `${of} ${region}`, route: path },
        ...(home ? [{ name: 'home', what: `The home page, #${path} of ${of},`, of }] : []),
      ]),
      ...(routes ? [] : [{ name: region, what: `Every page's ${region}, of ${of},`, of }]),
    ]),
    ...activation.elements.map(({ tag }) => ({ name: tag, what: `The element <${tag}> of ${of}`, of })),
    ...Object.keys(modules).map((module) => {
      const name = `${of}/${module.slice(2)}`;
      return { name, what: `The module ${module} of ${of}`, of };
    }),
  ]);
}
