import fc from 'fast-check';
import { dailySplit } from './overtime.ts';

const CALIFORNIA = { overtime: 480, doubletime: 720 };

test('above the limit of a day is overtime, above the second double time', () => {
  expect(dailySplit(450, CALIFORNIA)).toEqual({ regular: 450, overtime: 0, doubletime: 0 });
  expect(dailySplit(630, CALIFORNIA)).toEqual({ regular: 480, overtime: 150, doubletime: 0 });
  expect(dailySplit(780, CALIFORNIA)).toEqual({ regular: 480, overtime: 240, doubletime: 60 });
});

test('no limit, no overtime; a limit of double time alone', () => {
  expect(dailySplit(900, { overtime: null, doubletime: null })).toEqual({ regular: 900, overtime: 0, doubletime: 0 });
  expect(dailySplit(900, { overtime: null, doubletime: 720 })).toEqual({ regular: 720, overtime: 0, doubletime: 180 });
});

test('the parts are the whole', () => {
  const limit = fc.option(fc.nat(1440), { nil: null });
  fc.assert(
    fc.property(fc.nat(1440), limit, limit, (minutes, overtime, doubletime) => {
      const parts = dailySplit(minutes, { overtime, doubletime });
      expect(parts.regular + parts.overtime + parts.doubletime).toBe(minutes);
      expect(Math.min(parts.regular, parts.overtime, parts.doubletime)).toBeGreaterThanOrEqual(0);
    }),
  );
});
