import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..', '..', '..');

/** The packages that the server runs on. */
const PACKAGES = [join('reference', 'reference-api'), 'shared-client', 'shared-validators'];

/** A folder with the sources of a release's server and the installed libraries of this one. */
export interface Release {
  /** `reference-api/src/` of the release. */
  readonly source: string;
  remove(): Promise<void>;
}

/**
 * The commit of the release before this one: PREVIOUS_RELEASE, the newest tag, or the last change of the version. Undefined without the
 * history.
 */
export function previousRelease(): string | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
    return status === 0 ? stdout.trim() || undefined : undefined;
  };
  if (process.env.PREVIOUS_RELEASE) return process.env.PREVIOUS_RELEASE;
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^');
  return tag ?? git('log', '-1', '--format=%H', '-G"version"', 'HEAD^', '--', 'package.json');
}

/** The server of a commit. */
export async function releaseOf(commit: string): Promise<Release> {
  return makeRelease(async (root) => {
    const archive = spawnSync('git', ['archive', commit, 'package.json', ...PACKAGES], {
      cwd: repository,
      maxBuffer: 1024 ** 3,
    });
    if (archive.status !== 0) throw new Error(`${archive.stderr}`);
    const unpacked = spawnSync('tar', ['-x', '-C', root], { input: archive.stdout });
    if (unpacked.status !== 0) throw new Error(`${unpacked.stderr}`);
  });
}

/** The server of the working tree under another version, with migrations of its own by name. */
export async function releaseLike(
  version: string,
  migrations: Readonly<Record<string, string>> = {},
): Promise<Release> {
  return makeRelease(async (root) => {
    for (const folder of PACKAGES) {
      const isOwn = (path: string) => !path.includes('node_modules');
      await cp(join(repository, folder), join(root, folder), { recursive: true, filter: isOwn });
    }
    const own = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
    await writeFile(join(root, 'package.json'), JSON.stringify({ ...own, version }));
    const folder = join(root, 'reference', 'reference-api', 'src', 'storage', 'migrations');
    for (const [name, text] of Object.entries(migrations)) await writeFile(join(folder, `${name}.ts`), text);
  });
}

async function makeRelease(fill: (root: string) => Promise<void>): Promise<Release> {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  await fill(root);
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const folder of PACKAGES) {
    await mkdir(join(root, folder), { recursive: true });
    // Links to packages of this repository are relative, so they lead to the release's own.
    await cp(join(repository, folder, 'node_modules'), join(root, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return {
    source: join(root, 'reference', 'reference-api', 'src'),
    remove: () => rm(root, { recursive: true }),
  };
}
