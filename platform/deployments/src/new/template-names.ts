import { UserError } from '../user-error.ts';

/** The forms of a micro-frontend's name; the keys are the placeholders of the template. */
export interface TemplateNames {
  /** `mfe-my-notes` */
  readonly packageName: string;
  /** `mfe_my_notes` */
  readonly remote: string;
  /** `my-notes` */
  readonly short: string;
  /** `My notes` */
  readonly Title: string;
  /** `MY_NOTES` */
  readonly LABEL: string;
  /** `/my-notes` */
  readonly route: string;
}

/** @throws UserError if the package name is not valid */
export function templateNames(packageName: string, route: string): TemplateNames {
  const short = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(packageName)?.[1];
  if (!short)
    throw new UserError(
      `"${packageName}" is no name for a micro-frontend. It is "mfe-" and lower-case words: mfe-notes.`,
    );
  const words = short.replaceAll('-', ' ');
  return {
    packageName,
    remote: packageName.replaceAll('-', '_'),
    short,
    Title: words.charAt(0).toUpperCase() + words.slice(1),
    LABEL: short.toUpperCase().replaceAll('-', '_'),
    route,
  };
}
