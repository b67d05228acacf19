/** The masked form of an address to which a code was sent (docs: recovery#recovery-masked-address): just enough to recognize it. */

import type { PhoneDetails } from './registration.ts';

const hidden = '••••';

/** `worker@example.com` becomes `wo••••@example.com`; of a short name only the first letter stays. */
export function maskEmail(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  if (at < 1) return hidden;
  const name = Array.from(address.slice(0, at));
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}${hidden}${address.slice(at)}`;
}

/** `(213) 373-4253` under code 1 becomes `+1 •••• 4253`; of a short number only the last two digits stay. */
export function maskPhone(phone: PhoneDetails): string {
  const digits = phone.phoneNumber.replace(/\D/g, '');
  const code = phone.phoneCode.replace(/\D/g, '');
  const shown = digits.length > 6 ? digits.slice(-4) : digits.slice(-2);
  return [code && `+${code}`, hidden, digits.length > 2 ? shown : ''].filter(Boolean).join(' ');
}
