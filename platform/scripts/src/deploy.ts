import { join, resolve } from 'node:path';
import { buildRooms } from './build-rooms.ts';
import { deployRooms } from './deploy-rooms.ts';
import { main } from './main.ts';

/** `npm run deploy`: builds what changed, publishes and activates it in the local store, and starts nothing. */
await main(async () => {
  await buildRooms(console.log);
  const store = join(resolve(process.env.DATA_DIR ?? '.data'), 'store');
  await deployRooms(store, console.log);
  console.log(`Everything is live in ${store}.`);
  return 0;
});
