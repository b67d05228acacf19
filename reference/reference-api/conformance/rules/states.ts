import { tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';

/** The state transitions of an item, and who may make them. */
export const stateRules: readonly Rule[] = [
  {
    section: 'billing-items#status-transitions',
    says: 'Saved → Pending → Approved → Processed, and nothing leaves Processed',
    async check(driver) {
      const saved = await driver.change('save', await driver.newTimecard());
      expect('after a save', await driver.statusOf(saved), 'Saved');
      let item = await driver.change('submit', saved);
      for (const [decision, status] of [
        ['approve', 'Approved'],
        ['process', 'Processed'],
      ] as const) {
        const response = await driver.decide('approver', decision, item);
        expect(decision, response.status, 200);
        item = { ...item, version: response.body.version };
        expect(`after ${decision}`, await driver.statusOf(item), status);
      }
      for (const decision of ['approve', 'reject', 'process']) {
        const response = await driver.decide('approver', decision, item);
        expect(
          `${decision} of a processed item`,
          [response.status, tokenOf(response)],
          [409, 'ERR_BILLING_TRANSITION'],
        );
      }
      const changed = await driver.send('save', item);
      expectThat('a save of a processed item is refused', !((changed.body.billingItemId ?? 0) > 0), changed.text);
    },
  },
  {
    section: 'billing-items#status-transitions',
    says: 'Pending → Rejected → Pending; a saved item is not decided on, a pending one not invoiced',
    async check(driver) {
      const saved = await driver.change('save', await driver.newTimecard());
      const early = await driver.decide('approver', 'approve', saved);
      expect('approving a saved item', [early.status, tokenOf(early)], [409, 'ERR_BILLING_TRANSITION']);
      const pending = await driver.change('submit', saved);
      const invoiced = await driver.decide('approver', 'process', pending);
      expect('invoicing a pending item', [invoiced.status, tokenOf(invoiced)], [409, 'ERR_BILLING_TRANSITION']);
      const rejected = await driver.decide('approver', 'reject', pending);
      expect('rejecting', rejected.status, 200);
      expect('after it', await driver.statusOf(pending), 'Rejected');
      const again = await driver.change('submit', { ...pending, version: rejected.body.version });
      expect('after the second submission', await driver.statusOf(again), 'Pending');
    },
  },
  {
    section: 'saving#already-submitted',
    says: 'What was submitted is not submitted again',
    async check(driver) {
      const pending = await driver.change('submit', await driver.newTimecard());
      const again = await driver.send('submit', pending);
      expect('the answer', [again.status, again.body.billingItemId], [200, 0]);
      expect('its error', again.body.errors?.[0]?.value, 'alreadysubmitted');
    },
  },
  {
    section: 'access#access-matrix',
    says: 'Neither the worker nor the supplier approves; the supplier does not enter time',
    async check(driver) {
      const pending = await driver.change('submit', await driver.newTimecard());
      for (const role of ['worker', 'supplier'] as const) {
        const response = await driver.decide(role, 'approve', pending);
        expect(`approving as the ${role}`, [response.status, tokenOf(response)], [403, 'ERR_FORBIDDEN']);
      }
      const supplier = await driver.as('supplier');
      const entered = await supplier.post('/wand2/api/billing/billing-items', await driver.newTimecard());
      expect('entering time as the supplier', entered.status, 403);
      expect('the item', await driver.statusOf(pending), 'Pending');
    },
  },
];
