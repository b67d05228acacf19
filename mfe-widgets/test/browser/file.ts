import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';

/** A file to choose, of the given number of bytes, with the media type that the browser reports. */
export const file = (name: string, bytes: number, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});

/** A file on disk to choose: sending ten megabytes through the driver takes seconds of CPU time. @returns its path */
export function fileOnDisk(testInfo: TestInfo, name: string, bytes: number): string {
  const path = testInfo.outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
