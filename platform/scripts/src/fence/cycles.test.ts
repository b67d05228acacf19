import { cycles } from './cycles.ts';

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['a module that imports itself', { a: ['a'] }, [['a', 'a']]],
  ['the shortest way round', { a: ['b'], b: ['c', 'a'], c: ['a'] }, [['a', 'b', 'a']]],
  [
    'two apart',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd', 'c'],
      ['a', 'b', 'a'],
    ],
  ],
  ['an edge to what is no node', { a: ['gone'] }, []],
])('%s', (_name, edges, expected) => expect(cycles(graph(edges as never))).toEqual(expected));
