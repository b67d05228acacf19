/** How long a page may take to be found, and then to be drawn, milliseconds. */
export const PAGE_MS = 15_000;

/** Something takes longer than it may. */
export class TooSlow extends Error {
  constructor(what: string) {
    super(`${what} takes too long.`);
    this.name = 'TooSlow';
  }
}

/**
 * What a promise brings, or `TooSlow` after so many milliseconds; what comes later is nobody's. The time counts while the page is seen,
 * because browsers draw nothing on one that is not.
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
