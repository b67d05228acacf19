import { reactSets } from './react-sets.ts';

const own = [
  { request: 'react', version: '19.3.1', module: 'React 19' },
  { request: 'react-dom/client', version: '19.3.1', module: 'client 19' },
  { request: 'zustand', version: '5.1.0', module: 'hooks of 19' },
  { request: 'shared-client', version: '1.0.0', module: 'the client' },
];
const twenty = {
  versions: { react: '20.0.1', 'react-dom': '20.0.1' },
  modules: { react: 'React 20', 'react-dom/client': 'client 20', zustand: 'hooks of 20' },
};

test('a set has what its script hands over, and everything else of the page', () => {
  const sets = reactSets(own);
  sets.provide('react-20', twenty);
  expect(sets.of('react-20')).toEqual([
    { request: 'react', version: '20.0.1', module: 'React 20' },
    { request: 'react-dom/client', version: '20.0.1', module: 'client 20' },
    { request: 'zustand', version: '5.1.0', module: 'hooks of 20' },
    { request: 'shared-client', version: '1.0.0', module: 'the client' },
  ]);
});

test('a script that runs twice exchanges nothing that runs', () => {
  const sets = reactSets(own);
  sets.provide('react-20', twenty);
  const before = sets.of('react-20');
  sets.provide('react-20', { ...twenty, modules: { react: 'another' } });
  expect(sets.of('react-20')).toBe(before);
});

test('a set that nobody has handed over is not there yet', () => {
  expect(reactSets(own).of('react-20')).toBeUndefined();
});
