import { failureOf, shortReason } from './refusal.ts';
import { SmsRefused } from './sms-webhook.ts';
import { UnconfiguredChannel } from './unconfigured.ts';

const smtpError = (command: string, responseCode?: number, code = 'EENVELOPE') =>
  Object.assign(new Error('x'), { command, code, ...(responseCode ? { responseCode } : {}) });

test.each([
  ['an unknown mailbox', smtpError('RCPT TO', 550), 'refused'],
  ['refused content', smtpError('DATA', 554, 'EMESSAGE'), 'refused'],
  ['greylisting', smtpError('RCPT TO', 450), 'later'],
  ['a full mailbox', smtpError('DATA', 452, 'EMESSAGE'), 'later'],
  ['a wrong password of the portal', smtpError('AUTH PLAIN', 535, 'EAUTH'), 'away'],
  ['a greeting that refuses the portal', smtpError('CONN', 554, 'EPROTOCOL'), 'away'],
  ['a sender that is refused', smtpError('MAIL FROM', 550), 'away'],
  ['a server that takes no more now', smtpError('CONN', 421, 'EPROTOCOL'), 'away'],
  ['a refused connection', Object.assign(new Error('x'), { code: 'ECONNREFUSED', command: 'CONN' }), 'away'],
  ['a timeout', Object.assign(new Error('x'), { code: 'ETIMEDOUT', command: 'CONN' }), 'away'],
  ['no address', smtpError('API'), 'refused'],
  ['a number that the gateway refuses', new SmsRefused(422), 'refused'],
  ['a wrong token of the gateway', new SmsRefused(401), 'away'],
  ['too many text messages', new SmsRefused(429), 'away'],
  ['a gateway that fails', new SmsRefused(503), 'away'],
  ['a channel without a transport', new UnconfiguredChannel('sms'), 'refused'],
])('%s (docs: account#messages)', (_, error, kind) => {
  expect(failureOf(error)).toBe(kind);
});

test('a reason has nothing personal in it', () => {
  const refused = Object.assign(new Error('550 amara@example.com is unknown'), { responseCode: 550 });
  const errors = [refused, new SmsRefused(422), new UnconfiguredChannel('sms'), new Error('amara@example.com')];
  expect(errors.map(shortReason)).toEqual(['550', '422', 'unconfigured', 'unknown']);
});
