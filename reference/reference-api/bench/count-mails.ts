import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that counts what it gets, as a child of a benchmark. */
const recipients: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, { envelope }, done) {
    stream.resume();
    stream.on('end', () => {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port));
process.on('message', () => process.send?.({ delivered: recipients.length, distinct: new Set(recipients).size }));
