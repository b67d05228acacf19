import type { Manifest } from '../manifest/index.ts';

/** A page that can be opened without knowing anything: its path has no parameters. */
export interface PageToOpen {
  readonly path: string;
  /** The application that has to be shown, as root-config names it: `mfe_timecard/timecard`. */
  readonly application: string;
  readonly anonymous: boolean;
}

/**
 * Every page of a deployment that has a URL of its own. All pages are opened, because a module that one micro-frontend provides may break
 * another's page.
 */
export function pagesToOpen({ microFrontends }: Manifest): PageToOpen[] {
  const pages = Object.entries(microFrontends).flatMap(([name, { activation }]) =>
    activation.applications.flatMap((application) =>
      (application.routes ?? [])
        .filter(({ path }) => application.region === 'page' && !/[{*]/.test(path))
        .map(({ path, anonymous = false }) => ({ path, anonymous, application: `${name}/${application.name}` })),
    ),
  );
  return pages.sort((one, other) => one.path.localeCompare(other.path, 'en'));
}
