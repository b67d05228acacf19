import { failureNumber, failureOf, LoadFailure } from './load-failure.ts';

test('the failure is found behind what others wrapped around it', () => {
  const failure = new LoadFailure('integrity', 'not what was published');
  expect(failureOf(new Error('chunk', { cause: new Error('script', { cause: failure }) }))).toBe(failure);
});

test.each([new SyntaxError('Unexpected token'), 'text', undefined, null, 7])('%p becomes a failure', (thrown) => {
  expect(failureOf(thrown)).toBeInstanceOf(LoadFailure);
});

test('an error number is short, tells the kind and is not given twice', () => {
  const numbers = Array.from({ length: 50 }, () => failureNumber(new LoadFailure('network', 'x')));
  for (const number of numbers) expect(number).toMatch(/^NE-[0-9A-F]{6}$/);
  expect(new Set(numbers).size).toBe(50);
});
