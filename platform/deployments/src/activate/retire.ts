import { type Manifest, ROOT } from '../manifest/index.ts';
import { UserError } from '../user-error.ts';

/** The manifest without these micro-frontends. Their published versions stay, so a rollback restores them. */
export function withoutMicroFrontends(live: Manifest, names: readonly string[]): Manifest {
  for (const name of names) {
    if (name === ROOT) throw new UserError('root is the scripts of every page, and cannot be retired.');
    if (Object.hasOwn(live.microFrontends, name)) continue;
    const others = Object.keys(live.microFrontends).join(', ');
    throw new UserError(`${name} is not live${others ? `; what is: ${others}` : ''}.`);
  }
  const staying = Object.entries(live.microFrontends).filter(([name]) => !names.includes(name));
  return { ...live, microFrontends: Object.fromEntries(staying) };
}

/**
 * Parts that users would miss although no live micro-frontend needs them: the home page, and the regions of every page. The rules of
 * `mfe check` report what live micro-frontends need.
 */
export function missedBy(live: Manifest, names: readonly string[]): string[] {
  const without = withoutMicroFrontends(live, names);
  const home = homeOf(without) === undefined ? homeOf(live) : undefined;
  const regions = regionsOf(live).filter((region) => !regionsOf(without).includes(region));
  return [
    ...(home === undefined
      ? []
      : [
          `The home page would be gone: #${home} is where an address without a path leads. Give "home" to another first.`,
        ]),
    ...(regions.length
      ? [`Every page would lose its ${regions.join(', ')}. Activate another micro-frontend for that first.`]
      : []),
  ];
}

function homeOf({ microFrontends }: Manifest): string | undefined {
  const applications = Object.values(microFrontends).flatMap(({ activation }) => activation.applications);
  return applications.flatMap(({ routes = [] }) => routes).find(({ home }) => home)?.path;
}

function regionsOf({ microFrontends }: Manifest): string[] {
  const applications = Object.values(microFrontends).flatMap(({ activation }) => activation.applications);
  return [...new Set(applications.filter(({ routes }) => !routes).map(({ region }) => region))];
}
