import { mayRepeat, repeatWhenLost } from './repeat.ts';

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

test('work is done again when the connection was lost, until it succeeds', async () => {
  const twice = failing(2);
  expect(await repeatWhenLost(twice.work, [0, 0, 0])).toBe('done');
  expect(twice.calls()).toBe(3);
});

test('it is given up after the last pause', async () => {
  await expect(repeatWhenLost(failing(9).work, [0, 0])).rejects.toBe(lost);
});

test('any other failure is not repeated', async () => {
  const once = failing(1, new Error('duplicate key'));
  await expect(repeatWhenLost(once.work, [0])).rejects.toThrow('duplicate key');
  expect(once.calls()).toBe(1);
});

test.each([
  ['GET', {}, true],
  ['PUT', {}, true],
  ['POST', {}, false],
  ['DELETE', {}, false],
  ['POST', { 'idempotency-key': 'a' }, true],
])('%s with %j may be repeated: %s', (method, headers, expected) => {
  expect(mayRepeat({ method, headers })).toBe(expected);
});
