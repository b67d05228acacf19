import type { Realm } from './clean-realm.ts';
import { policyLacks } from './sentences.ts';

export interface PolicyWatch {
  /** Told to the person. Trying again would not help until the page is changed. */
  readonly said: string;
  /** Told to the page's owner, if the page's policy has refused something: the source that it lacks. */
  refusal(): string | undefined;
  stop(): void;
}

/** Watches what the page's policy refuses in the realm of our scripts: a refused request fails like one without a connection. */
export function watchPolicy(realm: Realm): PolicyWatch {
  const { document: place, URL: Address } = realm;
  let missing: string | undefined;
  const refused = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (missing !== undefined || disposition !== 'enforce') return;
    if (effectiveDirective === 'require-trusted-types-for') missing = 'trusted-types portal';
    else if (effectiveDirective === 'connect-src') missing = `connect-src ${new Address(blockedURI).origin}`;
    else if (effectiveDirective === 'script-src-elem') missing = `script-src ${new Address(blockedURI).origin}`;
  };
  place.addEventListener('securitypolicyviolation', refused);
  return {
    said: 'This part of the page cannot be shown, because the settings of the page do not allow it. Please tell those who are responsible for the page.',
    refusal: () => missing && policyLacks(missing),
    stop: () => place.removeEventListener('securitypolicyviolation', refused),
  };
}
