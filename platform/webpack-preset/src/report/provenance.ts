import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The tool, which may be in the same repository. */
const PRESET = join(import.meta.dirname, '..');

/** `provenance.json`: the state of the sources when they were built. Publishing happens later, maybe from another one. */
export interface BuildProvenance {
  /** Absent outside of a repository. */
  readonly commit?: string;
  /** Whether sources of the build differed from the commit, or were written while it ran. */
  readonly changed?: boolean;
  /** Digest of the sources: SHA-256 of their paths and bytes, and of the time of what was written while the build ran. */
  readonly sources: string;
}

/** A file's time may be that of the clock's last tick. */
const TICK_MS = 10;

/**
 * @param directory the package
 * @param files the modules of the build and all that they were made of
 * @param since when the build began, milliseconds since 1970. Of a file that was written after it, nobody knows what the build has read
 */
export async function provenanceOf(
  directory: string,
  files: readonly string[],
  since: number,
): Promise<BuildProvenance> {
  const top = await git(directory, 'rev-parse', '--show-toplevel');
  const base = top?.trim() ?? directory;
  const paths = files.map((file) => pathIn(base, file)).sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(await readFile(`${base}/${path}`))
      .update('\0');
  const meanwhile = await writtenSince(since - TICK_MS, [...files, ...(await settingsIn(directory))]);
  for (const time of meanwhile) hash.update(`${time}\0`);
  const sources = hash.digest('hex');
  const commit = (top && (await git(base, 'rev-parse', 'HEAD'))) ?? process.env.MFE_COMMIT;
  if (!commit) return { sources };
  const status = await git(base, 'status', '--porcelain', '-z', '--untracked-files=all');
  if (status === undefined) return { commit: commit.trim(), ...(meanwhile.length > 0 && { changed: true }), sources };
  const changes = changesOf(changedPaths(status), paths, [pathIn(base, directory), pathIn(base, PRESET)]);
  return { commit: commit.trim(), changed: changes.length + meanwhile.length > 0, sources };
}

/** The times of files that were written after a time. No program can set them back, as it can the time of modification. */
async function writtenSince(since: number, files: readonly string[]): Promise<number[]> {
  const times = await Promise.all(files.map(async (file) => (await stat(file)).ctimeMs));
  return times.filter((time) => time >= since).sort();
}

/** The files beside the sources: the build's settings, and what is declared. */
async function settingsIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(directory, name));
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
