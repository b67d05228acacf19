import type { Realm } from './clean-realm.ts';

export interface PolicyWatch {
  /** The source that the page's Content-Security-Policy lacks, if it has refused something: `connect-src https://portal.example.com`. */
  missing(): string | undefined;
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
    missing: () => missing,
    stop: () => place.removeEventListener('securitypolicyviolation', refused),
  };
}
