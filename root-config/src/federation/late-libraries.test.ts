import { LoadFailure } from '../loading/load-failure.ts';
import { lateLibraries } from './late-libraries.ts';

const i18next = { request: 'i18next', version: '27.1.2' };

test('the script of a library is loaded for the first build that imports it', async () => {
  const loaded: string[] = [];
  const late = lateLibraries({
    async loadLibrary(request) {
      loaded.push(request);
      late.provide(request, { name: request });
    },
  });
  expect(loaded).toEqual([]);
  const first = await late.moduleOf(i18next);
  expect(first).toEqual({ name: 'i18next' });
  late.provide('i18next', 'another');
  expect(await late.moduleOf(i18next)).toBe(first);
  expect(loaded).toEqual(['i18next']);
});

test('a library that is on the page from the start needs no script', async () => {
  const late = lateLibraries({
    loadLibrary: async () => {
      throw new Error('Nothing is to be loaded.');
    },
  });
  expect(await late.moduleOf({ request: 'react', version: '19.3.1', module: 'React' })).toBe('React');
});

test('a failed script is not remembered', async () => {
  let isReachable = false;
  const late = lateLibraries({
    async loadLibrary(request) {
      if (!isReachable) throw new LoadFailure('network', `${request} cannot be loaded.`);
      late.provide(request, 'the library');
    },
  });
  await expect(late.moduleOf(i18next)).rejects.toThrow('i18next cannot be loaded.');
  isReachable = true;
  expect(await late.moduleOf(i18next)).toBe('the library');
});
