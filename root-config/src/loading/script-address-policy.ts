/** Trusted Types, as far as TypeScript's DOM library does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const POLICY = 'portal';

/**
 * Turns a script's address into what a page under Trusted Types lets into `script.src`: only addresses of the deployment
 * pass. Where the browser or the page knows no Trusted Types the address stays text.
 */
export function scriptAddressPolicy(isOurs: (address: string) => boolean): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (!isOurs(address)) throw new TypeError(`${address} is not part of the deployment.`);
    return address;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return createScriptURL;
  try {
    const policy = trustedTypes.createPolicy(POLICY, { createScriptURL });
    return (address) => policy.createScriptURL(address);
  } catch {
    // The page's policy does not allow ours: where it enforces Trusted Types the script will be refused and told of.
    return createScriptURL;
  }
}
