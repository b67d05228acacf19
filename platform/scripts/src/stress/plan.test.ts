import { chance, KINDS, stressPlan } from './plan.ts';

describe('what STRESS asks for', () => {
  test('is nothing where it is not set', () => {
    expect(stressPlan({}).kinds.size).toBe(0);
    expect(stressPlan({ STRESS: '' }).kinds.size).toBe(0);
  });

  test('is what it names, in the order of seed 1 or of the seed that is given', () => {
    expect(stressPlan({ STRESS: 'frames,cpu' })).toEqual({ kinds: new Set(['frames', 'cpu']), seed: 1 });
    expect(stressPlan({ STRESS: 'all', STRESS_SEED: '7' })).toEqual({ kinds: new Set(KINDS), seed: 7 });
  });

  test('is refused, with the kinds there are, where one does not exist', () => {
    expect(() => stressPlan({ STRESS: 'frames,chunks' })).toThrow('There are: answers, scripts');
    expect(() => stressPlan({ STRESS: 'frames', STRESS_SEED: 'x' })).toThrow('STRESS_SEED is a whole number, not "x".');
  });
});

describe('how late something is', () => {
  test('depends only on the seed and the request', () => {
    for (const [seed, path, time] of [
      [1, '/embed.js', 0],
      [-3, '', 2],
      [2 ** 31, '/wand2/ä', 9],
    ] as const) {
      const late = chance(seed, path, time);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(1);
      expect(chance(seed, path, time)).toBe(late);
      expect(chance(seed + 1, path, time)).not.toBe(late);
    }
  });

  test('spreads over the whole range, from path to path and from seed to seed', () => {
    for (const values of [
      Array.from({ length: 1000 }, (_, at) => chance(1, `/mfe/${at}.js`, 0)),
      Array.from({ length: 1000 }, (_, at) => chance(at, '/embed.js', 0)),
    ]) {
      const tenths = new Set(values.map((value) => Math.floor(value * 10)));
      expect(tenths.size).toBe(10);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(mean).toBeGreaterThan(0.45);
      expect(mean).toBeLessThan(0.55);
    }
  });
});
