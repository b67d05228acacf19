/** What a mail says of the item that it is about. */
export interface MailedItem {
  readonly jobTitle: string | null;
  readonly reqName: string;
  readonly periodStartDate: string;
  readonly periodEndDate: string;
}

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The period of an item, in English. */
export const periodOf = ({ periodStartDate, periodEndDate }: MailedItem): string =>
  DAYS.formatRange(dayOf(periodStartDate), dayOf(periodEndDate));

/** The engagement of an item. */
export const engagementOf = ({ jobTitle, reqName }: MailedItem): string =>
  [jobTitle, reqName].filter(Boolean).join(' · ');

/** A text without its line breaks, as far as it is compared. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A sentence for each part that a mail does not have. */
export function missingIn(
  mail: { readonly subject: string; readonly text: string },
  parts: readonly string[],
): string[] {
  const said = plain(`${mail.subject} / ${mail.text}`);
  return parts.filter((part) => !said.includes(plain(part))).map((part) => `"${part}" is not in the mail "${said}"`);
}
