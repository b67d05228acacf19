/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { keepWork, keptWork, onSaveDrafts, releaseWork, saveDrafts } from './index.ts';

const work = { id: 'a', url: '#/one', key: 'LBL_ONE', params: { id: 1 }, saver: 'mfe_a/outbox' };

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test('each saver is asked once, one after the other, and waited for', async () => {
  keepWork(work);
  keepWork({ ...work, id: 'b', params: { id: 2 } });
  keepWork({ ...work, id: 'c', params: { id: 3 }, saver: 'mfe_b/outbox' });
  const steps: string[] = [];
  const stop = onSaveDrafts(async (saver) => {
    steps.push(`${saver} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    if (saver === 'mfe_a/outbox') for (const id of ['a', 'b']) releaseWork(id);
    steps.push(`${saver} ends`);
  });
  await saveDrafts();
  stop();
  expect(steps).toEqual(['mfe_a/outbox begins', 'mfe_a/outbox ends', 'mfe_b/outbox begins', 'mfe_b/outbox ends']);
  expect(keptWork().map(({ id }) => id)).toEqual(['c']);
});

test('one that fails keeps what it has, and the next one saves', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  keepWork(work);
  keepWork({ ...work, id: 'b', params: { id: 2 }, saver: 'mfe_b/outbox' });
  const stop = onSaveDrafts(async (saver) => {
    if (saver === 'mfe_a/outbox') throw new Error('offline');
    releaseWork('b');
  });
  await saveDrafts();
  stop();
  expect(keptWork().map(({ id }) => id)).toEqual(['a']);
  expect(said).toHaveBeenCalledTimes(1);
});

test('a page that loads no savers leaves everything as it is kept', async () => {
  keepWork(work);
  await saveDrafts();
  expect(keptWork()).toHaveLength(1);
});

test('what names something else than a module has no saver, and is kept all the same', () => {
  keepWork({ ...work, saver: 'https://elsewhere.example/a.js' });
  expect(keptWork()).toMatchObject([{ id: 'a' }]);
  expect(keptWork()[0]?.saver).toBeUndefined();
});
