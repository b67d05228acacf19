import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The tool, which may be in the same repository. */
const PRESET = join(import.meta.dirname, '..');

/** `provenance.json`: the state of the sources when they were built. Publishing happens later, maybe from another one. */
export interface BuildProvenance {
  /** Absent outside of a repository. */
  readonly commit?: string;
  /** Whether sources of the build differed from the commit. */
  readonly changed?: boolean;
  /** Digest of the sources: SHA-256 of their paths and bytes. */
  readonly sources: string;
}

/**
 * @param directory the package
 * @param files the modules of the build and all that they were made of
 */
export async function provenanceOf(directory: string, files: readonly string[]): Promise<BuildProvenance> {
  const top = await git(directory, 'rev-parse', '--show-toplevel');
  const base = top?.trim() ?? directory;
  const paths = files.map((file) => pathIn(base, file)).sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(await readFile(`${base}/${path}`))
      .update('\0');
  const sources = hash.digest('hex');
  const commit = (top && (await git(base, 'rev-parse', 'HEAD'))) ?? process.env.MFE_COMMIT;
  if (!commit) return { sources };
  const status = await git(base, 'status', '--porcelain', '-z', '--untracked-files=all');
  if (status === undefined) return { commit: commit.trim(), sources };
  const changed = changesOf(changedPaths(status), paths, [pathIn(base, directory), pathIn(base, PRESET)]).length > 0;
  return { commit: commit.trim(), changed, sources };
}

/** The changed paths that belong to a build: its sources, and everything in these folders. */
export function changesOf(
  changed: readonly string[],
  sources: readonly string[],
  folders: readonly string[],
): string[] {
  const used = new Set(sources);
  return changed.filter(
    (path) => used.has(path) || folders.some((folder) => folder === '' || path.startsWith(`${folder}/`)),
  );
}

/** The paths of `git status --porcelain -z`; the second path of a rename is the former one. */
export function changedPaths(status: string): string[] {
  const found: string[] = [];
  const parts = status.split('\0').filter(Boolean);
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    found.push(part.slice(3));
    if (/^[RC]|^.[RC]/.test(part)) found.push(parts[++at] ?? '');
  }
  return found;
}

function pathIn(base: string, file: string): string {
  return relative(base, file).split(sep).join('/');
}

async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', folder, ...args], { maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch {
    return undefined;
  }
}
