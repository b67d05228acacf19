import { tellUser } from '../administration/tell-user.ts';
import { allSent } from '../messages/send-later.ts';
import { startApi } from '../testing/start-api.ts';
import { operatorServices } from './operator-services.ts';

const portal = await startApi();
afterAll(() => portal.close());
const { db } = portal.api.services;

test.each([
  ['a mail server that refuses', { smtpUrl: 'smtp://127.0.0.1:9' }, 'ECONNREFUSED'],
  ['no mail server', {}, 'set SMTP_URL'],
])('with %s, an operator learns that a message was not sent', async (_what, options, reason) => {
  const notSent: string[] = [];
  const services = await operatorServices(db, { production: true, logLevel: 'silent', ...options }, notSent);
  tellUser(services, 1005, { change: 'enable' }, 'operator');
  await allSent(services);
  expect(notSent).toEqual([expect.stringContaining(reason)]);
});
