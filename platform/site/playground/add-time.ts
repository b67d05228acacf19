import { createInstance } from '@module-federation/runtime';

/** Add Time in a page that is not ours, by the contract of docs/guides/foreign-host.md. */

interface Part {
  bootstrap(props: unknown): Promise<unknown>;
  mount(props: unknown): Promise<unknown>;
}

const entry = '/standalone/mfe_timecard/live/mf-manifest.json';
const federation = createInstance({ name: 'their_portal', remotes: [{ name: 'mfe_timecard', entry }] });

async function show(): Promise<void> {
  const part = await federation.loadRemote<Part>('mfe_timecard/add-time');
  const domElement = document.getElementById('timecard');
  const props = {
    name: 'timecard',
    domElement,
    hostContract: { generation: 2, oldest: 1 },
    attributes: JSON.parse(domElement?.dataset.attributes ?? '{}'),
    onUnauthenticated: () => parent.postMessage({ event: 'onUnauthenticated' }, location.origin),
    onNavigate: (detail: unknown) => parent.postMessage({ event: 'onNavigate', detail }, location.origin),
  };
  await part?.bootstrap(props);
  await part?.mount(props);
}

show().catch((error: Error) => parent.postMessage({ event: 'error', detail: error.message }, location.origin));
