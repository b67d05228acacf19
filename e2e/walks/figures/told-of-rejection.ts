import type { Page } from '@playwright/test';
import type { TestClient } from 'reference-api/testing/test-client';
import type { Message } from '../../setup/portal-test.ts';
import { awaitedMails } from '../mails.ts';
import { main } from '../screen.ts';
import { engagementOf, type MailedItem, missingIn, periodOf, plain } from './mailed-item.ts';

/** Somebody's item that was sent back. */
export interface Rejection {
  readonly id: number;
  readonly reason: string;
  /** Whether the worker had an address then. */
  readonly isMailed: boolean;
}

interface Item extends MailedItem {
  readonly rejectionReason: string | null;
}

/** The differences between a mail about a rejection, in English, and the item. */
export function mailDiffers(mail: Pick<Message, 'subject' | 'text'>, reason: string, item: Item): string[] {
  const period = periodOf(item);
  return missingIn(mail, [
    `Sent back: ${period}`,
    'Daniel Reyes sent back what you submitted.',
    engagementOf(item),
    `${period} Reason: ${reason} Please correct it`,
  ]);
}

interface Readers {
  readonly url: string;
  /** The worker, and a page of theirs. */
  readonly client: TestClient;
  readonly page: Page;
}

const itemOf = async (client: TestClient, id: number): Promise<Item> =>
  (await client.get(`/wand2/api/billing/billing-items/${id}/general-info`)).body;

/** The differences between the reason that the approver has given and what the item's call and its page say. */
export async function rejectionShownDifferently(
  { client, page }: Pick<Readers, 'client' | 'page'>,
  { id, reason }: Rejection,
): Promise<string[]> {
  const wrong: string[] = [];
  const { rejectionReason } = await itemOf(client, id);
  if (rejectionReason !== reason) wrong.push(`the call says "${rejectionReason}", the approver said "${reason}"`);
  await page.goto(`/#/worker/time-expense-detail/${id}`);
  await main(page)
    .getByText(reason)
    .first()
    .waitFor()
    .catch(() => wrong.push(`the page of item ${id} does not say "${reason}"`));
  return wrong;
}

/**
 * The differences between the reasons that the approver has given and the worker's mails, one for each.
 *
 * @param emails the worker's addresses, one after another: a mail goes to the one in force when it is sent
 */
export async function rejectionsMailedDifferently(
  { url, client }: Pick<Readers, 'url' | 'client'>,
  rejections: readonly Rejection[],
  emails: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, isMailed, reason } of rejections) {
    if (!isMailed) continue;
    const mails = await awaitedMails(url, emails, ({ text }) => plain(text).includes(`Reason: ${plain(reason)}`));
    if (mails.length !== 1) wrong.push(`${mails.length} mails to ${emails} say "${reason}"`);
    const item = await itemOf(client, id);
    for (const mail of mails) wrong.push(...mailDiffers(mail, reason, item));
  }
  return wrong;
}
