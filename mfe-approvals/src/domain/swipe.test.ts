import { directionOf, swipeOf } from './swipe.ts';

test('right approves, left rejects, a little does nothing (docs: approvals#approval-swipe)', () => {
  expect([swipeOf(120, 390), swipeOf(-120, 390), swipeOf(60, 390), swipeOf(-60, 390)]).toEqual([
    'approve',
    'reject',
    null,
    null,
  ]);
});

test('on a narrow item two fifths of it are enough', () => {
  expect([swipeOf(64, 160), swipeOf(63, 160)]).toEqual(['approve', null]);
});

test('who scrolls does not swipe, and a tap trembles', () => {
  expect([directionOf(40, 6), directionOf(40, 40), directionOf(5, 90), directionOf(8, 3)]).toEqual([
    'aside',
    'scroll',
    'scroll',
    null,
  ]);
});

test('left and right are alike', () => {
  for (let across = 0; across < 400; across += 7)
    expect([swipeOf(across, 390) === null, directionOf(across, 9)]).toEqual([
      swipeOf(-across, 390) === null,
      directionOf(-across, 9),
    ]);
});
