import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  activate,
  currentManifest,
  directoryStore,
  type Publication,
  publish,
  readBuild,
  recordTrial,
  type Store,
  tryOn,
  withPublication,
} from 'deployments';
import { nameChromium } from 'scripts/test-run/installed-chromium';
import { ENGINES, type EngineName, installed } from '../../engines/installed.ts';
import { expect, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';

/**
 * Builds that pass every check and do not work are refused by a trial in a browser, before anything is activated (`mfe try`), and by the
 * activation after it. The journeys of the other micro-frontends are taken in the last tests only.
 */

test.describe.configure({ mode: 'parallel' });

const live = directoryStore(liveStore);
let folder = '';
test.beforeEach(async () => {
  nameChromium();
  process.env.MFE_VERIFY_PASSWORD = 'Portal-2026';
  folder = await mkdtemp(join(tmpdir(), 'portal-try-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const journeys = [
  {
    name: 'A note is counted',
    as: 'worker',
    steps: [
      { go: '/trial' },
      { see: { role: 'heading', label: 'LBL_TR_NOTES' } },
      { press: { role: 'button', name: 'Add*' } },
      { type: 'a', into: { role: 'textbox', name: 'Note' } },
      { see: { role: 'textbox', name: 'Note' }, value: 'a' },
      { see: { role: 'button', name: 'Add note 2' } },
    ],
  },
];

// The page's policy lets no script set HTML.
const GOOD = `const put = (tag, text) => domElement.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
put('h1', TEXTS.LBL_TR_NOTES);
let count = 1;
put('button', 'Add note').onclick = ({ target }) => { target.textContent = 'Add note ' + ++count; };
put('input', '').ariaLabel = 'Note';`;

/** Writes the built package of a micro-frontend with one page, whose container is written by hand. */
async function written(mount: string): Promise<string> {
  const script = `const TEXTS = { LBL_TR_NOTES: "Notes" };
const MODULE = { async bootstrap() {}, async unmount() {}, async mount({ domElement }) { ${mount} } };
self.mfe_trial = { init() {}, get: async () => () => MODULE };`;
  const application = { name: 'main', region: 'page', module: './app', routes: [{ path: '/trial' }] };
  const build = {
    name: 'mfe_trial',
    entry: 'entry.1.js',
    modules: { './app': [] },
    exports: { './app': ['mount'] },
    mountContract: 2,
  };
  const files = {
    'package.json': { version: '1.0.0' },
    'journeys.json': journeys,
    'micro-frontend.json': { name: 'mfe_trial', applications: [application] },
    'dist/portal/build.json': build,
  };
  for (const [path, value] of Object.entries({ ...files, 'dist/portal/entry.1.js': script })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return folder;
}

/** What is published here, in front of what is live. */
function inFrontOfLive(own: Store, withJourneys: boolean): Store {
  return {
    ...own,
    list: live.list,
    async read(path) {
      const mine = await own.read(path);
      const bytes = mine ?? (await live.read(path));
      if (mine || !bytes || withJourneys || !path.endsWith('/publication.json')) return bytes;
      return Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), journeys: undefined }));
    },
  };
}

const BUILDS: readonly (readonly [kind: string, mount: string, failures: readonly RegExp[]])[] = [
  ['works', GOOD, []],
  [
    'throws',
    "throw new Error('There are no notes.');",
    [
      /^\/trial, as worker: mfe_trial\/main could not be shown, Error: There are no notes\. \(in \/mfe\/mfe_trial\/.*:2:\d+\)\.$/,
      /^mfe_trial: "A note is counted", step 2 of 6/,
    ],
  ],
  [
    'throws in an event',
    `${GOOD} domElement.querySelector('button').onclick = () => { throw new TypeError('no count'); };`,
    [/^mfe_trial: "A note is counted", step 3 of 6 .*: uncaught TypeError: no count \(in \/mfe\/mfe_trial\/.*\)\.$/],
  ],
  [
    'shows nothing',
    "domElement.append(document.createElement('div'));",
    [
      /^\/trial, as worker: mfe_trial\/main shows nothing\.$/,
      /\(see the heading LBL_TR_NOTES\): not within 20 seconds\.$/,
    ],
  ],
  [
    'renders without end',
    `${GOOD} const port = new MessageChannel(); port.port1.onmessage = () => { const end = performance.now() + 20; while (performance.now() < end); port.port2.postMessage(0); }; port.port2.postMessage(0);`,
    [/^\/trial, as worker: mfe_trial\/main renders without end\.$/],
  ],
  [
    'swallows clicks',
    `${GOOD} document.addEventListener('click', (event) => event.stopImmediatePropagation(), true);`,
    [
      /^\/trial, as worker: mfe_trial\/main swallows clicks: a listener of it stops them on the whole page\.$/,
      /step 6 of 6/,
    ],
  ],
  [
    'leaves a listener behind that swallows clicks',
    `${GOOD} addEventListener('click', (event) => domElement.isConnected || event.preventDefault(), true);`,
    [/^\/trial, as worker: mfe_trial\/main leaves a listener behind that swallows clicks on other pages\.$/],
  ],
  [
    'leaves behind what it changed of the page',
    `${GOOD} document.body.classList.add('tr-open'); document.adoptedStyleSheets.push(new CSSStyleSheet());`,
    [
      /^\/trial, as worker: mfe_trial\/main leaves behind what it changed of the page: the class tr-open of <body>, the style sheet "" of the document\.$/,
    ],
  ],
  [
    'fails for those who come back',
    `${GOOD} if (self.wasTried) throw new Error('There is no second time.'); self.wasTried = true;`,
    [
      /^\/trial, as worker: mfe_trial\/main could not be shown to somebody who came back, Error: There is no second time\. \(in .*\)\.$/,
    ],
  ],
  [
    'removes the page around it',
    `${GOOD} if (self.wasTried) document.body.replaceChildren(); self.wasTried = true;`,
    [/^\/trial, as worker: mfe_trial\/main removes the page around it\.$/],
  ],
  [
    'wants what the policy of the page refuses',
    `${GOOD} put('img', '').src = 'https://images.example.com/note.png';`,
    [
      /^\/trial, as worker: the policy of the page refused img-src https:\/\/images\.example\.com\/note\.png\.$/,
      /^mfe_trial: "A note is counted", step 1 of 6/,
    ],
  ],
  [
    'blocks its page',
    'for (;;);',
    [
      /^\/trial, as worker: mfe_trial\/main was neither shown nor said to have failed within 20 seconds\.$/,
      /step 1 of 6|step 2 of 6/,
    ],
  ],
];

/** What every engine tells in the same way. */
const ALIKE = new Set([
  'leaves behind what it changed of the page',
  'fails for those who come back',
  'removes the page around it',
  'wants what the policy of the page refuses',
]);

/** Tries a version in an engine; undefined where it is not installed. */
function tried(engine: EngineName, store: Store, publication: Publication, url: string) {
  const { missing = '' } = { missing: '', ...installed(engine) };
  if (process.env.CI) expect(missing).toBe('');
  test.skip(missing !== '', `${missing} missing: this does not run in ${engine}.`);
  return tryOn(store, [publication], url, '--portal', [engine]);
}

for (const engine of ENGINES)
  for (const [kind, mount, failures] of BUILDS) {
    if (engine !== 'chromium' && ALIKE.has(kind)) continue;
    // WebKitGTK does not say whether a page is idle.
    if (engine === 'webkit' && kind === 'renders without end') continue;
    test(`a build that ${kind} is ${failures.length > 0 ? 'refused' : 'accepted'} in ${engine}`, async ({ served }) => {
      const own = directoryStore(join(folder, 'store'));
      const store = inFrontOfLive(own, false);
      const { publication } = await publish(store, readBuild(await written(mount)), { quality: 1 });
      const outcome = await tried(engine, store, publication, served.url);
      expect(outcome).toMatchObject({ pages: 1, journeys: 1 });
      expect(outcome.browser).toMatch(new RegExp(`^${engine} \\d+\\.\\d+$`));
      expect(outcome.failures).toEqual(failures.map((one) => expect.stringMatching(one)));

      const now = () => '2026-11-29T10:00:00.000Z';
      await recordTrial(own, [publication], outcome, { now, provenance: { by: 'ann' } });
      const release = activate(own, [publication], { now, check: () => undefined });
      if (failures.length > 0) await expect(release).rejects.toThrow(/by ann and failed: .* --again mfe_trial\.$/);
      else {
        const { revision } = await release;
        const stored = await own.read(`history/${String(revision).padStart(8, '0')}.json`);
        expect(JSON.parse(String(stored)).record.tried).toEqual({ at: now(), by: 'ann', ...outcome });
      }
    });
  }

test('a trial runs in each engine that is installed, and its record names them', async ({ served }) => {
  const store = inFrontOfLive(directoryStore(join(folder, 'store')), false);
  const { publication } = await publish(store, readBuild(await written(GOOD)), { quality: 1 });
  const { browser, failures } = await tryOn(store, [publication], served.url, '--portal');
  expect(failures).toEqual([]);
  const [there, missing] = [true, false].map((is) => ENGINES.filter((one) => 'open' in installed(one) === is));
  expect(browser.split(', ').map((one) => one.split(' ', 1)[0])).toEqual(there);
  for (const name of missing ?? [])
    await expect(tryOn(store, [publication], served.url, '--portal', [name])).rejects.toThrow(`There is no ${name} on`);
});

for (const engine of ENGINES)
  test(`each journey of this repository works on what is live, in the candidate set of another, in ${engine}`, async ({
    served,
  }) => {
    // The journeys are those of people who have registered nothing yet.
    await fetch(`${served.url}/dev/reset`, { method: 'POST' });
    const store = inFrontOfLive(directoryStore(join(folder, 'store')), true);
    const { publication } = await publish(store, readBuild(await written(GOOD)), { quality: 1 });
    const manifest = await currentManifest(live);
    expect(withPublication(manifest, publication).microFrontends).toHaveProperty('mfe_trial');
    const outcome = await tried(engine, store, publication, served.url);
    expect(outcome.failures).toEqual([]);
    expect(outcome.journeys).toBeGreaterThan(14);
  });
