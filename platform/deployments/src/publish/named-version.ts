import { UserError } from '../user-error.ts';

/** The notation of a version: `NAME@VERSION`. */
export const NAMED_VERSION = /^([A-Za-z][\w-]{0,99})@([0-9A-Za-z][\w.+-]{0,199})$/;

/** The name of a version. */
export function versionName(name: string, version: string): string {
  return `${name}@${version}`;
}

/** Parses `NAME@VERSION`. @throws UserError if it is something else */
export function namedVersion(text: string): [name: string, version: string] {
  const [, name, version] = NAMED_VERSION.exec(text) ?? [];
  if (name === undefined || version === undefined)
    throw new UserError(
      `"${text}" is not NAME@VERSION. "mfe publish" prints the version, "mfe status" those that are live.`,
    );
  return [name, version];
}
