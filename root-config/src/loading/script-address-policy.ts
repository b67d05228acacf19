/** Trusted Types, as far as TypeScript's DOM library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Turns an address into what `script.src` takes. Throws a TypeError for one that nobody vouches for. */
export type TrustedAddress = (address: string) => string;

/** One policy of a page, and who vouches for addresses. Scripts of ours hand it on, because a policy can be made only once. */
export interface AddressPolicy {
  /** Each loader adds what it knows; an address passes when one of them knows it. */
  readonly vouchers: ((address: string) => boolean)[];
  readonly trusted: TrustedAddress;
}

const POLICY = 'portal';

let own: AddressPolicy | undefined;

/**
 * The page's one policy. A page under `trusted-types portal` allows a name once, so that a second creation fails and its
 * scripts are refused: every loader of a bundle takes this one, and `embed` hands its own to `embed-host`.
 */
export function addressPolicy(): AddressPolicy {
  own ??= createPolicy();
  return own;
}

/** Takes over a policy that another script of ours has made on this page. Call before the first loader starts. */
export function adoptAddressPolicy(policy: AddressPolicy | undefined): void {
  own ??= policy;
}

/**
 * Turns a script's address into what a page under Trusted Types lets into `script.src`: only addresses of the deployment
 * pass. Where the browser or the page knows no Trusted Types the address stays text.
 */
export function scriptAddressPolicy(isOurs: (address: string) => boolean): TrustedAddress {
  const { vouchers, trusted } = addressPolicy();
  vouchers.push(isOurs);
  return trusted;
}

function createPolicy(): AddressPolicy {
  const vouchers: ((address: string) => boolean)[] = [];
  const createScriptURL = (address: string) => {
    if (!vouchers.some((knows) => knows(address))) throw new TypeError(`${address} is not part of the deployment.`);
    return address;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return { vouchers, trusted: createScriptURL };
  try {
    const policy = trustedTypes.createPolicy(POLICY, { createScriptURL });
    return { vouchers, trusted: (address) => policy.createScriptURL(address) };
  } catch {
    // The page's policy does not allow ours: where it enforces Trusted Types the script will be refused and told of.
    return { vouchers, trusted: createScriptURL };
  }
}
