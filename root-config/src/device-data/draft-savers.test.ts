/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { keepWork, saveDrafts } from 'shared-session/device-data';
import type { ModuleLoader } from '../loading/module-loader.ts';
import { provideDraftSavers } from './draft-savers.ts';

const life = async () => undefined;
const cycles = { bootstrap: life, mount: life, update: life, unmount: life };
const load = jest.fn<ModuleLoader['load']>();
const stop = provideDraftSavers({ load });
afterAll(() => stop());

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  keepWork({ id: 'a', url: '#/one', key: 'LBL_ONE', params: {}, saver: 'mfe_a/outbox' });
});

afterEach(() => jest.restoreAllMocks());

test('the module that the work names is loaded and saves', async () => {
  const saveKept = jest.fn(async () => undefined);
  load.mockResolvedValue({ ...cycles, saveKept } as never);
  await saveDrafts();
  expect(load).toHaveBeenCalledWith('mfe_a/outbox');
  expect(saveKept).toHaveBeenCalledTimes(1);
});

test.each([
  ['a build that saves nothing', () => load.mockResolvedValue(cycles)],
  ['a module that cannot be loaded', () => load.mockRejectedValue(new Error('offline'))],
])('%s is said, and holds nobody up', async (_, arrange) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  arrange();
  await saveDrafts();
  expect(said).toHaveBeenCalledTimes(1);
});
