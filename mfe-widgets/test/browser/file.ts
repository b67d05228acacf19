import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';

/** A file to choose, of so many bytes; its media type is what the browser says of it. */
export const file = (name: string, bytes: number, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});

/** A file on the disk to choose: ten megabytes that are sent through the driver take seconds of the processor. @returns its path */
export function fileOnDisk(testInfo: TestInfo, name: string, bytes: number): string {
  const path = testInfo.outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
