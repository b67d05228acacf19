import { join } from 'node:path';
import { contractsOfModules } from './declared-modules.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const module = (request: string, folder: string, path: string) => ({
  request,
  file: join(repository, folder, path),
  folder: join(repository, folder),
});

// Slow: it has the compiler declare two libraries.
test('a shared library is declared as a whole, also where a widget leads to it by its name', () => {
  const contracts = contractsOfModules([
    module('mfe_widgets/filter', 'mfe-widgets/src', 'filter/index.ts'),
    module('shared-session', 'shared-session/src', 'index.ts'),
    module('shared-client', 'shared-client/src', 'index.ts'),
  ]);
  expect(contracts['shared-session']?.exports.useText).toEqual({ takes: {}, gives: { see: expect.any(String) } });
  expect(contracts['shared-client']?.exports).toHaveProperty('api');
  expect(contracts['mfe_widgets/filter']?.exports).not.toEqual({});
  // Types of other packages are not compared by their names.
  expect(JSON.stringify(contracts)).not.toMatch(/"shared-(?:client|session|validators)[/\w-]*\.\w+"/);
});
