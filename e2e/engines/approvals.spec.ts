import { button, first, inside, role, text } from 'deployments/engines';
import { TestClient } from 'reference-api/testing/test-client';
import { expect, inEveryEngine } from './engine-test.ts';

const ITEMS = '/wand2/api/billing/billing-items';
const APPROVALS = '/wand2/api/billing/approvals';
const LIST = '/#/manager/time-and-billing';
/** The engagement of Jonas Weber, who reports to Daniel Reyes. */
const ENGAGEMENT = 5080;

/** A client of the API for an account, beside the browser. */
async function clientOf(url: string, account: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(account);
  return client;
}

/** Submits days of a timecard, each from eight o'clock; of a week that is there, or of the present one. */
async function submit(
  worker: TestClient,
  days: readonly (readonly [at: number, until: string])[],
  { engagementId = ENGAGEMENT, itemId = 0 } = {},
): Promise<number> {
  const { body: card } = await worker.get(`${ITEMS}/${itemId}/metadata?engagementId=${engagementId}`);
  const { body } = await worker.post(`${ITEMS}/submit`, {
    id: card.billingItemId,
    version: card.version,
    requisitionId: engagementId,
    timecardTemplateId: card.timecardTemplateId,
    periodEndDate: card.earningsEndDate,
    billingItemDetails: days.map(([at, until]) => ({
      workedDate: card.workedDates[at],
      noBreakTaken: true,
      timeEntrySpanDtos: [
        {
          startTimeStr: `${card.workedDates[at]} 08:00`,
          endTimeStr: `${card.workedDates[at]} ${until}`,
          timeEntrySpanType: 'Labor',
        },
      ],
    })),
  });
  expect(body).toMatchObject({ status: 'Pending' });
  return body.billingItemId;
}

inEveryEngine((test) => {
  test('@wide a day is sent back with a reason, corrected by the worker, and approved (docs: approvals#approval-worker)', async ({
    served,
    visit,
    signIn,
  }) => {
    const worker = await clientOf(served.url, 'worker-email');
    const id = await submit(worker, [
      [0, '13:00'],
      [1, '12:00'],
    ]);
    await signIn(`${LIST}?search=${id}`, 'manager');
    const detail = role('complementary', 'Jonas Weber');
    await visit.click(inside(detail, button(/^Reject/)));
    const dialog = role('dialog', /^Reject Jonas Weber/);
    await visit.click(inside(dialog, role('checkbox', /5\.00 h$/)));
    await visit.fill(inside(dialog, role('textbox', /^Reason: /)), 'You left at noon.');
    await visit.click(inside(dialog, button('Send back')));
    await visit.see(button(/^Undo/));
    await expect
      .poll(async () => (await worker.get(`${ITEMS}/${id}`)).body.lineDecisions.map((line: object) => line))
      .toMatchObject([
        { rejectionReason: 'You left at noon.', accepted: false },
        { rejectionReason: null, accepted: true },
      ]);
    await submit(worker, [
      [0, '12:00'],
      [1, '12:00'],
    ]);
    await visit.reload();
    await visit.see(inside(detail, text('Accepted before, unchanged')));
    await visit.click(inside(detail, button(/^Approve/)));
    await visit.see(button(/^Undo/));
    await expect.poll(async () => (await worker.get(`${ITEMS}/${id}`)).body.status).toBe('Approved');
  });

  test('@wide 200 are approved at once, three of them changed meanwhile (docs: approvals#approval-bulk)', async ({
    served,
    visit,
    signIn,
  }) => {
    expect(await served.insertPending(25)).toBe(200);
    await signIn(`${LIST}?search=Number`, 'manager');
    await visit.see(button('Approve all 200'));
    await visit.see(first(role('row', /Number \d/)));
    const msp = await clientOf(served.url, 'msp');
    const waiting = async (): Promise<readonly { billingItemId: number; version: number }[]> =>
      (await msp.get(`${APPROVALS}/items?search=Number&size=100`)).body.content;
    const items = (await waiting()).slice(0, 3).map(({ billingItemId, version }) => ({ billingItemId, version }));
    const decide = async (body: object, key: string) => {
      const answer = await msp.post(`${APPROVALS}/decisions`, body, { headers: { 'idempotency-key': key } });
      expect(answer.body).toMatchObject({ failed: 0, remaining: 0 });
    };
    await decide({ decision: 'approve', items: items.slice(0, 2) }, 'approved-meanwhile');
    await decide({ decision: 'reject', reason: 'Not this week.', items: items.slice(2) }, 'sent-back-meanwhile');
    await visit.click(button('Approve all 200'));
    await visit.click(inside(role('alertdialog', 'Approve all 200'), button('Approve 200')));
    // An item that another approver decided on is left as it is, not counted, and named.
    await visit.see(first(text('Approved: 197 items')));
    await visit.see(text('Not decided: 3'));
    await visit.seeCount(text(/Priya Natarajan decided it at/), 3);
    await visit.seeGone(role('row', /Number \d/));
    expect(await waiting()).toEqual([]);
    const infos = await Promise.all(
      items.map(async ({ billingItemId }) => (await msp.get(`${ITEMS}/${billingItemId}/general-info`)).body),
    );
    expect(infos.map(({ status, approverName }) => [status, approverName])).toEqual([
      ['Approved', 'Priya Natarajan'],
      ['Approved', 'Priya Natarajan'],
      ['Rejected', 'Priya Natarajan'],
    ]);
  });

  test('@wide a delegate decides in a manager’s name, and the worker sees both (docs: approvals#delegate-decides)', async ({
    served,
    visit,
    signIn,
  }) => {
    const worker = await clientOf(served.url, 'worker-email');
    const id = await submit(worker, [[0, '13:00']]);
    await signIn(`${LIST}?search=${id}`, 'coordinator');
    await visit.see(text(/managers decide on it/));
    await visit.seeGone(button(/Approve/));
    await visit.choose(role('combobox', 'Whose records'), 'Delegate');
    await visit.see(text(/These are the records of Daniel Reyes/));
    await visit.fill(inside(role('main'), role('combobox', /^Search by worker/)), String(id));
    await visit.see(first(text('1 item')));
    const detail = role('complementary', 'Jonas Weber');
    await visit.see(inside(detail, text('In the name of Daniel Reyes')));
    await visit.click(inside(detail, button(/^Approve/)));
    await visit.see(button(/^Undo/));
    await expect
      .poll(async () => (await worker.get(`${ITEMS}/${id}/general-info`)).body)
      .toMatchObject({ status: 'Approved', approverName: 'Samuel Okafor', approverFor: 'Daniel Reyes' });
    await signIn(`/#/worker/time-expense-detail/${id}`, 'worker-email');
    await visit.see(first(text(/Samuel Okafor for Daniel Reyes/)));
  });

  test('@wide a supplier sees its own workers, and may not decide (docs: approvals#approval-screens)', async ({
    served,
    visit,
    signIn,
  }) => {
    await signIn('/', 'supplier');
    await visit.click(inside(role('navigation', 'Main navigation'), role('link', /Time and billing/)));
    await visit.see(text(/managers decide on it/));
    await visit.see(first(role('row', /Kofi Mensah/)));
    await visit.seeGone(button(/^(Approve|Reject)/));
    await visit.seeGone(inside(role('main'), role('checkbox')));
    // An action that no button offers is refused as well.
    const supplier = await clientOf(served.url, 'supplier');
    const [{ billingItemId, version }] = (await supplier.get(`${APPROVALS}/items?search=Kofi`)).body.content;
    const body = { decision: 'approve', items: [{ billingItemId, version }] };
    const headers = { 'idempotency-key': 'supplier' };
    expect((await supplier.post(`${APPROVALS}/decisions`, body, { headers })).status).toBe(403);
    expect((await supplier.get(`${ITEMS}/${billingItemId}/general-info`)).body.status).toBe('Pending');
  });
});
