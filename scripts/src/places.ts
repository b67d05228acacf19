import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What may be deleted at any time: build stamps, build logs, stores of tests. */
export const cache = join(repository, '.cache');

/** Rooms that are built and published; root-config is published as the page's own entries. */
export const publishedRooms = ['mfe-widgets', 'mfe-shell', 'mfe-recovery', 'mfe-timecard', 'root-config'] as const;
export type PublishedRoom = (typeof publishedRooms)[number];

/** A failure that a person can mend: one sentence, no stack, exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}
