import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of a test file: its path. It is empty when a test begins, and gone after the last one. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  beforeEach(() => {
    remove();
    mkdirSync(folder);
  });
  afterAll(remove);
  return folder;
}
