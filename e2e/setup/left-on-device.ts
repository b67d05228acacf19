import type { Page } from '@playwright/test';

/** Data of a person in the browser, found by their name and by texts that only the server sends to a signed-in user. */
export interface LeftOnDevice {
  /** IndexedDB databases of any owner. */
  readonly databases: readonly (string | undefined)[];
  /** Where the person's name stands: storage, cookies, and a worker's caches. */
  readonly named: readonly string[];
  /** Responses of calls that a worker keeps. */
  readonly calls: readonly string[];
  /** Modules that would send something in the person's name. */
  readonly senders: string | null;
}

/** The person whose page it is, as the header names them. */
export async function personOf(page: Page): Promise<string> {
  const says = await page
    .getByRole('button', { name: /^Account of/ })
    .getByText(/^Account of/)
    .textContent();
  return says?.replace(/^Account of /, '') ?? '';
}

/** Looks through everything that a page of the origin can read. */
export const leftOnDevice = (page: Page, person: string): Promise<LeftOnDevice> =>
  page.evaluate(async (name) => {
    const stores: [string, string][] = [
      ...Object.entries({ ...localStorage }),
      ...Object.entries({ ...sessionStorage }),
      ['cookie', document.cookie],
    ];
    const calls: string[] = [];
    for (const cache of 'caches' in window ? await caches.keys() : []) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        stores.push([request.url, (await (await opened.match(request))?.text()) ?? '']);
        if (new URL(request.url).pathname.startsWith('/wand2/')) calls.push(request.url);
      }
    }
    return {
      databases: (await indexedDB.databases()).map((database) => database.name),
      named: stores.filter(([, text]) => text.includes(name)).map(([place]) => place),
      calls,
      senders: localStorage.getItem('portal.senders'),
    };
  }, person);
