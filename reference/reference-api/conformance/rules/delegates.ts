import { randomUUID } from 'node:crypto';
import { type Driver, tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';
import { Skipped } from '../skipped.ts';

const DELEGATES = '/wand2/api/delegates';

/** The approver's delegation: a colleague who decides on billing for them, today. */
async function naming(driver: Driver) {
  const approver = await driver.as('approver');
  const { body } = await approver.get(DELEGATES);
  const [colleague] = (await approver.get(`${DELEGATES}/candidates`)).body.people ?? [];
  if (!colleague) throw new Skipped('the approver has no colleague who could stand in');
  const { today } = body as { today: string };
  const permissions = ['BILLING_APPROVAL'];
  return { approver, asked: { delegateId: colleague.userId, permissions, startDate: today, endDate: today } };
}

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Delegates. */
export const delegateRules: readonly Rule[] = [
  {
    section: 'approvals#delegates',
    says: 'A delegate is named once for a key, is in force, and can be ended',
    async check(driver) {
      const { approver, asked } = await naming(driver);
      const key = randomUUID();
      const first = await approver.post(DELEGATES, asked, keyed(key));
      expect('the first', [first.status, first.body.state], [200, 'active']);
      const second = await approver.post(DELEGATES, asked, keyed(key));
      expect('the second', second.body.delegationId, first.body.delegationId);
      const { delegationId, version } = first.body;
      const stale = await approver.post(`${DELEGATES}/${delegationId}/end`, { version: version + 7 });
      expect('the end of another version', stale.status, 409);
      const ended = await approver.post(`${DELEGATES}/${delegationId}/end`, { version });
      expect('the end', [ended.status, ended.body.state], [200, 'ended']);
    },
  },
  {
    section: 'approvals#delegates',
    says: 'Nobody is named for nothing, for the past or for more than a year',
    async check(driver) {
      const { approver, asked } = await naming(driver);
      for (const [change, token] of [
        [{ permissions: [] }, 'ERR_DELEGATE_PERMISSION'],
        [{ startDate: '2020-01-06' }, 'ERR_DELEGATE_START'],
        [{ endDate: '2020-01-06' }, 'ERR_DELEGATE_END'],
        [{ endDate: '2099-01-05' }, 'ERR_DELEGATE_LONG'],
      ] as const) {
        const response = await approver.post(DELEGATES, { ...asked, ...change }, keyed(randomUUID()));
        expect(token, [response.status, tokenOf(response)], [400, token]);
      }
    },
  },
  {
    section: 'access#access-in-name',
    says: 'Who does not stand in for somebody sees and decides nothing in their name; suppliers have no delegates',
    async check(driver) {
      const { approver, asked } = await naming(driver);
      const items = `/wand2/api/billing/approvals/items?onBehalfOf=${asked.delegateId}`;
      const { body } = await approver.get(DELEGATES);
      const standsIn = body.standsInFor.some(
        (one: { person: { userId: number }; state: string }) =>
          one.person.userId === asked.delegateId && one.state === 'active',
      );
      if (!standsIn) expect('the list in their name', (await approver.get(items)).status, 403);
      const worker = await driver.as('worker');
      expect('the list of a worker', (await worker.get(items)).status, 403);
      const supplier = await (await driver.as('supplier')).get(DELEGATES);
      expectThat('a supplier has none', supplier.status === 403, supplier.text);
    },
  },
];
