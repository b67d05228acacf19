import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks for new connections. */
const CHECK_MILLISECONDS = 5;

/** Checks in a row without a new connection before the server closes. */
const QUIET_CHECKS = 4;

/** A server with constant new connections closes after this many checks anyway. */
const MOST_CHECKS = 200;

/**
 * Closes a server without refusing anybody who has connected. Resolves when all of them have a response. The system resets connections that
 * wait when a server closes, and a proxy has no second server for requests that change something. So all waiting connections are accepted
 * first, and none gets a response before the last was accepted: clients with a response would connect again, and the others would never get
 * their turn.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const release = holdConnections(server);
  await takeWaitingConnections(server);
  await new Promise((resolve) => {
    // In the turn in which no connection waits.
    server.close(resolve);
    release();
  });
}

/** Leaves new connections unread. @returns a function that passes them to the server */
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
 * Resolves in a turn in which no connection waits, after several checks in a row without a new one. Pages send several requests at the same
 * time, and the last of them arrives a few milliseconds later. A check that other work has delayed does not count, because no connection was
 * accepted during that work.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
  let hasArrived = false;
  const note = () => {
    hasArrived = true;
  };
  server.on('connection', note);
  for (let check = 0, quiet = 0; check < MOST_CHECKS && quiet < QUIET_CHECKS; check++) {
    const before = performance.now();
    hasArrived = false;
    await wait(CHECK_MILLISECONDS);
    // Connections are accepted before it.
    await nextTurn();
    const isDelayed = performance.now() - before > QUIET_CHECKS * CHECK_MILLISECONDS;
    quiet = hasArrived || isDelayed ? 0 : quiet + 1;
  }
  server.off('connection', note);
}
