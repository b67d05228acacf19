import { useSyncExternalStore } from 'react';
import { currentHash, type NavigateOptions } from './hash-location.ts';

/** A location that leaves the page's URL alone: for elements on pages that are not ours (`skip-location-change`). */
export interface MemoryLocation {
  /** wouter's hooks over this location. */
  readonly hook: (() => [string, MemoryLocation['navigate']]) & { searchHook: () => string };
  readonly searchHook: () => string;
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  /** Goes back one entry. @returns false where there is none. */
  readonly back: () => boolean;
  /** The present URL, query included. */
  readonly current: () => string;
}

/** A memory location that starts at `path`, which may carry a query. */
export function memoryLocation(path = '/'): MemoryLocation {
  const entries = [path];
  const listeners = new Set<() => void>();
  const current = () => entries[entries.length - 1] ?? '/';
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const navigate: MemoryLocation['navigate'] = (to, { replace = false } = {}) => {
    if (replace) entries.pop();
    entries.push(to);
    changed();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const searchHook = () => useSyncExternalStore(subscribe, () => currentHash(current()).search);
  const hook = (): [string, typeof navigate] => [
    useSyncExternalStore(subscribe, () => currentHash(current()).path),
    navigate,
  ];
  return {
    hook: Object.assign(hook, { searchHook }),
    searchHook,
    navigate,
    back: () => {
      if (entries.length < 2) return false;
      entries.pop();
      changed();
      return true;
    },
    current,
  };
}
