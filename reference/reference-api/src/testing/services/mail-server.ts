import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/**
 * A real SMTP server on a free port, or the given one. It takes nothing while `takes` says so. It refuses recipients at refused.example, asks those at greylisted.example to come
 * again once, and, if it has a password, refuses unauthenticated clients.
 */
export async function mailServer(password?: string, port = 0, takes: () => boolean = () => true) {
  const delivered: Delivered[] = [];
  const greylisted = new Set<string>();
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    // To a client it is as good as away, and nothing else on this machine gets its port.
    onMailFrom: (_address, _session, done) =>
      done(takes() ? null : Object.assign(new Error('Not now'), { responseCode: 421 })),
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => done(refusal(address, greylisted)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map((one) => one.address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // Of a client that is killed.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    delivered,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function refusal(address: string, greylisted: Set<string>): Error | null {
  if (address.endsWith('@refused.example')) return new Error('No such mailbox');
  if (!address.endsWith('@greylisted.example') || greylisted.has(address)) return null;
  greylisted.add(address);
  return Object.assign(new Error('Greylisted, come again'), { responseCode: 450 });
}
