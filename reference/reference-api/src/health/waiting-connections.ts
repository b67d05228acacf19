import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** A server that others connect to without a pause ends nevertheless. */
const MOST_MILLISECONDS = 1000;

/** Nobody has come for so long. */
const QUIET_MILLISECONDS = 20;

/**
 * Closes a server so that nobody who has connected is turned away: resolves once everybody is answered. Connections that wait when a server
 * closes are reset by the system, and a proxy has no second server for what changes something. So they are taken first, and nobody of them
 * is answered before the last: who is answered connects again, and the work would leave no time for the others.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const release = holdConnections(server);
  await takeWaitingConnections(server);
  await new Promise((resolve) => {
    // In the turn in which nobody waits.
    server.close(resolve);
    release();
  });
}

/** Keeps new connections unread. @returns hands them to the server */
function holdConnections(server: Server): () => void {
  const held: Socket[] = [];
  const hold = (socket: Socket) => {
    socket.pause();
    held.push(socket);
  };
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', hold);
  return () => {
    server.off('connection', hold);
    for (const listener of listeners) server.on('connection', listener);
    for (const socket of held) {
      server.emit('connection', socket);
      socket.resume();
    }
  };
}

/**
 * Resolves in a turn in which nobody waits, once nobody has come for a while: pages ask for several things at once, and of what comes
 * together the last is a few milliseconds late.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
  const started = performance.now();
  let last = started;
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  const isOver = (now: number) => now - last >= QUIET_MILLISECONDS || now - started >= MOST_MILLISECONDS;
  while (!isOver(performance.now())) {
    await wait(QUIET_MILLISECONDS / 4);
    // Connections are taken before it.
    await nextTurn();
  }
  server.off('connection', note);
}
