import { type Version, wantedFiles } from './wanted-files.ts';

const file = { integrity: 'sha384-x' };
const filesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, file]));

function version(name: string, over: Partial<Version>): [string, Version] {
  return [
    name,
    {
      base: `/${name}/`,
      entry: 'entry.js',
      files: filesOf('entry.js'),
      modules: {},
      activation: { applications: [], elements: [] },
      ...over,
    },
  ];
}
const page = (module: string, path: string, over = {}) => ({ module, routes: [{ path, ...over }] });

const shell = version('shell', {
  files: filesOf('entry.js', 'font.woff2'),
  modules: { './header': [] },
  activation: { applications: [{ module: './header' }], elements: [] },
});
const timecard = version('timecard', {
  files: filesOf('entry.js', 'list.js', 'home.js', 'saving.js', 'dialog.js'),
  modules: { './home': ['home.js'], './list': ['list.js'], './outbox': ['saving.js'] },
  uses: { './list': ['widgets/filter'] },
  activation: {
    applications: [page('./list', '/worker/list/{id}', { menuParent: '/worker/list' }), page('./home', '/worker/home')],
    elements: [],
  },
});
const approvals = version('approvals', {
  files: filesOf('entry.js', 'all.js', 'look.js'),
  modules: { './all': ['all.js'], './look': ['look.js'] },
  uses: { './all': ['widgets/chip'] },
  activation: {
    applications: [page('./all', '/manager/all', { preload: ['widgets/table'] })],
    elements: [{ module: './look' }],
  },
});
const widgets = version('widgets', {
  files: filesOf('entry.js', 'filter.js', 'table.js', 'shared.js', 'chip.js', 'viewer.js'),
  modules: {
    './filter': ['filter.js', 'shared.js'],
    './table': ['table.js', 'shared.js'],
    './chip': ['chip.js'],
    './viewer': ['viewer.js'],
  },
  uses: { './filter': ['widgets/chip'] },
});
const all = [approvals, timecard, widgets, shell];
const kept = (menu: readonly string[] | undefined) => [...wantedFiles(all, menu).keys()];

test('what the menu leads to is kept, with what is loaded on demand; nothing of other pages, and of widgets that only they use', () => {
  expect(kept(['/worker/home', '/worker/list']).sort()).toEqual([
    ...['/shell/entry.js', '/shell/font.woff2'],
    ...['/timecard/dialog.js', '/timecard/entry.js', '/timecard/home.js', '/timecard/list.js', '/timecard/saving.js'],
    ...['/widgets/chip.js', '/widgets/entry.js', '/widgets/filter.js', '/widgets/shared.js', '/widgets/viewer.js'],
  ]);
});

test('the parts of every page come first, then the pages in the order of the menu', () => {
  const order = kept(['/worker/list', '/worker/home']);
  const place = (path: string) => order.indexOf(path);
  expect(place('/shell/entry.js')).toBeLessThan(place('/timecard/entry.js'));
  expect(place('/timecard/list.js')).toBeLessThan(place('/timecard/home.js'));
  expect(place('/timecard/home.js')).toBeLessThan(place('/timecard/dialog.js'));
});

test('a page of another role takes its micro-frontend along', () => {
  expect(kept(['/manager/all'])).toEqual(expect.arrayContaining(['/approvals/all.js', '/widgets/table.js']));
  expect(kept(['/manager/all']).filter((path) => path.startsWith('/timecard/'))).toEqual([]);
});

test('without a menu everything is kept', () => {
  expect(kept(undefined)).toHaveLength(16);
});
