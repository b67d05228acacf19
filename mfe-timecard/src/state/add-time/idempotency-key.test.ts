import { payloadOf } from '../../domain/mapping/form-to-payload.ts';
import { MONDAY, type metadataOf, span } from '../../domain/testing/samples.ts';
import { openedTimecard } from '../../testing/opened-timecard.ts';
import { action, changeDay } from './edit-history.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { TimecardStore } from './timecard-store.ts';

const worked = (store: TimecardStore) =>
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', '17:00')],
  }));

test('the idempotency key is the same for the same change of the same version, and for nothing else', async () => {
  const key = (changes: Parameters<typeof metadataOf>[0], attempt = 0) => {
    const store = openedTimecard(changes);
    worked(store);
    const { form, rules, metadata } = store.getState();
    return idempotencyKey('save', payloadOf(form, rules, metadata), attempt);
  };
  expect(await key({})).toBe(await key({}));
  expect(await key({ billingItemId: 7, version: 1 })).not.toBe(await key({ billingItemId: 7, version: 2 }));
  expect(await key({}, 1)).not.toBe(await key({}, 0));
});
