import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The harmless file that every scanner calls a virus, in two parts, so that none finds it in this one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export interface ClamdServer {
  readonly url: string;
  /** The sizes of the files that were scanned. */
  readonly scanned: number[];
  /** Decides the answer; by default as clamd does. `undefined` never answers. */
  answer: (content: Buffer) => string | undefined;
  close(): Promise<void>;
}

/** Speaks clamd's protocol as its manual has it, for machines without clamd: the command INSTREAM. */
export async function startClamdServer(): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const scanned: number[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = contentOf(received);
      if (!content) return;
      scanned.push(content.length);
      const answer = clamd.answer(content);
      if (answer !== undefined) socket.end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clamd: ClamdServer = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    answer: (content) => (content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The content, once its end has arrived. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return undefined;
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
