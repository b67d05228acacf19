import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';

/** The result of a scan: `undefined`, or the name of the virus. */
export type FoundVirus = string | undefined;

/** A virus scanner for uploaded files. It rejects if a file could not be scanned. */
export type Scanner = (content: Uint8Array) => Promise<FoundVirus>;

/** A scan must end before nginx gives up on the upload (40 s). */
const DEADLINE_MS = 30_000;
const CHUNK = 65_536;

/** The address in `tcp://host:port` or `unix:///path`; undefined for any other text. */
export function clamdAddress(url: string): NetConnectOpts | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  if (protocol !== 'tcp:' || hostname === '' || port === '') return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** ClamAV's daemon, by its command INSTREAM: chunks with their lengths, then one of length 0, then one line of result. */
export function clamdScanner(url: string, deadline = DEADLINE_MS): Scanner {
  const address = clamdAddress(url);
  if (!address) throw new Error('CLAMD_URL must be tcp://host:port or unix:///path.');
  return async (content) => {
    const socket = connect(address);
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time.')), deadline);
    try {
      // clamd may answer and hang up before it has read everything. Errors of the connection end the reading.
      socket.on('error', () => {});
      const answer = text(socket);
      answer.catch(() => {});
      socket.write('zINSTREAM\0');
      for (let at = 0; at < content.length; at += CHUNK) {
        const chunk = content.subarray(at, at + CHUNK);
        socket.write(lengthOf(chunk));
        socket.write(chunk);
      }
      socket.write(lengthOf(new Uint8Array()));
      return foundIn(await answer);
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** `stream: OK`, `stream: NAME FOUND`; any other line is an error. */
function foundIn(answer: string): FoundVirus {
  const line = answer.replace(/\0.*$/s, '').trim();
  if (line === 'stream: OK') return undefined;
  const found = /^stream: (.{1,200}) FOUND$/.exec(line)?.[1];
  if (found === undefined)
    throw new Error(`clamd could not scan a file: ${line.slice(0, 200) || 'it closed the connection'}.`);
  return found;
}
