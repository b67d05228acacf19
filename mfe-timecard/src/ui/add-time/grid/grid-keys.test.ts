import { gridKey } from './grid-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  ...{ shiftKey: false, ctrlKey: false, metaKey: false, nativeEvent: { isComposing: false, keyCode: 0 } },
  ...more,
});

test.each([
  ['ArrowDown', {}, { down: 1, right: 0 }],
  ['ArrowUp', {}, { down: -1, right: 0 }],
  ['Enter', {}, { down: 1, right: 0 }],
  ['Enter', { shiftKey: true }, { down: -1, right: 0 }],
  ['d', { ctrlKey: true }, 'fill'],
  ['D', { metaKey: true }, 'fill'],
  ['d', {}, null],
  ['Tab', {}, null],
])('%s %j means %j', (key, more, means) => {
  expect(gridKey(press(key, more), false, false)).toEqual(means);
});

test('left and right move on from the end of the text, and in it before', () => {
  expect(gridKey(press('ArrowRight'), false, true)).toEqual({ down: 0, right: 1 });
  expect(gridKey(press('ArrowRight'), true, false)).toBeNull();
  expect(gridKey(press('ArrowLeft'), true, false)).toEqual({ down: 0, right: -1 });
  expect(gridKey(press('ArrowLeft'), false, true)).toBeNull();
});

test('in a mirrored grid the cell on the left is the next one', () => {
  expect(gridKey(press('ArrowRight'), false, true, true)).toEqual({ down: 0, right: -1 });
  expect(gridKey(press('ArrowLeft'), true, false, true)).toEqual({ down: 0, right: 1 });
});

test.each([
  ['while it composes', { isComposing: true, keyCode: 13 }],
  ['as Safari ends a composition', { isComposing: false, keyCode: 229 }],
])('Enter belongs to the input method %s', (_, nativeEvent) => {
  expect(gridKey(press('Enter', { nativeEvent }), true, true)).toBeNull();
});
