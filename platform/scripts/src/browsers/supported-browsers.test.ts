import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { compatData } from './compat-data.ts';
import { lackingIn } from './support.ts';
import { supportedBrowsers } from './supported-browsers.ts';

const oldest = supportedBrowsers();
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
/** `{ Edge: '125', … }` in a source → `{ edge: '125', … }`. */
const listIn = (path: string, start: string) => {
  const list = read(path).split(start)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...list.matchAll(/(\w+): '([\d.]+)'/g)].map(([, name = '', at]) => [name.toLowerCase(), at]),
  );
};

test('the dialog, the page for older browsers and the rule name the versions of browserslist (docs: shell#browser-requirements)', () => {
  const { safari_ios, ...desktop } = oldest;
  expect(safari_ios).toBe(desktop.safari);
  expect(listIn('mfe-shell/src/ui/overlay/browser-requirements-dialog.tsx', 'const BROWSERS = {')).toEqual(desktop);
  expect(listIn('platform/deployments/src/page/browsers.ts', 'OLDEST_BROWSERS = {')).toEqual(desktop);
  const rule = /browser-requirements.*Edge and Chrome (\S+), Firefox (\S+), Safari (\S+),/.exec(
    read('docs/reference/shell.md'),
  );
  expect(rule?.slice(1)).toEqual([desktop.chrome, desktop.firefox, desktop.safari]);
  expect(desktop.edge).toBe(desktop.chrome);
});

test('these browsers have the syntax that builds leave as it is', () => {
  expect(read('platform/webpack-preset/src/source-rules.ts')).toContain("const BROWSERS = 'es2023';");
  const { classes, grammar, operators, statements } = compatData.javascript;
  const newest = [
    classes?.private_class_fields_in,
    classes?.static?.initialization_blocks,
    grammar?.hashbang_comments,
    operators?.nullish_coalescing_assignment,
    statements?.async_generator_function,
  ];
  for (const feature of newest) {
    if (feature?.__compat === undefined) throw new Error('The compatibility data call a feature otherwise.');
    expect(lackingIn(feature.__compat, oldest)).toEqual([]);
  }
});
