/**
 * A text that outlives a mount and a reload of the tab: session storage, with this module's memory in its place where the
 * browser refuses storage. Nothing here throws.
 */

/** What storage has refused to write. Full storage still reads: what it holds under the key is older. */
const memory = new Map<string, string>();

export function readText(key: string): string | null {
  const refused = memory.get(key);
  if (refused !== undefined) return refused;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeText(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}
