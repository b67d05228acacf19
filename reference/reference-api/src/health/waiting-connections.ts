import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks for new connections. */
const CHECK_MILLISECONDS = 5;

/** Checks in a row without a new connection before the server closes. */
const QUIET_CHECKS = 4;

/** A server with constant new connections closes after this many checks anyway. */
const MOST_CHECKS = 200;

/** Milliseconds that a connection without a request has before a closing server ends it. */
const UNUSED_MILLISECONDS = 1_000;

/** A server that can be closed without refusing a connection; made before the server listens. */
export interface ClosableServer {
  /** Resolves when everybody who has connected and sent a request has a response. Does nothing if the server does not listen. */
  close(): Promise<void>;
}

/**
 * The system resets connections that wait when a server closes, and a proxy has no second server for requests that change something. So
 * `close` first accepts all waiting connections, and none gets a response before the last was accepted: clients with a response would
 * connect again, and the waiting ones would never get their turn. Browsers also open connections that they may need later. Node waits a
 * minute for their first request, so `close` ends them after a second.
 */
export function closableServer(server: Server): ClosableServer {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    async close() {
      if (!server.listening) return;
      const release = holdConnections(server);
      await takeWaitingConnections(server);
      const closed = new Promise((resolve) => {
        // In the turn in which no connection waits.
        server.close(resolve);
        release();
      });
      const timer = setTimeout(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }, UNUSED_MILLISECONDS);
      await closed;
      clearTimeout(timer);
    },
  };
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
 * time, and the last of them arrives a few milliseconds later. A check that other work has delayed does not count, because no connection
 * was accepted during that work.
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
