import { place } from './place.ts';

const viewport = { width: 1000, height: 800 };
const size = { width: 200, height: 210 };

test('an overlay goes under its anchor, aligned with its start', () => {
  expect(place({ top: 100, left: 50, width: 155, height: 36 }, size, viewport, 'bottom-start')).toEqual({
    top: 140,
    left: 50,
    space: 652,
  });
});

test('where there is too little space below and more above, it goes above', () => {
  expect(place({ top: 700, left: 50, width: 155, height: 36 }, size, viewport, 'bottom-start').top).toBe(486);
});

test('where neither side has space it keeps the larger one and says how much there is', () => {
  const low = { width: 1000, height: 200 };
  const { space, top } = place({ top: 40, left: 50, width: 155, height: 36 }, size, low, 'bottom-start');
  expect({ space, top }).toEqual({ space: 112, top: 80 });
});

test('it never leaves the viewport sideways', () => {
  expect(place({ top: 100, left: 950, width: 40, height: 36 }, size, viewport, 'bottom-start').left).toBe(792);
  expect(place({ top: 100, left: 2, width: 40, height: 36 }, size, viewport, 'bottom-end').left).toBe(8);
});

test('beside its anchor it stands in its middle, or begins at its top', () => {
  const line = { top: 300, left: 50, width: 155, height: 30 };
  expect(place(line, size, viewport, 'right')).toMatchObject({ top: 210, left: 209 });
  expect(place(line, size, viewport, 'right-start')).toMatchObject({ top: 300, left: 209 });
});
