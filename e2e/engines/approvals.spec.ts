import { TestClient } from 'reference-api/testing/test-client';
import { expect, inEveryEngine } from './engine-test.ts';
import { button, inside, role, text } from './page/target.ts';

const ITEMS = '/wand2/api/billing/billing-items';
const LIST = '/#/manager/time-and-billing';

inEveryEngine((test) => {
  test('@wide a day is sent back with a reason, corrected by the worker, and approved', async ({
    served,
    visit,
    signIn,
  }) => {
    const worker = new TestClient(served.url);
    await worker.signIn('worker-email');
    const submit = async (days: readonly [at: number, until: string][]) => {
      const { body: card } = await worker.get(`${ITEMS}/0/metadata?engagementId=5080`);
      const { body } = await worker.post(`${ITEMS}/submit`, {
        id: card.billingItemId,
        version: card.version,
        requisitionId: 5080,
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
      return body.billingItemId as number;
    };
    const id = await submit([
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
    await submit([
      [0, '12:00'],
      [1, '12:00'],
    ]);
    await visit.reload();
    await visit.see(inside(detail, text('Accepted before, unchanged')));
    await visit.click(inside(detail, button(/^Approve/)));
    await visit.see(button(/^Undo/));
    await expect.poll(async () => (await worker.get(`${ITEMS}/${id}`)).body.status).toBe('Approved');
  });
});
