/** The number of files fetched at the same time. A browser has six connections to a server of HTTP/1.1; the page's own requests come first. */
const AT_ONCE = 2;
/** A server that takes longer does not answer at all, and holds a connection. */
const PATIENCE_MS = 10_000;

export interface PrefetchQueue {
  /** Puts a script into the browser's cache when its turn comes; once. Best effort: a failure is reported when it is loaded. */
  add(url: string): void;
}

/**
 * Fetches scripts ahead, a few at a time. The others in the folder of one that cannot be fetched are left out, because its server does not
 * answer: they would take the connections that other servers' scripts need.
 *
 * It uses `fetch`, which the policy's `connect-src` allows: Firefox applies `default-src 'none'` to prefetching links, and Safari does not
 * support them. A request carries the credentials of a `crossorigin="anonymous"` script, because caches keep responses to different
 * credentials apart.
 */
export function prefetchQueue(fetchFile: typeof fetch = (url, init) => fetch(url, init)): PrefetchQueue {
  const known = new Set<string>();
  let waiting: string[] = [];
  let underWay = 0;

  async function fetchAhead(url: string): Promise<void> {
    underWay += 1;
    try {
      const response = await fetchFile(url, {
        credentials: 'same-origin',
        priority: 'low',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.arrayBuffer();
    } catch {
      const folder = folderOf(url);
      waiting = waiting.filter((other) => folderOf(other) !== folder);
    }
    underWay -= 1;
    next();
  }

  function next(): void {
    while (underWay < AT_ONCE) {
      const url = waiting.shift();
      if (url === undefined) return;
      void fetchAhead(url);
    }
  }

  return {
    add(url) {
      if (known.has(url)) return;
      known.add(url);
      waiting.push(url);
      next();
    },
  };
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
