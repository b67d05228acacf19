import type { Deployed, Manifest } from '../manifest/index.ts';
import { renderPage } from './page.ts';
import { preloadPlan } from './preload-plan.ts';

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;

function deployed(name: string, over: Partial<Deployed>): Deployed {
  return {
    version: '1',
    base: `/mfe/${name}/1/`,
    entry: 'entry.js',
    files: { 'entry.js': { integrity: integrity('a'), bytes: 1 } },
    modules: {},
    uses: {},
    activation: { name, applications: [], elements: [] },
    ...over,
  };
}

const live: Manifest = {
  schemaVersion: 1,
  revision: 1,
  activatedAt: '2026-11-21T10:00:00.000Z',
  microFrontends: {
    mfe_shell: deployed('mfe_shell', {
      modules: { './header': [] },
      activation: {
        name: 'mfe_shell',
        applications: [{ name: 'header', region: 'header', module: './header' }],
        elements: [],
      },
    }),
    mfe_timecard: deployed('mfe_timecard', {
      files: {
        'entry.js': { integrity: integrity('b'), bytes: 1 },
        'app.js': { integrity: integrity('c'), bytes: 1 },
      },
      modules: { './app': ['app.js'] },
      uses: { './app': ['mfe_widgets/time-input'] },
      activation: {
        name: 'mfe_timecard',
        applications: [
          { name: 'timecard', region: 'page', module: './app', routes: [{ path: '/worker/home', home: true }] },
        ],
        elements: [],
      },
    }),
    mfe_widgets: deployed('mfe_widgets', {
      files: {
        'entry.js': { integrity: integrity('d'), bytes: 1 },
        'time-input.js': { integrity: integrity('e'), bytes: 1 },
      },
      modules: { './time-input': ['time-input.js'] },
    }),
  },
};

test('the session’s script comes first, then the portal’s, and both before anything that is preloaded', () => {
  const file = { integrity: integrity('f'), bytes: 1 };
  const root = {
    version: '1',
    base: '/mfe/root/1/',
    portal: 'portal.1.js',
    embed: 'embed.1.js',
    files: { 'embed.1.js': file, 'portal.1.js': file, 'session.1.js': file },
  };
  const page = renderPage({ ...live, root });
  const at = (text: string) => page.indexOf(text);
  expect(at('src="/mfe/root/1/session.1.js" integrity="sha384-')).toBeGreaterThan(0);
  expect(at('session.1.js" integrity')).toBeLessThan(at('portal.1.js" integrity'));
  expect(at('portal.1.js" integrity')).toBeLessThan(at('id="portal-preload"'));
  const before = renderPage({ ...live, root: { ...root, files: { 'portal.1.js': file } } });
  expect(before.match(/<script defer /g)).toHaveLength(1);
});

test('the outline comes first, with the chosen theme; the first frame waits for the script behind it, and the manifest is last', () => {
  const page = renderPage(live);
  expect(page).toContain('<link rel="expect" href="#portal-start" blocking="render">');
  const [before = '', after = ''] = page.split('<script id="portal-start">');
  expect(before).toContain('data-outline="page"');
  expect(before.match(/<script>.*?<\/script>/g)).toEqual([expect.stringContaining("'portal.theme'")]);
  expect(after).toContain('id="portal-manifest"');
});

test('a route preloads its entry, its modules and the widgets behind them; the shell comes always', () => {
  const plan = preloadPlan(live);
  const urls = (numbers: readonly number[]) => numbers.map((number) => plan.scripts[number]?.[0]);
  expect(urls(plan.always)).toEqual(['/mfe/mfe_shell/1/entry.js']);
  expect(plan.routes.map(([pattern, numbers]) => [pattern, urls(numbers)])).toEqual([
    [
      '/worker/home',
      [
        '/mfe/mfe_timecard/1/entry.js',
        '/mfe/mfe_timecard/1/app.js',
        '/mfe/mfe_widgets/1/entry.js',
        '/mfe/mfe_widgets/1/time-input.js',
      ],
    ],
  ]);
});

test('what only other regions need comes later on a slow line: the shell and the font, but not the widgets of a page', () => {
  const withFont = structuredClone(live);
  const { mfe_shell, mfe_timecard } = withFont.microFrontends;
  if (!mfe_shell || !mfe_timecard) throw new Error('The fixture has both.');
  mfe_shell.uses = { './header': ['mfe_widgets/time-input'] };
  mfe_shell.files['assets/font.1.woff2'] = { integrity: integrity('f'), bytes: 1 };
  const { always, later, scripts } = preloadPlan(withFont);
  const urls = (numbers: readonly number[]) => numbers.map((number) => scripts[number]?.[0]);
  expect(urls(always)).toContain('/mfe/mfe_widgets/1/entry.js');
  expect(urls(later)).toEqual(['/mfe/mfe_shell/1/entry.js', '/mfe/mfe_shell/1/assets/font.1.woff2']);
});

test('the page knows its titles, the pages without scripts, and how much each script weighs', () => {
  const titled = structuredClone(live);
  const [route] = titled.microFrontends.mfe_timecard?.activation.applications[0]?.routes ?? [];
  Object.assign(route ?? {}, { title: { label: 'LBL_HOME', text: 'Home' }, withoutScripts: '/plain' });
  const page = renderPage(titled, { weights: { '/mfe/mfe_shell/1/entry.js': 21_718 } });
  const plan = JSON.parse(/id="portal-preload">(.*)<\/script>/.exec(page)?.[1] ?? '');
  expect(plan.titles).toEqual([['/worker/home', 'LBL_HOME', 'Home']]);
  expect(plan.plain).toEqual([['/worker/home', '/plain']]);
  const shell = plan.scripts.findIndex(([url]: [string]) => url === '/mfe/mfe_shell/1/entry.js');
  expect([plan.kilobytes[shell], plan.kilobytes.length]).toEqual([22, plan.scripts.length]);
});

test('the fonts of what every page needs are preloaded, those of other micro-frontends are not', () => {
  const withFonts = structuredClone(live);
  for (const one of Object.values(withFonts.microFrontends))
    one.files['assets/font.1.woff2'] = { integrity: integrity('f'), bytes: 1 };
  const plan = preloadPlan(withFonts);
  const fonts = plan.scripts.flatMap(([url], number) => (url.endsWith('.woff2') ? [{ url, number }] : []));
  expect(fonts.map(({ url }) => url)).toEqual(['/mfe/mfe_shell/1/assets/font.1.woff2']);
  expect(plan.always).toContain(fonts[0]?.number);
});

test('circular uses terminate', () => {
  const looping = structuredClone(live);
  const widgets = looping.microFrontends.mfe_widgets;
  if (widgets) widgets.uses = { './time-input': ['mfe_timecard/app'] };
  expect(preloadPlan(looping).scripts).toHaveLength(5);
});

test('nothing in the manifest can end its script element', () => {
  const hostile = structuredClone(live);
  const shell = hostile.microFrontends.mfe_shell;
  if (shell) shell.version = '</script><script>alert(1)</script><!--';
  const page = renderPage(hostile);
  expect(page).not.toContain('</script><script>alert');
  const carried = /id="portal-manifest">(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(carried).microFrontends.mfe_shell.version).toBe(shell?.version);
});

test('only a development page may load from a developer’s machine', () => {
  expect(renderPage(live)).not.toContain('localhost');
  const page = renderPage(live, { development: true });
  const directives = ['script-src', 'connect-src', 'font-src', 'img-src'];
  for (const directive of directives) expect(page).toMatch(new RegExp(`${directive} [^;]*http://localhost:\\*`));
});

test('Trusted Types allows the names that somebody creates: ours, and one a micro-frontend', () => {
  expect(renderPage(live)).toContain("trusted-types portal mfe_shell mfe_timecard mfe_widgets 'allow-duplicates'");
});

describe('with a React beside the page’s own', () => {
  const file = (letter: string) => ({ integrity: integrity(letter), bytes: 1 });
  const root = {
    version: '5',
    base: '/mfe/root/5/',
    portal: 'portal.js',
    embed: 'embed.js',
    files: { 'portal.js': file('f'), 'embed.js': file('f'), 'sets/react-20/set.1.js': file('g') },
    react: '19.3.1',
    sets: { 'react-20': { script: 'sets/react-20/set.1.js', react: '20.0.1' } },
  };
  const { mfe_shell, mfe_timecard, mfe_widgets } = live.microFrontends as Record<string, Deployed>;
  const beside = deployed('mfe_widgets_20', {
    ...mfe_widgets,
    base: '/mfe/mfe_widgets_20/1/',
    react: '^20.0.0',
    standsFor: 'mfe_widgets',
  });
  const planned = (timecard: string, over: Partial<Manifest['root']> = {}) => {
    const microFrontends = {
      mfe_shell: { ...(mfe_shell as Deployed), react: '^19.3.0' },
      mfe_timecard: { ...(mfe_timecard as Deployed), react: timecard },
      mfe_widgets: { ...(mfe_widgets as Deployed), react: '^19.3.0' },
      mfe_widgets_20: beside,
    };
    const { routes, scripts } = preloadPlan({ ...live, root: { ...root, ...over }, microFrontends });
    return (routes[0]?.[1] ?? []).map((number) => scripts[number]?.[0]);
  };

  test('a page that runs with it preloads its script, and the widgets that stand there', () => {
    expect(planned('^20.0.0')).toEqual([
      '/mfe/root/5/sets/react-20/set.1.js',
      '/mfe/mfe_timecard/1/entry.js',
      '/mfe/mfe_timecard/1/app.js',
      '/mfe/mfe_widgets_20/1/entry.js',
      '/mfe/mfe_widgets_20/1/time-input.js',
    ]);
  });

  test('a page that does not preloads nothing of it', () => {
    expect(planned('^19.3.0')).toEqual([
      '/mfe/mfe_timecard/1/entry.js',
      '/mfe/mfe_timecard/1/app.js',
      '/mfe/mfe_widgets/1/entry.js',
      '/mfe/mfe_widgets/1/time-input.js',
    ]);
  });

  test('with a candidate of root, what either version of it needs', () => {
    const candidate = { ...root, version: '6', base: '/mfe/root/6/', react: '20.0.1', sets: {} };
    const found = planned('^19.3.0 || ^20.0.0', { canary: { share: 0.1, candidate } });
    expect(found).toContain('/mfe/mfe_widgets/1/entry.js');
    expect(found).toContain('/mfe/mfe_widgets_20/1/entry.js');
    expect(found).not.toContain('/mfe/root/5/sets/react-20/set.1.js');
  });
});
