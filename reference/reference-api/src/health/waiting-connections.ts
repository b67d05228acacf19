import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks at who waits. */
const LOOK_MILLISECONDS = 5;

/** Looks in a row in which nobody comes before the server closes. */
const QUIET_LOOKS = 4;

/** A server that others connect to without a pause ends after so many looks. */
const MOST_LOOKS = 200;

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
 * Resolves in a turn in which nobody waits, once nobody has come for several looks in a row: pages ask for several things at once, and of
 * what comes together the last is a few milliseconds late. A look that work has delayed does not count, because connections were not taken
 * during the work.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
  let hasCome = false;
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  for (let look = 0, quiet = 0; look < MOST_LOOKS && quiet < QUIET_LOOKS; look++) {
    const before = performance.now();
    hasCome = false;
    await wait(LOOK_MILLISECONDS);
    // Connections are taken before it.
    await nextTurn();
    const isDelayed = performance.now() - before > QUIET_LOOKS * LOOK_MILLISECONDS;
    quiet = hasCome || isDelayed ? 0 : quiet + 1;
  }
  server.off('connection', note);
}
