/** Trusted Types, as far as TypeScript's DOM library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Turns a URL into what `script.src` takes. Throws a TypeError for a URL that no loader knows. */
export type TrustedUrl = (url: string) => string;

/** The policy of a page, and the checks that allow URLs. Our scripts pass it on, because a policy can be created only once. */
export interface UrlPolicy {
  /** Each loader adds what it knows; a URL passes when one of them knows it. */
  readonly vouchers: ((url: string) => boolean)[];
  readonly trusted: TrustedUrl;
}

const POLICY = 'portal';

let own: UrlPolicy | undefined;

/** A window with what a policy needs of one. */
type Realm = Pick<typeof globalThis, 'Array' | 'TypeError'> & { readonly trustedTypes?: TrustedTypes };
let realmOfOwn: Realm | undefined;

/**
 * The page's one policy. A page under `trusted-types portal` allows a name once, so that a second creation fails and its scripts are
 * blocked. So every loader of a bundle uses this one, and `embed` passes its own to `embed-host`.
 *
 * @param realm where scripts are to be loaded; built-ins are taken from there
 */
export function urlPolicy(realm: Realm = globalThis): UrlPolicy {
  if (own === undefined || (realmOfOwn !== undefined && realmOfOwn !== realm)) {
    own = createPolicy(realm);
    realmOfOwn = realm;
  }
  return own;
}

/** Takes over a policy that another script of ours has made on this page. Call before the first loader starts. */
export function adoptUrlPolicy(policy: UrlPolicy | undefined): void {
  own ??= policy;
}

/**
 * Turns a script's URL into what a page under Trusted Types lets into `script.src`: only URLs of the deployment
 * pass. Where the browser or the page knows no Trusted Types the URL stays text.
 */
export function scriptUrlPolicy(isOurs: (url: string) => boolean): TrustedUrl {
  const { vouchers, trusted } = urlPolicy();
  vouchers.push(isOurs);
  return trusted;
}

function createPolicy({ Array: List, TypeError: Refusal, trustedTypes }: Realm): UrlPolicy {
  const vouchers = new List<(url: string) => boolean>();
  const createScriptURL = (url: string) => {
    if (!vouchers.some((knows) => knows(url))) throw new Refusal(`${url} is not part of the deployment.`);
    return url;
  };
  if (!trustedTypes) return { vouchers, trusted: createScriptURL };
  try {
    const policy = trustedTypes.createPolicy(POLICY, { createScriptURL });
    return { vouchers, trusted: (url) => policy.createScriptURL(url) };
  } catch {
    // The page's policy does not allow ours: where it enforces Trusted Types the script is blocked and reported.
    return { vouchers, trusted: createScriptURL };
  }
}
