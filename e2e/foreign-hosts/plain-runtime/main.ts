import { createInstance } from '@module-federation/runtime';
import { hostContract, type LifeCycles, theirProps } from '../theirs.ts';

/** A page without a framework: it reads what the stable address says of the release before it loads any code. */
const { store } = (window as unknown as { theirSettings: { store: string } }).theirSettings;
const entry = `${store}/standalone/mfe_timecard/live/mf-manifest.json`;

document.body.innerHTML = `<h1>Their portal</h1><button>Hide the timecard</button><output id="events"></output>
<div id="timecard"></div><footer><a href="#imprint">Their imprint</a></footer>`;
const place = document.getElementById('timecard') as HTMLElement;
const button = document.querySelector('button') as HTMLButtonElement;

async function load(): Promise<LifeCycles> {
  const { deployed } = await fetch(entry).then((answer) => answer.json());
  const { generation } = deployed.hostContract;
  if (generation < hostContract.oldest) {
    throw new Error(`mfe_timecard ${deployed.version} keeps generation ${generation}: it is too old for this page.`);
  }
  const federation = createInstance({ name: 'their_portal', remotes: [{ name: 'mfe_timecard', entry }] });
  const module = await federation.loadRemote<LifeCycles>('mfe_timecard/add-time');
  if (!module) throw new Error('mfe_timecard/add-time is empty');
  return module;
}

const loaded = load();
const props = { name: 'timecard', domElement: place, ...theirProps };

async function show(): Promise<void> {
  const { bootstrap, mount } = await loaded;
  await bootstrap(props);
  await mount(props);
}

function say(error: Error): void {
  place.setAttribute('role', 'alert');
  place.textContent = error.message;
}

button.onclick = () => {
  const hides = button.textContent?.startsWith('Hide');
  button.textContent = `${hides ? 'Show' : 'Hide'} the timecard`;
  (hides ? loaded.then(({ unmount }) => unmount(props)) : show()).catch(say);
};
show().catch(say);
