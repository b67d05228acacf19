import fc from 'fast-check';
import { drawnScale, MOST_PIXELS, MOST_RATIO, MOST_SIDE, shareOfWidth } from './page-scale.ts';

const LETTER = { width: 612, height: 792 };

test('a letter takes the width of the viewer and is as sharp as the screen', () => {
  expect([shareOfWidth(LETTER), drawnScale(LETTER, 1.4, 2)]).toEqual([1, 2.8]);
});

test('a strip is narrower, so that it is no higher than it may be', () => {
  expect(shareOfWidth({ width: 10, height: 14_400 })).toBeCloseTo(MOST_RATIO / 1440);
});

test('whatever the page, its picture is one that every browser draws (docs: document-viewer#viewer-limits)', () => {
  const side = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.5, max: 4, noNaN: true }), (width, height, density) => {
      const share = shareOfWidth({ width, height });
      const seen = (880 * share) / width;
      expect(seen * height).toBeLessThanOrEqual(880 * MOST_RATIO * 1.001);
      const scale = drawnScale({ width, height }, seen, density);
      const [wide, high] = [width * scale, height * scale];
      expect(wide * high).toBeLessThanOrEqual(MOST_PIXELS * 1.001);
      expect(Math.max(wide, high)).toBeLessThanOrEqual(MOST_SIDE * 1.001);
    }),
  );
});
