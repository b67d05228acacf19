/**
 * A text that survives a mount and a reload of the tab. It is in session storage, or in memory if the browser refuses storage. Nothing here
 * throws.
 */

/** Texts that storage refused to write. Full storage can still be read, but contains an older text. */
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
    // Storage that cannot be written contains nothing of ours.
  }
}
