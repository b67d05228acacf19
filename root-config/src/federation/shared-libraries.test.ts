/** @jest-environment jsdom */
import { PROVIDED_REQUESTS } from 'webpack-preset/contracts';

test('a page provides what its build reports, which is what mfe check compares with what builds import', async () => {
  Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.3.1' } });
  const { sharedLibraries } = await import('./shared-libraries.ts');
  expect(sharedLibraries.map(({ request }) => request).sort()).toEqual([...PROVIDED_REQUESTS].sort());
  expect(sharedLibraries.find(({ request }) => request === 'react/jsx-runtime')?.version).toBe('19.3.1');
});
