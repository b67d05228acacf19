import { UserError } from '../user-error.ts';

/** How a version is named where a person or a file names one: `NAME@VERSION`. */
export const NAMED_VERSION = /^([^@\s]+)@([^@\s]+)$/;

/** The name of a version. */
export function versionName(name: string, version: string): string {
  return `${name}@${version}`;
}

/** Takes the name of a version apart. @throws UserError when it is none */
export function namedVersion(text: string): [name: string, version: string] {
  const [, name, version] = NAMED_VERSION.exec(text) ?? [];
  if (name === undefined || version === undefined) throw new UserError(`"${text}" is not NAME@VERSION.`);
  return [name, version];
}
