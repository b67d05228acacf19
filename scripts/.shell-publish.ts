import { activate, directoryStore, publish, readBuild } from '/work/main/deployments/src/index.ts';
const s = directoryStore('/tmp/shell-store');
const pubs = [];
for (const room of ['mfe-widgets','mfe-shell','root-config','mfe-timecard','mfe-recovery']) {
  try { pubs.push((await publish(s, readBuild('/work/main/' + room))).publication); } catch (e) { console.error(room, String(e).slice(0,300)); }
}
await activate(s, pubs, { now: () => new Date().toISOString(), development: true, check: () => undefined });
console.log(pubs.map((p) => p.name + '@' + p.version).join(' '));
