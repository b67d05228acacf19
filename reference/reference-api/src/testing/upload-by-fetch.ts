/**
 * Node has no XMLHttpRequest, which shared-client uses for uploads because of their progress. This one passes a request to fetch, as far as
 * an upload needs it. @returns a function that removes it
 */
export function uploadByFetch(): () => void {
  Object.assign(globalThis, { XMLHttpRequest: FetchedRequest });
  return () => Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
}

class FetchedRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  withCredentials = false;
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  #method = '';
  #address = '';
  readonly #headers = new Headers();
  #responseHeaders = new Headers();
  readonly #aborting = new AbortController();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#responseHeaders.get(name);
  }

  abort(): void {
    this.#aborting.abort();
  }

  send(body: FormData): void {
    const { signal } = this.#aborting;
    fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal })
      .then(async (response) => {
        this.#responseHeaders = response.headers;
        this.status = response.status;
        this.responseText = await response.text();
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}
