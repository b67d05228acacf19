import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const rooms = join(import.meta.dirname, '..', 'rooms');
export const rootConfig = join(import.meta.dirname, '..', '..');

/**
 * Builds the fixture's rooms and root-config itself, as `npm start` does, two at a time. `BUILT=1` builds nothing,
 * `ROOT_BUILT=1` leaves out root-config, which `npm test` has built with the product's rooms.
 */
export default async function buildRooms(): Promise<void> {
  if (process.env.BUILT) return;
  const waiting = ['page-room', 'widgets-room', 'shell-room'].map((name) => join(rooms, name));
  if (!process.env.ROOT_BUILT) waiting.push(rootConfig);
  async function work(): Promise<void> {
    for (let room = waiting.shift(); room; room = waiting.shift()) await build(room);
  }
  await Promise.all([work(), work()]);
}

function build(room: string): Promise<void> {
  const command = join(rootConfig, 'node_modules', '.bin', 'build-room');
  const child = spawn(command, { cwd: room, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${room} could not be built.`))));
  });
}
