/** A response for a test. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape and assert on what they read.
  readonly body: any;
  readonly text: string;
}

export interface RequestOptions {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** The browsers of a server's tests. */
export interface Clients {
  /** A new browser, not signed in. */
  client(): TestClient;
  /** A new browser, signed in as a sample account, with an access token. */
  signedIn(userName?: string): Promise<TestClient>;
}

export const clientsOf = (origin: string): Clients => ({
  client: () => new TestClient(origin),
  async signedIn(userName = 'worker') {
    const client = new TestClient(origin);
    await client.signIn(userName);
    return client;
  },
});

/** A browser: stores cookies, and sends its access token and anti-CSRF header once signed in. It never follows redirects. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  accessToken: string | undefined;
  refreshToken: string | undefined;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get = (path: string, options?: RequestOptions) => this.request('GET', path, options);
  post = (path: string, json?: unknown, options?: RequestOptions) => this.request('POST', path, { json, ...options });
  put = (path: string, json?: unknown, options?: RequestOptions) => this.request('PUT', path, { json, ...options });
  delete = (path: string, options?: RequestOptions) => this.request('DELETE', path, options);

  async request(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (this.accessToken) headers.authorization = `Bearer ${this.accessToken}`;
    if (this.cookies.size > 0) headers.cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const xsrf = this.cookies.get('XSRF-TOKEN');
    if (xsrf) headers['x-xsrf-token'] = xsrf;
    if (options.json !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(this.#origin + path, {
      method,
      headers: { ...headers, ...options.headers },
      redirect: 'manual',
      ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
      ...(options.body === undefined ? {} : { body: options.body }),
    });
    this.#keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : text };
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }

  /** Signs in on the page and fetches an access token, as the portal does. */
  async signIn(userName: string, password = 'Portal-2026'): Promise<void> {
    const response = await this.request('POST', '/login', { body: new URLSearchParams({ userName, password }) });
    if (response.status !== 303) throw new Error(`Sign-in of ${userName} answered ${response.status}`);
    this.refreshToken = (await this.get('/generic/session/getToken.html')).body.token;
    await this.refresh();
  }

  /** Exchanges the refresh token. */
  async refresh(): Promise<Answer> {
    const response = await this.request('POST', '/wand2/tokens/getAccessToken', {
      body: this.refreshToken ?? '',
      headers: { 'content-type': 'text/plain', authorization: `Basic ${btoa('portal-web:')}` },
    });
    if (response.status === 200) {
      this.accessToken = response.body.access_token;
      this.refreshToken = response.body.refresh_token;
    }
    return response;
  }
}
