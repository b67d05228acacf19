import type { Page } from '@playwright/test';
import { TestClient } from 'reference-api/testing/test-client';
import type { Served } from '../../setup/served.ts';
import { awaitedMails } from '../mails.ts';
import { differing, type ReturnedItem, type Told, toldByItem } from './told.ts';
import { toldByLists, toldBySheet } from './told-by-files.ts';
import { digestDiffers, digestIn } from './told-by-mail.ts';
import { toldByApprover, toldByDetail, toldByList } from './told-by-pages.ts';
import { mailedReceipt, type ReceivedItem } from './told-of-receipt.ts';

const ITEMS = '/wand2/api/billing/billing-items';
const WAITING = '/wand2/api/billing/approvals/items';
/** Nobody else is mailed there. */
const ADDRESS = 'approver-of-walks@example.com';

interface Readers {
  readonly served: Pick<Served, 'url' | 'mailDigest'>;
  /** The account that entered the item, and a page of it. */
  readonly account: string;
  readonly page: Page;
  /** The address of the account; '' for none. */
  readonly email: string;
  /** A page of the manager. */
  readonly approversPage: () => Promise<Page>;
}

async function signedIn(url: string, account: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(account);
  return client;
}

/**
 * The differences between what calls, files, pages and mails say about an item: its list, its own page, their calls, CSV, workbook and PDF,
 * and while it waits for the manager its mailed receipt, and those of the manager, with the digest.
 */
export async function saidDifferently(
  { served, account, page, email, approversPage }: Readers,
  id: number,
): Promise<string[]> {
  const { url } = served;
  const client = await signedIn(url, account);
  const item: ReturnedItem & ReceivedItem & { engagementId: number } = (await client.get(`${ITEMS}/${id}/general-info`))
    .body;
  const listed: ReturnedItem[] = (await client.get(`${ITEMS}?engagementId=${item.engagementId}&size=200`)).body.content;
  const inList = listed.find(({ billingItemId }) => billingItemId === id);
  const manager = await signedIn(url, 'manager');
  const found = (
    await manager.get(`${WAITING}?search=${id}&type=${item.type === 'BENEFIT' ? 'ADJUSTMENT' : item.type}`)
  ).body;
  const waits: ReturnedItem | undefined = found.content?.find((one: ReturnedItem) => one.billingItemId === id);
  const told: Told[] = [
    toldByItem('the call of the item', item),
    ...(inList ? [toldByItem('the call of the list', inList)] : []),
    ...(await toldByLists(
      { url, client, who: 'the list', list: 'billing-items', query: { engagementId: String(item.engagementId) } },
      id,
    )),
    await toldBySheet({ url, client }, { id, type: item.type }),
    await toldByList(page, id),
    ...(await toldByDetail(page, id, waits !== undefined)),
  ];
  const receipt =
    waits && item.receipt && email ? await mailedReceipt({ url, client }, { id, item, email }) : undefined;
  told.push(...(receipt?.told ?? []));
  if (waits) {
    const query = { search: String(id) };
    told.push(
      toldByItem("the call of the approver's list", waits),
      ...(await toldByLists({ url, client: manager, who: "the approver's list", list: 'approvals', query }, id)),
      await toldByApprover(await approversPage(), id, item.type),
    );
  }
  return [
    ...differing(told).map((one) => `item ${id}: ${one}`),
    ...(receipt?.wrong ?? []),
    ...(waits ? await digestIsWrong(served, manager) : []),
  ];
}

async function digestIsWrong(served: Readers['served'], manager: TestClient): Promise<string[]> {
  await served.mailDigest('manager', ADDRESS);
  const [mail] = await awaitedMails(served.url, [ADDRESS], () => true);
  if (!mail) return ['the approver got no digest'];
  const { body } = await manager.get('/wand2/api/delegates');
  const absent = body.standsInFor
    .filter((one: { state: string }) => one.state === 'active')
    .map(({ person }: { person: { userId: number } }) => `&onBehalfOf=${person.userId}`);
  const waiting = [];
  for (const inName of ['', ...absent])
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const list = (await manager.get(`${WAITING}?size=100&page=${page}${inName}`)).body;
      pages = list.totalPages;
      // On what they submitted themselves somebody else decides (docs: access#access-own-submit).
      waiting.push(...list.content.filter(({ isOwn }: { isOwn: boolean }) => !isOwn));
    }
  return digestDiffers(digestIn(mail.text), waiting);
}
