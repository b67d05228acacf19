import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const rooms = join(import.meta.dirname, '..', 'rooms');
export const rootConfig = join(import.meta.dirname, '..', '..');

/** Builds the fixture's rooms and root-config itself, as `npm start` does. */
export default function buildRooms(): void {
  if (process.env.BUILT) return;
  const command = join(rootConfig, 'node_modules', '.bin', 'build-room');
  for (const room of ['page-room', 'widgets-room', 'shell-room'].map((name) => join(rooms, name)).concat(rootConfig)) {
    const { status } = spawnSync(command, { cwd: room, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${room} could not be built.`);
  }
}
