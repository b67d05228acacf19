/** The time that a page may take to be found, and then to be rendered, in milliseconds. */
export const PAGE_MS = 15_000;

/** Something took longer than allowed. */
export class TooSlow extends Error {
  constructor(what: string) {
    super(`${what} takes too long.`);
    this.name = 'TooSlow';
  }
}

/**
 * Resolves like a promise, or rejects with `TooSlow` after the given milliseconds; a later result is ignored. Only the time while the page
 * is visible counts, because browsers render nothing on a hidden one.
 */
export function within<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => reject(new TooSlow(what)), milliseconds);
    };
    document.addEventListener('visibilitychange', begin);
    begin();
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    });
  });
}
