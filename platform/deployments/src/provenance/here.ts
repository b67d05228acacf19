import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { type Provenance, provenanceOf } from './provenance.ts';

const run = promisify(execFile);

/** The provenance of what this process does; the commit is that of a folder's working copy, if no pipeline says one. */
export async function provenanceHere(folder?: string): Promise<Provenance> {
  const found = provenanceOf(process.env, userName());
  if (found.commit !== undefined || folder === undefined) return found;
  const commit = await commitOf(folder);
  return commit === undefined ? found : { ...found, commit };
}

/** The user of this machine. */
export function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return undefined;
  }
}

/** The commit of a working copy; undefined without git or outside a repository. */
async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout: commit } = await run('git', ['-C', folder, 'rev-parse', 'HEAD']);
    const { stdout: changes } = await run('git', ['-C', folder, 'status', '--porcelain', '--', '.']);
    return `${commit.trim()}${changes.trim() ? '+changes' : ''}`;
  } catch {
    return undefined;
  }
}
