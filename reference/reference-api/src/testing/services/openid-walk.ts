/** A browser at the provider: follows its redirects with cookies, and fills in its forms. Stops at the first URL elsewhere. */
export class ProviderVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #issuer: string;

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** Signs in as `name` and consents. @returns the URL to which the provider redirects */
  async signIn(start: string, name: string): Promise<string> {
    let at = await this.#follow(start);
    while (at.page !== undefined) {
      const action = /action="([^"]+)"/.exec(at.page)?.[1] ?? '';
      const prompt = /name="prompt" value="([^"]+)"/.exec(at.page)?.[1] ?? '';
      const form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: name, password: 'any' } : {}) });
      at = await this.#follow(new URL(action, this.#issuer).href, form);
    }
    return at.address;
  }

  /** Cancels on the sign-in page. @returns the URL to which the provider redirects */
  async refuse(start: string): Promise<string> {
    const { page = '' } = await this.#follow(start);
    const abort = /href="([^"]*abort)"/.exec(page)?.[1] ?? '';
    return (await this.#follow(new URL(abort, this.#issuer).href)).address;
  }

  /** Signs out at the provider and confirms it. @returns the URL to which the provider redirects */
  async signOut(start: string): Promise<string> {
    const { page = '' } = await this.#follow(start);
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const form = new URLSearchParams({ xsrf, logout: 'yes' });
    return (await this.#follow(new URL(action, this.#issuer).href, form)).address;
  }

  async #follow(start: string, form?: URLSearchParams): Promise<{ address: string; page?: string }> {
    let address = start;
    let body = form;
    while (address.startsWith(this.#issuer)) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
        ...(body ? { method: 'POST', body } : {}),
      });
      body = undefined;
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        if (value) this.#cookies.set(name, value);
        else this.#cookies.delete(name);
      }
      const location = response.headers.get('location');
      const text = await response.text();
      if (location === null) {
        if (response.status !== 200) throw new Error(`The provider answered ${response.status}: ${text.slice(0, 300)}`);
        return { address, page: text };
      }
      address = new URL(location, address).href;
    }
    return { address };
  }
}
