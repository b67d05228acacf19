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

const reject = (...words: string[]) => rejectWideOnly(readWords(words));

test('a name that only tests of the wide suite have says how they are run', async () => {
  await expect(reject('browser', '--', 'wide/offline-update.spec')).rejects.toThrow(
    '"wide/offline-update.spec" names tests of the wide suite only. Run them: npm run test:all browser -- wide/offline-update.spec',
  );
}, 60_000);

test('a name with other tests, one without any, and the wide suite itself are left to the runner', async () => {
  await expect(reject('browser', '--', 'shell-page.spec')).resolves.toBeUndefined();
  await expect(reject('browser', '--', 'no-such.spec')).resolves.toBeUndefined();
  await expect(reject('browser', '--all', 'wide/offline-update.spec')).resolves.toBeUndefined();
  await expect(reject('unit', 'browser', 'wide/offline-update.spec')).resolves.toBeUndefined();
}, 60_000);
