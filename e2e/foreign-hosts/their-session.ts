/** The session that a foreign host keeps on its own server: the page is only ever given access tokens. */
export interface TheirSession {
  /** An access token of the product, or undefined where nobody is signed in. */
  token(): Promise<string | undefined>;
  /** Ends it: there are no tokens any more. */
  end(): void;
}

/** Signs in at the portal, server to server. */
export async function theirSession(portal: string, userName: string): Promise<TheirSession> {
  const signedIn = await fetch(`${portal}/login`, {
    method: 'POST',
    body: new URLSearchParams({ userName, password: 'Portal-2026' }),
    redirect: 'manual',
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  let hasEnded = false;
  return {
    async token() {
      if (hasEnded) return undefined;
      const { token } = await fetch(`${portal}/generic/session/getToken.html`, { headers: { cookie } }).then(json);
      const { access_token } = await fetch(`${portal}/wand2/tokens/getAccessToken`, {
        method: 'POST',
        body: token,
        headers: { 'content-type': 'text/plain', authorization: `Basic ${btoa('portal-web:')}` },
      }).then(json);
      return access_token;
    },
    end() {
      hasEnded = true;
    },
  };
}

async function json(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
