import { firstUrl, flatMenu, menuPaths, menuTexts, readMenu } from './menu.ts';

const item = (changes: Record<string, unknown> = {}) => ({
  name: 'home',
  label: 'Home',
  translationLabel: 'LBL_HOME',
  url: '#/worker/home',
  svgIcon: 'home',
  ...changes,
});

test('an entry has its text, key, URL, icon and badge (docs: shell#menu-item)', () => {
  expect(readMenu([item({ badgeLabel: 2 })])).toEqual([
    {
      key: '0',
      name: 'home',
      label: 'Home',
      translationLabel: 'LBL_HOME',
      href: '#/worker/home',
      icon: 'home',
      badge: '2',
      children: [],
    },
  ]);
});

test.each([undefined, null, 'menu', 7, {}, { items: [] }, [null, 7, 'x', [], {}]])(
  '%j is an empty menu',
  (response) => {
    expect(readMenu(response)).toEqual([]);
  },
);

test('missing fields: an entry without a label is called by its name; one with neither is left out', () => {
  const menu = readMenu([{ name: 'help' }, { label: 'Contact' }, { url: '#/x' }, { name: 'null', label: ' ' }]);
  expect(menu.map((entry) => [entry.name, entry.label])).toEqual([
    ['help', 'help'],
    ['Contact', 'Contact'],
  ]);
});

test('a menu that contains itself ends where it begins again', () => {
  const group: Record<string, unknown> = item({ name: 'group', label: 'Group' });
  group.children = [item(), group];
  const [entry] = readMenu([group]);
  expect(entry?.children.map((child) => child.name)).toEqual(['home']);
});

test('so does one whose entries only say that they contain one another', () => {
  const a = item({
    name: 'a',
    label: 'A',
    children: [item({ name: 'b', label: 'B', children: [item({ name: 'a', label: 'A' })] })],
  });
  expect(flatMenu(readMenu([a])).map((entry) => entry.name)).toEqual(['a', 'b']);
});

test('nesting without end is cut', () => {
  let deep: Record<string, unknown> = item({ name: 'leaf' });
  for (let level = 0; level < 10_000; level += 1) deep = item({ name: `level-${level}`, children: [deep] });
  expect(flatMenu(readMenu([deep]))).toHaveLength(3);
});

test('1,000 entries are all there; 100,000 are cut', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => item({ name: `n${n}` }));
  expect(readMenu(many(1_000))).toHaveLength(1_000);
  expect(readMenu(many(100_000))).toHaveLength(2_000);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://a:b@c.example',
  '\\\\evil',
])('the URL %j is dropped, the entry stays', (url) => {
  const [entry] = readMenu([item({ url })]);
  expect(entry?.label).toBe('Home');
  expect(entry?.href).toBeUndefined();
});

test('a script in a label is text like any other, and a very long one is cut', () => {
  const [script, long] = readMenu([
    item({ label: '<script>alert(1)</script>' }),
    item({ name: 'l', label: 'x'.repeat(9_000) }),
  ]);
  expect(script?.label).toBe('<script>alert(1)</script>');
  expect(long?.label).toHaveLength(200);
});

test('label keys that could reach an object’s prototype are none', () => {
  const menu = readMenu(
    ['__proto__', 'LBL OK', '', 7].map((translationLabel, n) => item({ name: `n${n}`, translationLabel })),
  );
  expect(menu.map((entry) => entry.translationLabel)).toEqual([undefined, undefined, undefined, undefined]);
  expect(menuTexts(menu)).toEqual({});
});

test('the logo leads to the first menu item, or into its group (docs: shell#shell-header, shell#shell-logo)', () => {
  expect(firstUrl(readMenu([item()]))).toBe('#/worker/home');
  expect(firstUrl(readMenu([item({ name: 'g', url: null, children: [item({ url: '#/a' })] })]))).toBe('#/a');
  expect(firstUrl([])).toBeUndefined();
});

test('the paths of a menu are those of the portal, each once, groups and their children in the order shown', () => {
  const entries = readMenu([
    { name: 'home', label: 'Home', url: '#/worker/home' },
    {
      name: 'time',
      label: 'Time',
      children: [
        { name: 'list', label: 'List', url: '#/worker/time-expense?page=2' },
        { name: 'again', label: 'Again', url: '#/worker/home' },
        { name: 'old', label: 'Old', url: '/legacy/home.jsp' },
      ],
    },
  ]);
  expect(menuPaths(entries)).toEqual(['/worker/home', '/worker/time-expense']);
});
