import { activate, directoryStore, publish, readBuild } from '/work/main/deployments/src/index.ts';
import { startPortal } from '/work/main/scripts/src/portal.ts';

const store = '/tmp/shell-store';
const s = directoryStore(store);
const pubs = [];
for (const room of ['mfe-widgets', 'mfe-shell', 'root-config', 'mfe-timecard', 'mfe-recovery']) {
  try {
    pubs.push((await publish(s, readBuild('/work/main/' + room))).publication);
  } catch (e) {
    console.error(room, String(e).slice(0, 300));
  }
}
await activate(s, pubs, { now: () => new Date().toISOString(), development: true, check: () => undefined });
const portal = await startPortal({ port: Number(process.env.PORT ?? 0), store, dataDir: 'memory' });
console.log('READY', portal.url);
