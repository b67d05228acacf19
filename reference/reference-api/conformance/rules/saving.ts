import type { TimecardSavePayloadInput } from 'shared-client/schema/billing';
import { tokenOf } from '../driver.ts';
import { expect, expectThat, type Rule } from '../rule.ts';

/** The same timecard with its first day changed. */
function withDay(payload: TimecardSavePayloadInput, change: object): TimecardSavePayloadInput {
  const [first, ...others] = payload.billingItemDetails ?? [];
  return { ...payload, billingItemDetails: [{ ...first, ...change } as never, ...others] };
}

const spanOf = (payload: TimecardSavePayloadInput, from: string, to: string, type = 'Labor') => {
  const date = payload.billingItemDetails?.[0]?.workedDate;
  return { startTimeStr: `${date} ${from}`, endTimeStr: `${date} ${to}`, timeEntrySpanType: type };
};

/** Payloads that a save accepts, and the result of two concurrent saves. */
export const savingRules: readonly Rule[] = [
  {
    section: 'saving#save-answer',
    says: 'A refusal by a rule is a 200 with billingItemId 0 and its errors, and changes nothing',
    async check(driver) {
      const payload = await driver.newTimecard();
      const overlapping = [spanOf(payload, '09:00', '12:00'), spanOf(payload, '11:00', '13:00')];
      const { status, body } = await driver.send('save', withDay(payload, { timeEntrySpanDtos: overlapping }));
      expect('the answer', [status, body.billingItemId], [200, 0]);
      const days = body.billingItemDetailErrors ?? [];
      expectThat('an error is named', (body.errors ?? []).length + days.length > 0, body);
      const { id } = await driver.change('save', payload);
      expectThat('the corrected one is saved', Number(id) > 0, id);
    },
  },
  {
    section: 'saving#save-rules',
    says: 'A day has at most 24 hours, in whatever field they are',
    async check(driver) {
      const payload = withDay(await driver.newTimecard(), { billingCostAllocation: [{ regularHours: 1000 }] });
      const { status, body, text } = await driver.send('submit', payload);
      expect('the submission', [status, body.billingItemId], [200, 0]);
      expectThat('ERR_BILLING_TOTAL_HOURS_ABOVE_24 is given', text.includes('ERR_BILLING_TOTAL_HOURS_ABOVE_24'), text);
    },
  },
  {
    section: 'saving#save-offered',
    says: 'What the metadata did not offer is refused',
    async check(driver) {
      const payload = await driver.newTimecard();
      const bonus = [spanOf(payload, '09:00', '12:00', 'Bonus')];
      const { body } = await driver.send('save', withDay(payload, { timeEntrySpanDtos: bonus }));
      expectThat('nothing is saved', !((body.billingItemId ?? 0) > 0), body);
    },
  },
  {
    section: 'saving#save-conflict',
    says: 'A save from an old version is refused with 409 and the version there is',
    async check(driver) {
      const first = await driver.change('save', await driver.newTimecard());
      const second = await driver.change('save', first);
      const stale = await driver.send('save', first);
      expect('the stale save', [stale.status, stale.body.version], [409, second.version]);
      expect('its token', tokenOf(stale), 'ERR_BILLING_STALE_VERSION');
    },
  },
  {
    section: 'saving#save-conflict',
    says: 'Of ten saves of one version at once one wins',
    async check(driver) {
      const payload = await driver.change('save', await driver.newTimecard());
      const all = await Promise.all(Array.from({ length: 10 }, () => driver.send('save', payload)));
      expect('the statuses', all.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)]);
    },
  },
  {
    section: 'saving#save-conflict',
    says: 'Two first saves of one period make one timecard',
    async check(driver) {
      const payload = await driver.newTimecard();
      const both = await Promise.all([driver.send('save', payload), driver.send('save', payload)]);
      expect('the statuses', both.map(({ status }) => status).sort(), [200, 409]);
    },
  },
];
