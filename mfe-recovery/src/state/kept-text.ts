/**
 * A text that outlives a mount and a reload of the tab: session storage, with this module's memory in its place where the
 * browser refuses storage. Nothing here throws.
 */

const memory = new Map<string, string>();

export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
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
