import type { TestClient } from './test-client.ts';

/**
 * Makes the global fetch send a signed-in browser's cookies, as a page's fetch does, so that shared-client runs here as it
 * runs in the portal. @returns what puts the original fetch back
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
