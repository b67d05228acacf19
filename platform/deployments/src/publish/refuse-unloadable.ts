import { Script } from 'node:vm';
import { UserError } from '../user-error.ts';
import type { BuiltFile } from './files-below.ts';
import type { RemoteBuild } from './remote-build.ts';

/**
 * Pages load an entry by a script element that is no module, and look for the container under the micro-frontend's name.
 *
 * @throws UserError if the entry cannot be parsed as such a script, or does not say that name
 */
export function refuseUnloadable({ name, entry }: RemoteBuild, files: readonly BuiltFile[]): void {
  const text = files.find(({ path }) => path === entry)?.bytes.toString();
  if (text === undefined) return;
  const error = syntaxErrorIn(text);
  if (error !== undefined)
    throw new UserError(
      `${entry} of the build is not a plain script, which is how pages load it: ${error}. Build it as one, without import and export.`,
    );
  if (!text.includes(name))
    throw new UserError(
      `${entry} of the build does not say "${name}", under which pages look for its container. Have the entry leave it there.`,
    );
}

/** Why a script, other than a module, cannot be parsed; undefined if it can. */
function syntaxErrorIn(text: string): string | undefined {
  try {
    new Script(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
