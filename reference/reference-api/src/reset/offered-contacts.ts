import { internationalPhone } from 'shared-validators/phone';
import { type DecoySource, decoyFor } from './decoy-contact.ts';

/** The two contacts that a reset offers, masked. */
export interface OfferedContacts {
  readonly email: string;
  readonly mobile: string;
}

const HIDDEN = '••••';

/** For an address only the first letters of name and domain, so that every mask has the same length. */
const shortEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}@${email.slice(at + 1, at + 2)}${HIDDEN}`.toLowerCase();
};

/** For a number only the last two digits. */
const shortMobile = (mobile: string): string => `${HIDDEN}${mobile.slice(-2)}`;

/**
 * The contacts that a reset offers, always one of each kind: the registered ones, and for missing ones decoys that are the same every time.
 * So nothing reveals who has an account, nor what is registered; only the owner recognizes theirs.
 */
export function offeredContacts(
  entered: string,
  registered: { readonly email: string | null; readonly mobile: string | null } | undefined,
  source: DecoySource,
): OfferedContacts {
  const decoy = decoyFor(entered, source);
  // The user is shown the contact they entered, whether it is registered or not.
  const email = registered?.email ?? (entered.includes('@') ? entered : undefined);
  const mobile = registered?.mobile ?? internationalPhone(entered, 'US');
  return {
    email: email ? shortEmail(email) : `${decoy.nameLetter}${HIDDEN}@${decoy.domainLetter}${HIDDEN}`,
    mobile: mobile ? shortMobile(mobile) : `${HIDDEN}${decoy.digits}`,
  };
}
