import type { TestClient } from 'reference-api/testing/test-client';
import type { Message } from '../../setup/portal-test.ts';
import { awaitedMails } from '../mails.ts';
import { engagementOf, type MailedItem, missingIn, periodOf } from './mailed-item.ts';
import type { Told } from './told.ts';

/** A timecard with the receipt of its last submission, as the call returns it. */
export interface ReceivedItem extends MailedItem {
  readonly receipt: {
    readonly number: string;
    readonly sentTo: string | null;
    readonly days: readonly {
      readonly workedDate: string;
      readonly didNotWork?: boolean;
      readonly worked?: boolean;
      readonly hours?: number | null;
      readonly units?: number | null;
    }[];
  };
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

function lineOf({ workedDate, didNotWork, worked, hours, units }: ReceivedItem['receipt']['days'][number]): string {
  const day = WEEKDAY.format(new Date(`${workedDate}T00:00:00Z`));
  if (hours) return `${day}: ${hours.toLocaleString('en-US', { minimumFractionDigits: 2 })} h`;
  if (units) return `${day}: ${units.toLocaleString('en-US')}`;
  return `${day}: ${didNotWork ? 'Did not work' : worked ? 'Worked' : '–'}`;
}

/** The differences between a mailed receipt, in English, and the item: number, engagement, period, approver, and the line of each day. */
export function receiptDiffers(mail: Pick<Message, 'subject' | 'text'>, item: ReceivedItem): string[] {
  const { number, sentTo: approver, days } = item.receipt;
  const parts = [
    `Receipt ${number}: your time for ${periodOf(item)}`,
    `Receipt ${number} ${engagementOf(item)} ${periodOf(item)} Sent:`,
    `To: ${approver ?? ''} ${days.map(lineOf).join(' ')} Total:`,
  ];
  return missingIn(mail, parts);
}

/** What the total of a mailed receipt says, in English. */
export function toldByReceipt(text: string): Told {
  const [, figure, unit] = /^Total: (-?[\d,.]+)(?: (h|days?))?$/m.exec(text) ?? [];
  const total = figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
  const kind = unit === undefined ? 'units' : unit === 'h' ? 'hours' : 'days';
  return { place: 'the mailed receipt', [kind]: total };
}

/** Has the receipt of an item mailed. @returns what it says, and how it differs from the item */
export async function mailedReceipt(
  { url, client }: { readonly url: string; readonly client: TestClient },
  { id, item, email }: { readonly id: number; readonly item: ReceivedItem; readonly email: string },
): Promise<{ readonly told: Told[]; readonly wrong: string[] }> {
  const { status } = await client.post(`/wand2/api/billing/billing-items/${id}/receipt/mail`);
  const [mail] = await awaitedMails(url, [email], ({ subject }) => subject.startsWith('Receipt '));
  if (status !== 200 || !mail) return { told: [], wrong: [`item ${id}: its receipt is not mailed (${status})`] };
  return { told: [toldByReceipt(mail.text)], wrong: receiptDiffers(mail, item).map((one) => `item ${id}: ${one}`) };
}
