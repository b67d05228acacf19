import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { calm } from '../../setup/calm.ts';
import { arrive, expect, test } from '../../setup/portal-test.ts';
import { liveStore } from '../../setup/releases/live-store.ts';
import { WIDE } from '../../setup/wide.ts';

interface Live {
  readonly base: string;
  readonly entry: string;
  /** Exposed module → scripts beyond the entry. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Exposed module → modules of other micro-frontends it cannot do without. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

const live = (name: string): Live =>
  JSON.parse(readFileSync(join(liveStore, 'deployments.json'), 'utf8')).microFrontends[name];

/**
 * Names of the scripts of the widgets that a page asks for, in the order in which it does. Scripts that the browser fetches in idle
 * time for the pages one may go to next is no script of this one, and the lazy ones (bearing numbers) are each widget's own.
 */
function widgetScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const name = /^\/mfe\/mfe_widgets\/[^/]+\/([a-z]+)\.[0-9a-f]+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined && !scripts.includes(name)) scripts.push(name);
  });
  return scripts;
}

const shortName = (file: string): string => file.replace(/\.[0-9a-f]+\.js$/, '');

/** The scripts that widgets need beyond the entry, as the store says. */
const scriptsOf = (widgets: readonly string[]): string[] => {
  const { modules } = live('mfe_widgets');
  return [...new Set(widgets.flatMap((widget) => modules[widget.replace('mfe_widgets/', './')] ?? []).map(shortName))];
};

/**
 * The largest size of each script of the widgets in kB, brotli: the cost of the first widget from it on a page. A tenth above the present
 * sizes; lazy scripts (the PDF library, phone rules) are named by number and have no limit here.
 */
const BUDGET: Readonly<Record<string, number>> = {
  entry: 17,
  amounts: 2.1,
  attachments: 3.7,
  choices: 5.1,
  codes: 2.4,
  collections: 30.8,
  comments: 1.5,
  components: 8.5,
  controls: 2,
  editors: 19,
  export: 2.9,
  fields: 8.7,
  filter: 6.8,
  forms: 5.8,
  inputs: 6,
  lists: 3.4,
  menus: 9.6,
  merge: 1,
  overlays: 3.9,
  pages: 3.8,
  passwords: 0.7,
  period: 2.4,
  rows: 8.4,
  rules: 1,
  search: 4.7,
  selects: 1,
  navigation: 8.9,
  table: 30.3,
  viewer: 3.6,
};

/** Widgets that are loaded together, with their budgets: a list of options with its chips, and the table's part. */
const TOGETHER: Readonly<Record<string, readonly [scripts: readonly string[], kB: number]>> = {
  'the list of a filter': [['choices', 'collections', 'rows'], 46.5],
  'the table, beyond that': [['components', 'rows', 'table'], 47],
};

test(
  'a page with the shell alone downloads the widgets’ entry; one that asks for a widget downloads that widget’s script and no other (docs: widgets#widget-download)',
  WIDE,
  async ({ page, signIn }) => {
    const scripts = widgetScripts(page);
    await signIn();
    await arrive(page, '/#/no-such-page');
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    // Scripts loaded earlier belong to the page after the sign-in.
    scripts.length = 0;
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(scripts).toEqual(['entry']);

    for (const [widget, files] of Object.entries(live('mfe_widgets').modules)) {
      const before = [...scripts];
      await page.evaluate(async (name) => {
        const { mfe_widgets } = globalThis as unknown as { mfe_widgets: { get(name: string): Promise<() => unknown> } };
        (await mfe_widgets.get(name))();
      }, widget);
      const own = files.map(shortName);
      expect(scripts.slice(before.length), `scripts for ${widget}`).toEqual(own.filter((one) => !before.includes(one)));
    }
  },
);

for (const [name, address, of, module, later] of [
  // The scripts of its steps come with their widgets, after the first.
  [
    'the recovery flow',
    '/#/recovery-options/two-factor-reg/phone-email-setup',
    'mfe_recovery',
    './app',
    ['./phone-field', './code-field', './dialog'],
  ],
  ['the home page', '/#/worker/home', 'mfe_timecard', './worker-home', []],
] as const) {
  test(
    `${name} downloads the scripts of the widgets it names, and no other (docs: widgets#widget-download)`,
    WIDE,
    async ({ page, signIn }) => {
      await signIn();
      const scripts = widgetScripts(page);
      await arrive(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await calm(page);
      const named = [...(live(of).uses[module] ?? []), ...later, ...Object.values(live('mfe_shell').uses).flat()];
      expect(scripts.filter((one) => one !== 'entry').sort()).toEqual(scriptsOf(named).sort());
    },
  );
}

test('the recovery flow begins with the entry and one small script of the widgets; the element, which may be a modal, needs the dialog', () => {
  const { uses } = live('mfe_recovery');
  expect(scriptsOf(uses['./app'] ?? [])).toEqual(['passwords']);
  expect(scriptsOf(uses['./element'] ?? []).sort()).toEqual(['overlays', 'passwords']);
});

test('each script of the widgets keeps its budget, and each widget that is not with the entry has a script in the table (docs: widgets#widget-download)', () => {
  const { base } = live('mfe_widgets');
  // Those of a menu or a list of choices too, which no widget needs until it opens.
  const files = readdirSync(join(liveStore, base)).filter((file) => /^[a-z]+\.[0-9a-f]+\.js$/.test(file));
  const sizes = files.map((file) => ({
    script: shortName(file),
    kB: statSync(join(liveStore, base, `${file}.br`)).size / 1000,
  }));
  expect(sizes.map(({ script }) => script).sort()).toEqual(Object.keys(BUDGET).sort());
  expect(sizes.filter(({ script, kB }) => kB > (BUDGET[script] ?? 0))).toEqual([]);
  for (const [what, [scripts, most]] of Object.entries(TOGETHER)) {
    const own = sizes.filter(({ script }) => scripts.includes(script));
    expect(own, what).toHaveLength(scripts.length);
    expect(
      own.reduce((sum, { kB }) => sum + kB, 0),
      what,
    ).toBeLessThanOrEqual(most);
  }
});
