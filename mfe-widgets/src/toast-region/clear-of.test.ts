import { clearOf, type Edges } from './clear-of.ts';

const TOASTS: Edges = { top: 700, bottom: 784, left: 14, right: 374 };
const at = (top: number, bottom: number, left = 100, right = 200): Edges => ({ top, bottom, left, right });

test('toasts move above a focused element that they cover (docs: session#toasts-focus)', () => {
  expect(clearOf(TOASTS, at(750, 780))).toBe(784 - 742);
});

test('they stay where they cover nothing of it', () => {
  for (const focused of [at(600, 690), at(790, 800), at(750, 780, 380, 390)]) expect(clearOf(TOASTS, focused)).toBe(0);
});

test('they stay where more than three quarters of a large element are in sight', () => {
  expect(clearOf(TOASTS, at(80, 760))).toBe(0);
  expect(clearOf(TOASTS, at(500, 760))).toBe(0);
  expect(clearOf(TOASTS, at(600, 760))).toBe(784 - 592);
});

test('they stay where there is no room above it', () => {
  expect(clearOf({ ...TOASTS, top: 60, bottom: 300 }, at(200, 240))).toBe(0);
});
