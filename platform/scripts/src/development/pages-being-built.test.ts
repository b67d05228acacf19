/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildState, pagesBeingBuilt } from './pages-being-built.ts';

let folder: string;
let state: BuildState;

const served = (path: string) => {
  const answered = pagesBeingBuilt({
    repository: folder,
    store: folder,
    packages: ['mfe-notes', 'root-config'],
    state: () => state,
  })(path);
  return answered && { type: answered.type, body: answered.body };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'being-built-'));
  state = 'building';
  mkdirSync(join(folder, 'mfe-notes'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><body><main></main>\n</body>');
  const applications = [
    { region: 'page', routes: [{ path: '/notes' }, { path: '/notes/{id}' }] },
    { region: 'header' },
  ];
  writeFileSync(join(folder, 'mfe-notes', 'micro-frontend.json'), JSON.stringify({ applications }));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the page has the script until everything is live; nothing else is changed', () => {
  expect(served('/')?.body).toBe(
    '<!doctype html><body><main></main>\n<script defer src="/being-built.js"></script>\n</body>',
  );
  state = 'failed';
  expect(served('/')?.body).toContain('being-built.js');
  state = 'live';
  expect(served('/')).toBeUndefined();
  expect(served('/mfe/mfe_notes/1/entry.js')).toBeUndefined();
  expect(served('/deployments.json')).toBeUndefined();
});

test.each([
  ['/notes', { package: 'mfe-notes', state: 'building' }],
  ['/notes/7', { package: 'mfe-notes', state: 'building' }],
  ['/elsewhere', {}],
])('which package the page %s comes with', (path, expected) => {
  const answered = served(`/being-built.json?path=${encodeURIComponent(path)}`);
  expect(JSON.parse(answered?.body ?? '')).toEqual(expected);
});

describe('on the page', () => {
  const card = () => document.querySelector('.portal-message');

  function visit(hash: string, number?: string): void {
    location.hash = hash;
    const small = number ? `<small>${number}</small>` : '';
    const main = document.querySelector('main');
    if (main)
      main.innerHTML = `<section class="portal-message"><h1>There is no page here</h1><p>The address may be wrong.</p>
      <footer><a href="#/">Home</a>${small}</footer></section>`;
  }

  let look: () => Promise<void>;
  let reloads: number;

  beforeEach(() => {
    reloads = 0;
    globalThis.fetch = async (url) => ({ json: async () => JSON.parse(served(String(url))?.body ?? '') }) as Response;
    document.body.innerHTML = '<main data-region="page"></main>';
    // biome-ignore lint/security/noGlobalEval: the script, run as the page runs it
    const run = globalThis.eval(`((location, setInterval) => {${served('/being-built.js')?.body}})`);
    const page = {
      get hash() {
        return location.hash;
      },
      reload() {
        reloads++;
      },
    };
    run(page, (task: () => Promise<void>) => {
      look = task;
    });
  });

  test('a page whose build is not there yet says so, and comes by itself', async () => {
    visit('#/notes/7?week=1');
    // The observer's look, which the interval's need not precede.
    await new Promise((resolve) => setTimeout(resolve));
    expect(card()?.querySelector('h1')?.textContent).toBe('This page is being built');
    expect(card()?.querySelector('p')?.textContent).toContain('mfe-notes');
    expect(card()?.querySelector('a')).not.toBeNull();
    expect(reloads).toBe(0);
    state = 'live';
    await look();
    expect(reloads).toBe(1);
  });

  test('the page that a build without success leaves out says that', async () => {
    visit('#/notes');
    state = 'failed';
    await look();
    expect(card()?.querySelector('h1')?.textContent).toBe('This page could not be built');
    expect(reloads).toBe(0);
  });

  test('an address that no package declares has no page, and a failure stays one', async () => {
    visit('#/elsewhere');
    await look();
    expect(card()?.querySelector('h1')?.textContent).toBe('There is no page here');
    visit('#/notes', 'LM-12');
    await look();
    expect(card()?.querySelector('h1')?.textContent).toBe('There is no page here');
    state = 'live';
    await look();
    expect(reloads).toBe(0);
  });
});
