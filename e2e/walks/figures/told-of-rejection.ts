import type { Page } from '@playwright/test';
import type { TestClient } from 'reference-api/testing/test-client';
import type { Message } from '../../setup/portal-test.ts';
import { sentTo } from '../contacts.ts';
import { main } from '../screen.ts';

/** A decision is mailed ten seconds later, once it can no longer be undone, in the next round of the server. */
const MAILED_WITHIN_MS = 60_000;

/** Somebody's item that was sent back. */
export interface Rejection {
  readonly id: number;
  readonly reason: string;
  /** Whether the worker had an address then. */
  readonly isMailed: boolean;
}

interface Item {
  readonly rejectionReason: string | null;
  readonly jobTitle: string | null;
  readonly reqName: string;
  readonly periodStartDate: string;
  readonly periodEndDate: string;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The differences between a mail about a rejection, in English, and the item. */
export function mailDiffers(
  { subject, text }: Pick<Message, 'subject' | 'text'>,
  reason: string,
  item: Item,
): string[] {
  const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const [start, end] = [item.periodStartDate, item.periodEndDate].map((day) => new Date(`${day}T00:00:00Z`)) as [
    Date,
    Date,
  ];
  const period = days.formatRange(start, end);
  const said = plain(`${subject} / ${text}`);
  const parts = [
    `Sent back: ${period}`,
    'Daniel Reyes sent back what you submitted.',
    [item.jobTitle, item.reqName].filter(Boolean).join(' · '),
    `${period} Reason: ${reason} Please correct it`,
  ];
  return parts.filter((part) => !said.includes(plain(part))).map((part) => `"${part}" is not in the mail "${said}"`);
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
    const mails = await mailsWith(url, emails, reason);
    if (mails.length !== 1) wrong.push(`${mails.length} mails to ${emails} say "${reason}"`);
    const item = await itemOf(client, id);
    for (const mail of mails) wrong.push(...mailDiffers(mail, reason, item));
  }
  return wrong;
}

async function mailsWith(url: string, emails: readonly string[], reason: string): Promise<readonly Message[]> {
  const until = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    const sent = (await Promise.all(emails.map((to) => sentTo(url, to)))).flat();
    const mails = sent.filter(({ text }) => plain(text).includes(`Reason: ${plain(reason)}`));
    if (mails.length > 0 || Date.now() > until) return mails;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
