import type { Server } from 'node:net';

/** A server that is asked without a pause ends nevertheless. */
const MOST_MILLISECONDS = 1000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Takes the connections that wait before a server closes: whose it has not taken, the system resets, and a proxy has no second server for
 * what changes something. Node takes few of them in a turn of its loop, so that one turn is not enough.
 */
export async function takeWaitingConnections(server: Server): Promise<void> {
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
