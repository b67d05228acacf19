import { attributeName, everyVersion, type Manifest, type Route } from '../manifest/index.ts';
import { coversPattern } from '../routes/pattern-sets.ts';
import { UserError } from '../user-error.ts';
import type { CheckFinding } from './rule.ts';

/**
 * Something that users or other teams reach by its name: a route and its flags, an element and its attributes, the home page, a region, an
 * exposed module.
 */
interface Claim {
  /** As `--removes` names it. */
  readonly name: string;
  readonly what: string;
  /** The micro-frontend, and for a route its region. */
  readonly of: string;
  /** Every page has it. */
  readonly shared?: boolean;
  readonly route?: string;
  /** For a route and an element: the traits that `--removes` names behind a colon. */
  readonly traits?: readonly string[];
  /** A trait of the route or element of that name. It is lost only while that one stays. */
  readonly trait?: string;
}

/**
 * The live things that some session would lose, by the names that `--removes` takes. Whoever retires a micro-frontend has named its pages,
 * elements and modules; of it only what every page has is listed: the home page and regions.
 */
export function removals(live: Manifest, candidate: Manifest): readonly { name: string; what: string }[] {
  const after = claimsOfAll(candidate);
  const same = namesOf(after);
  const gone = claimsOfAll(live).filter((one) => {
    if (!one.shared && !Object.hasOwn(candidate.microFrontends, one.of.split(' ')[0] ?? '')) return false;
    return !same.has(nameIn(one)) && !isKept(one, after);
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

function isKept(one: Claim, after: readonly Claim[]): boolean {
  const { trait } = one;
  if (trait === undefined) return after.some((other) => other.trait === undefined && keeps(other, one));
  const bearers = after.filter((other) => other.traits && keeps(other, bearerOf(one)));
  // The best fit wins: the narrowest of the routes that cover it.
  const best = bearers.find(({ route = '' }) => bearers.every((other) => coversPattern(other.route ?? '', route)));
  return !best?.traits || best.traits.includes(trait);
}

/** The route or element that has the trait. */
function bearerOf({ trait: _, name, ...rest }: Claim): Claim {
  return { ...rest, name: name.slice(0, name.lastIndexOf(':')) };
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
  const known = others.map((claims) => ({ claims, same: namesOf(claims) }));
  return first.filter((one) => known.every(({ claims, same }) => same.has(nameIn(one)) || isKept(one, claims)));
}

/** What stays under its name need not be searched for. */
const nameIn = ({ of, name }: Claim) => `${of} ${name}`;
const namesOf = (claims: readonly Claim[]): ReadonlySet<string> => new Set(claims.map(nameIn));

function claimsOf({ microFrontends }: Manifest): Claim[] {
  return Object.entries(microFrontends).flatMap(([of, { activation, modules }]) => [
    ...activation.applications.flatMap(({ region, routes }): Claim[] => [
      ...(routes ?? []).flatMap(({ path, ...route }): Claim[] => [
        ...withTraits(
          { name: path, what: `The page #${path} of ${of}`, of: `${of} ${region}`, route: path },
          traitsOf(route).map(([trait, what]) => [trait, `${what} the page #${path} of ${of}`]),
        ),
        ...(route.home ? [{ name: 'home', what: `The home page, #${path} of ${of},`, of, shared: true }] : []),
      ]),
      ...(routes ? [] : [{ name: region, what: `Every page's ${region}, of ${of},`, of, shared: true }]),
    ]),
    ...activation.elements.flatMap(({ tag, attributes }) =>
      withTraits(
        { name: tag, what: `The element <${tag}> of ${of}`, of },
        attributes.map((name) => [attributeName(name), `The attribute ${name} of <${tag}> of ${of}`]),
      ),
    ),
    ...Object.keys(modules).map((module) => {
      const name = `${of}/${module.slice(2)}`;
      return { name, what: `The module ${module} of ${of}`, of };
    }),
  ]);
}

function withTraits(bearer: Claim, traits: readonly (readonly [trait: string, what: string])[]): Claim[] {
  const { name, what: _, ...rest } = bearer;
  return [
    { ...bearer, traits: traits.map(([trait]) => trait) },
    ...traits.map(([trait, what]) => ({ ...rest, name: `${name}:${trait}`, what, trait })),
  ];
}

/** The flags of a route, and the sign-in in front of a page without `anonymous`. */
function traitsOf(route: Omit<Route, 'path'>): (readonly [trait: string, what: string])[] {
  const flags = (['anonymous', 'fullScreenMode', 'hideFooter'] as const).filter((flag) => route[flag]);
  return [
    ...flags.map((flag) => [flag, `The flag "${flag}" of`] as const),
    ...(route.anonymous ? [] : [['sign-in', 'The sign-in in front of'] as const]),
  ];
}
