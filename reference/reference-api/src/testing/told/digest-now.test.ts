import { allSent } from '../../messages/all-sent.ts';
import { outboxOf } from '../../messages/outbox.ts';
import { startApi } from '../start-api.ts';
import { sendDigestNow } from './digest-now.ts';

/** 2:00 at the client. */
const NIGHT = new Date('2026-11-17T10:00:00Z');
const ADDRESS = 'nobody-is-registered-here@example.com';

const portal = await startApi({ now: () => NIGHT });
afterAll(() => portal.close());

test('the digest of an approver reaches any address at any hour', async () => {
  const { services } = portal.api;
  expect(await sendDigestNow(services, 'manager', ADDRESS)).toBe(1);
  await allSent(services);
  const [mail] = await outboxOf(services.db, ADDRESS);
  expect(mail?.text).toMatch(/^Waiting for you: [1-9]/m);
});
