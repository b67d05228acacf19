import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const repository = resolve(import.meta.dirname, '..', '..', '..');

/** What may be deleted at any time: build stamps, build logs, stores of tests. */
export const cache = join(repository, '.cache');

/**
 * Rooms that are built and published: every one that declares itself a micro-frontend, and root-config, which is published as
 * the page's own entries.
 */
export const publishedRooms: readonly string[] = [...microFrontendRooms(), 'root-config'];

function microFrontendRooms(): string[] {
  return readdirSync(repository)
    .filter((room) => existsSync(join(repository, room, 'micro-frontend.json')))
    .sort();
}

/** A failure that a person can mend: one sentence, no stack, exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}
