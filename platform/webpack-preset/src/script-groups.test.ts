import type { Chunk, ChunkGraph, Module } from 'webpack';
import { scriptGroups, WITH_ENTRY } from './script-groups.ts';

const groups = scriptGroups({
  exposes: { './button': 'b', './menu': 'm', './filter': 'f', './select': 's' },
  apart: { lists: ['./menu', './filter'], forms: ['./select'] },
});

/** The scripts that a module goes into when the chunks of these exposed modules need it. */
function scriptsOf(chunks: readonly string[], type = 'javascript/esm'): string[] {
  const chunkGraph = {
    getModuleChunksIterable: () => chunks.map((name) => ({ name }) as Chunk),
  } as unknown as ChunkGraph;
  return Object.values(groups)
    .filter(({ test }) => test({ type } as Module, { chunkGraph }))
    .map(({ name }) => name);
}

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

test('what is imported later stays where webpack puts it', () => {
  expect(scriptsOf(['pdf'])).toEqual([]);
  expect(groups[WITH_ENTRY]?.chunks({ name: 'pdf' } as Chunk)).toBe(false);
});

test('modules of other remotes stay with those who import them', () => {
  expect(scriptsOf(['button', 'menu'], 'remote-module')).toEqual([]);
});
