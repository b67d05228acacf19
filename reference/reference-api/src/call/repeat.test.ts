import { noteWrite, withinBudget } from '../storage/call-budget.ts';
import { mayRepeat, repeatWork } from './repeat.ts';

const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });

/** Work that fails a number of times. */
function failing(times: number, error: Error = lost) {
  let left = times;
  const work = async () => {
    if (left-- > 0) throw error;
    return 'done';
  };
  return { work, calls: () => times - left };
}

const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('work is done again when the connection was lost, until it succeeds', async () => {
  const twice = failing(2);
  expect(await repeatWork(twice.work, true, [0, 0, 0])).toBe('done');
  expect(twice.calls()).toBe(3);
});

test('it is given up after the last pause', async () => {
  await expect(repeatWork(failing(9).work, true, [0, 0])).rejects.toBe(lost);
});

test('work that must not be done twice is repeated after a conflict, and not when the connection was lost', async () => {
  expect(await repeatWork(failing(2, conflict).work, false, [0, 0])).toBe('done');
  await expect(repeatWork(failing(1).work, false, [0, 0])).rejects.toBe(lost);
});

test('nor after a conflict, once it has committed something', async () => {
  const work = async () => {
    noteWrite();
    throw conflict;
  };
  await expect(withinBudget(1000, () => repeatWork(work, false, [0, 0]))).rejects.toBe(conflict);
  const again = failing(1, conflict);
  const repeated = withinBudget(1000, () => {
    noteWrite();
    return repeatWork(again.work, false, [0, 0]);
  });
  expect(await repeated).toBe('done');
});

test.each([new Error('duplicate key'), Object.assign(new Error('x'), { code: '53100' })])(
  '%s: is not repeated',
  async (error) => {
    const once = failing(1, error);
    await expect(repeatWork(once.work, true, [0])).rejects.toBe(error);
    expect(once.calls()).toBe(1);
  },
);

test.each([
  ['GET', {}, true],
  ['PUT', {}, true],
  ['POST', {}, false],
  ['DELETE', {}, false],
  ['POST', { 'idempotency-key': 'a' }, true],
])('%s with %j may be repeated: %s', (method, headers, expected) => {
  expect(mayRepeat({ method, headers })).toBe(expected);
});
