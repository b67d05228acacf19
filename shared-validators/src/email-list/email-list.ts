import { isEmail } from '../email/email.ts';

/** What was found in a list of addresses, each in the order of its first appearance. */
export interface EmailList {
  readonly valid: string[];
  readonly invalid: string[];
  /** Addresses that were there already; upper and lower case count as the same mailbox. */
  readonly duplicates: string[];
}

/**
 * Reads a comma-separated list of addresses: each is trimmed and checked, empty entries are skipped. Reading stops when `cap` valid
 * addresses were found.
 * docs: validators#validator-email-list.
 */
export function parseEmailList(text: string, cap: number = Number.POSITIVE_INFINITY): EmailList {
  const list: EmailList = { valid: [], invalid: [], duplicates: [] };
  const seen = new Set<string>();
  for (const entry of text.split(',')) {
    if (list.valid.length >= cap) break;
    const address = entry.trim();
    if (address === '') continue;
    const mailbox = address.toLowerCase();
    const kind = !isEmail(address) ? 'invalid' : seen.has(mailbox) ? 'duplicates' : 'valid';
    seen.add(mailbox);
    list[kind].push(address);
  }
  return list;
}
