import type { Chunk, ChunkGraph, Module } from 'webpack';
import { scriptGroups, WITH_ENTRY } from './script-groups.ts';

const groups = scriptGroups({
  sources: '/package',
  exposes: { './button': 'b', './menu': 'm', './filter': 'f', './select': 's', './calendar': 'c', './label': 'l' },
  apart: { lists: ['./menu', './filter'], forms: ['./select'], dates: ['./calendar'], texts: ['./label'] },
  between: { wide: ['forms', 'dates', 'texts'], narrow: ['forms', 'dates'] },
  together: { menus: ['react-aria/menu', 'react-aria/Menu'], aria: ['react-aria', './src/internal/aria', '../rules'] },
});

interface Fake {
  readonly type?: string;
  readonly file?: string;
}

/** The scripts for a module that these chunks need. A chunk with another name is a lazy one. */
function scriptsOf(chunks: readonly string[], { type = 'javascript/esm', file = '/package/src/x.ts' }: Fake = {}) {
  const chunkGraph = {
    getModuleChunksIterable: () => chunks.map(chunkNamed),
  } as unknown as ChunkGraph;
  const module = { type, nameForCondition: () => file } as unknown as Module;
  return Object.values(groups)
    .filter(({ test }) => test(module, { chunkGraph }))
    .map(({ name }) => name);
}

const chunkNamed = (name: string) => ({ name, canBeInitial: () => name === 'container' }) as Chunk;

test('what an exposed module needs goes into the entry, unless "apart" names another script', () => {
  expect(scriptsOf(['button'])).toEqual([WITH_ENTRY]);
  expect(scriptsOf(['menu'])).toEqual(['lists']);
});

test('what only modules of one script need is in that script, once', () => {
  expect(scriptsOf(['menu', 'filter'])).toEqual(['lists']);
});

test('what two scripts need is in the entry', () => {
  expect(scriptsOf(['menu', 'select'])).toEqual([WITH_ENTRY]);
  expect(scriptsOf(['button', 'select'])).toEqual([WITH_ENTRY]);
});

test('what some of them share is in the smallest script between them, also for lazy scripts', () => {
  expect(scriptsOf(['select', 'calendar'])).toEqual(['narrow']);
  expect(scriptsOf(['select', 'label'])).toEqual(['wide']);
  expect(scriptsOf(['select', 'calendar', 'label', 'pdf'])).toEqual(['wide']);
  expect(scriptsOf(['select', 'calendar', 'menu'])).toEqual([WITH_ENTRY]);
  expect(scriptsOf(['select', 'calendar', 'button'])).toEqual([WITH_ENTRY]);
  expect(groups.narrow?.chunks(chunkNamed('pdf'))).toBe(true);
});

test('what is imported later stays where webpack puts it', () => {
  expect(scriptsOf(['pdf'])).toEqual([]);
  expect(groups[WITH_ENTRY]?.chunks(chunkNamed('pdf'))).toBe(false);
});

test('modules of other remotes stay with those who import them', () => {
  expect(scriptsOf(['button', 'menu'], { type: 'remote-module' })).toEqual([]);
});

const LIBRARY = { file: '/node_modules/.pnpm/react-aria@1/node_modules/react-aria/useFocus.mjs' };
const GLUE = { file: '/package/src/internal/aria/locale.ts' };
const NEIGHBOUR = { file: '/rules/src/amounts.ts' };

test('what several scripts need of a library that is kept together is in its script, not in the entry', () => {
  expect(scriptsOf(['menu', 'select'], LIBRARY)).toEqual(['aria']);
  expect(scriptsOf(['menu', 'select'], GLUE)).toEqual(['aria']);
  expect(scriptsOf(['menu', 'select'], NEIGHBOUR)).toEqual(['aria']);
  expect(scriptsOf(['menu', 'select'], { file: '/node_modules/react-aria-other/x.mjs' })).toEqual([WITH_ENTRY]);
});

test('what a lazy script needs of it is there as well, and what one script apart alone needs stays in that one', () => {
  expect(scriptsOf(['pdf'], LIBRARY)).toEqual(['aria']);
  expect(scriptsOf(['pdf', 'menu'], LIBRARY)).toEqual(['aria']);
  expect(scriptsOf(['menu', 'filter'], LIBRARY)).toEqual(['lists']);
  expect(groups.aria?.chunks(chunkNamed('pdf'))).toBe(true);
  expect(groups.aria?.chunks(chunkNamed('container'))).toBe(false);
});

test('what the entry needs is in the entry, whatever is kept together', () => {
  expect(scriptsOf(['button', 'menu'], LIBRARY)).toEqual([WITH_ENTRY]);
});

test('a part of a library may have a script of its own: a folder, or a file', () => {
  const parts = ['menu/useMenu.mjs', 'Menu.mjs', 'Menubar.mjs'].map((part) => `/node_modules/react-aria/${part}`);
  expect(parts.map((file) => scriptsOf(['menu', 'select'], { file }))).toEqual([['menus'], ['menus'], ['aria']]);
});
