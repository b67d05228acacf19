import { readWords } from './read-words.ts';
import { rejectWideOnly } from './wide-only.ts';

// Playwright finds no tests in a process with jest's variable.
const { JEST_WORKER_ID: worker } = process.env;
beforeAll(() => {
  delete process.env.JEST_WORKER_ID;
});
afterAll(() => {
  if (worker !== undefined) process.env.JEST_WORKER_ID = worker;
});

// Slow: starts Playwright twice, which loads every browser test.
test('a name that only tests of the wide suite have says how they are run', async () => {
  const words = readWords(['browser', '--', 'wide/offline-update.spec']);
  await expect(rejectWideOnly(words)).rejects.toThrow(
    '"wide/offline-update.spec" names tests of the wide suite only. Run them: npm run test:all browser -- wide/offline-update.spec',
  );
});

test('a name with other tests, one without any, and the wide suite itself are left to the runner', async () => {
  const reject = (words: string[], ordinary: number, wide: number) =>
    rejectWideOnly(readWords(words), async (_, kind) => (kind ? wide : ordinary));
  await expect(reject(['browser', '--', 'shell-page.spec'], 4, 4)).resolves.toBeUndefined();
  await expect(reject(['browser', '--', 'no-such.spec'], 0, 0)).resolves.toBeUndefined();
  await expect(reject(['browser', '--all', 'wide/offline-update.spec'], 0, 1)).resolves.toBeUndefined();
  await expect(reject(['unit', 'browser', 'wide/offline-update.spec'], 0, 1)).resolves.toBeUndefined();
});
