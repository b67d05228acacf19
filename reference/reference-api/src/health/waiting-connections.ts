import type { Server, Socket } from 'node:net';

/** A server that others connect to without a pause ends nevertheless. */
const MOST_MILLISECONDS = 1000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

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

/** Node takes few of them in a turn of its loop, so that one turn is not enough. */
async function takeWaitingConnections(server: Server): Promise<void> {
  let taken = true;
  const note = () => {
    taken = true;
  };
  server.on('connection', note);
  const end = performance.now() + MOST_MILLISECONDS;
  while (taken && performance.now() < end) {
    taken = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}
