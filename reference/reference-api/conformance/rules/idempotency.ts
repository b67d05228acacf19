import { randomUUID } from 'node:crypto';
import { tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';

const section = 'api#api-idempotency';

/** The effect of an Idempotency-Key. */
export const idempotencyRules: readonly Rule[] = [
  {
    section,
    says: 'The same request twice makes one change and gives one response',
    async check(driver) {
      const payload = await driver.newTimecard();
      const key = randomUUID();
      const first = await driver.send('save', payload, key);
      expectThat('the first is saved', (first.body.billingItemId ?? 0) > 0, first.text);
      const second = await driver.send('save', payload, key);
      expect('the second response', [second.status, second.body], [200, first.body]);
    },
  },
  {
    section,
    says: 'Eight at once make one change',
    async check(driver) {
      const payload = await driver.newTimecard();
      const key = randomUUID();
      const all = await Promise.all(Array.from({ length: 8 }, () => driver.send('save', payload, key)));
      expect('the statuses', new Set(all.map(({ status }) => status)), new Set([200]));
      expect('the responses', new Set(all.map(({ text }) => text)).size, 1);
    },
  },
  {
    section,
    says: 'A key is not taken for other content: 422',
    async check(driver) {
      const payload = await driver.newTimecard();
      const key = randomUUID();
      await driver.send('save', payload, key);
      const other = await driver.send('save', { ...payload, billingItemDetails: [] }, key);
      expect('the refusal', [other.status, tokenOf(other)], [422, 'ERR_IDEMPOTENCY_KEY_REUSED']);
    },
  },
  {
    section,
    says: 'A refused change frees its key',
    async check(driver) {
      const payload = await driver.newTimecard();
      const key = randomUUID();
      const days = payload.billingItemDetails?.map((day) => ({
        ...day,
        billingCostAllocation: [{ regularHours: 1000 }],
      }));
      const refused = await driver.send('submit', { ...payload, billingItemDetails: days }, key);
      expect('the refused one', [refused.status, refused.body.billingItemId], [200, 0]);
      const corrected = await driver.send('submit', payload, key);
      expectThat('the corrected one is taken', corrected.status !== 422, corrected.text);
    },
  },
];
