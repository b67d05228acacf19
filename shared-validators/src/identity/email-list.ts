import { isEmail } from './email.ts';

/** The result of parsing a list of addresses, each in the order of its first appearance. */
export interface EmailList {
  readonly valid: string[];
  readonly invalid: string[];
  /** Repeated addresses. Case is ignored. */
  readonly duplicates: string[];
}

/**
 * Parses a comma-separated list of addresses. Each is trimmed and checked, and empty entries are skipped. Parsing stops after `cap` valid
 * addresses.
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
