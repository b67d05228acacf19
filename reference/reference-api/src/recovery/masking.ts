const HIDDEN = '••••';

/** `worker@example.com` becomes `wo••••@example.com`; a short name keeps only its first letter. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return HIDDEN;
  return `${[...email].slice(0, at > 3 ? 2 : 1).join('')}${HIDDEN}${email.slice(at)}`;
}

/** `+12133734253` or `2133734253` becomes `••••4253`. */
export const maskNumber = (number: string): string => `${HIDDEN}${number.slice(-4)}`;

export const maskAddress = (address: string): string =>
  address.includes('@') ? maskEmail(address) : maskNumber(address);
