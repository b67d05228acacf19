import { init, loadRemote } from '@module-federation/enhanced/runtime';
import {
  getAppStatus,
  type LifeCycles,
  mountRootParcel,
  navigateToUrl,
  type Parcel,
  registerApplication,
  start,
} from 'single-spa';
import { theirProps } from '../theirs.ts';

/**
 * A foreign page with single-spa, without React and without anything of ours but the modules themselves: Add Time is one of its
 * applications, as it is, and the contacts are a parcel in a shadow root.
 */
const { store, base } = (window as unknown as { theirSettings: { store: string; base: string } }).theirSettings;

function remotes(): void {
  const entry = (name: string) => `${store}/standalone/${name}/live/mf-manifest.json`;
  init({
    name: 'their_portal',
    remotes: ['mfe_timecard', 'mfe_recovery'].map((name) => ({ name, entry: entry(name) })),
  });
}

remotes();

async function load(module: string): Promise<LifeCycles> {
  const lifeCycles = await loadRemote<LifeCycles>(module);
  if (!lifeCycles) throw new Error(`${module} is empty`);
  return lifeCycles;
}

registerApplication({
  name: 'timecard',
  app: () => load('mfe_timecard/add-time'),
  activeWhen: '/time',
  customProps: theirProps,
});

let contacts: Parcel | undefined;
const domElement = document.createElement('div');

function show(): void {
  const status = document.getElementById('statuses');
  if (status) status.textContent = `timecard ${getAppStatus('timecard')}, contacts ${contacts?.getStatus() ?? 'none'}`;
}

const ACTIONS: Record<string, () => Promise<unknown>> = {
  async 'Show the contacts'() {
    contacts = mountRootParcel(() => load('mfe_recovery/element') as never, {
      domElement,
      ...theirProps,
      attributes: { baseurl: base, redirecturl: '/one' },
    });
    await contacts.mountPromise;
  },
  // As single-spa wants it: all props anew, and no place.
  'Change the contacts': async () =>
    contacts?.update?.({ ...theirProps, attributes: { baseurl: base, redirecturl: '/two' } }),
  'Hide the contacts': async () => contacts?.unmount(),
};

document.body.innerHTML = `<h1>Their page</h1>
<nav><a href="/time">Time</a> <a href="/">Away</a></nav><output id="statuses"></output><output id="events"></output><div id="contacts"></div>`;
document.getElementById('contacts')?.attachShadow({ mode: 'open' }).append(domElement);
for (const [name, act] of Object.entries(ACTIONS)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => void act().finally(show);
  document.querySelector('nav')?.append(button);
}
for (const link of document.querySelectorAll('nav a'))
  link.addEventListener('click', (event) => navigateToUrl(event as never));
addEventListener('single-spa:routing-event', show);
start();
