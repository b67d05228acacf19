import type { TestClient } from './test-client.ts';

/**
 * Makes the global fetch send a signed-in browser's cookies, like a page's fetch, so that shared-client runs here as in the portal.
 * @returns a function that restores the original fetch
 */
export function browserFetch(origin: string, browser: TestClient): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    if (request.url.startsWith(origin)) {
      request.headers.set('cookie', [...browser.cookies].map((pair) => pair.join('=')).join('; '));
      const xsrf = browser.cookies.get('XSRF-TOKEN');
      if (xsrf) request.headers.set('x-xsrf-token', xsrf);
    }
    return original(request);
  };
  return () => {
    globalThis.fetch = original;
  };
}
