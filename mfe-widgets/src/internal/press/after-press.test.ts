/** @jest-environment jsdom */
import { afterPress, followPresses } from './after-press.ts';

const ran: string[] = [];
const say = (text: string) => afterPress(document, () => ran.push(text));
const task = () => new Promise((resolve) => setTimeout(resolve, 1));
const dispatch = (...types: string[]) => {
  for (const type of types) window.dispatchEvent(new Event(type));
};

let stop = () => {};
beforeEach(() => {
  ran.length = 0;
  stop = followPresses(document);
});
afterEach(() => stop());

test('with nothing pressed it runs at once', () => {
  say('said');
  expect(ran).toEqual(['said']);
});

test('with a mouse it waits for the click', () => {
  dispatch('pointerdown', 'mousedown');
  say('said');
  dispatch('pointerup', 'mouseup');
  expect(ran).toEqual([]);
  dispatch('click');
  expect(ran).toEqual(['said']);
});

test('a touch leaves a field between its release and its click', async () => {
  dispatch('pointerdown', 'pointerup');
  await task();
  dispatch('mousedown');
  say('said');
  dispatch('mouseup');
  expect(ran).toEqual([]);
  dispatch('click');
  expect(ran).toEqual(['said']);
});

test.each(['pointerup', 'pointercancel', 'dragend', 'blur'])('where no click comes, %s ends it', async (end) => {
  dispatch('pointerdown');
  say('said');
  dispatch(end);
  await task();
  expect(ran).toEqual(['said']);
  dispatch(end);
  await task();
  expect(ran).toEqual(['said']);
});

test('a field that is left is not the end of a press', () => {
  const field = document.body.appendChild(document.createElement('input'));
  dispatch('pointerdown');
  say('said');
  field.dispatchEvent(new Event('blur'));
  expect(ran).toEqual([]);
});

test('what was taken back does not run', () => {
  dispatch('pointerdown');
  say('said')();
  dispatch('click');
  expect(ran).toEqual([]);
});

test('nothing is followed once everybody who began it has ended it', () => {
  followPresses(document)();
  dispatch('pointerdown');
  say('held');
  expect(ran).toEqual([]);
  stop();
  dispatch('pointerdown');
  say('said');
  expect(ran).toEqual(['said']);
  stop = followPresses(document);
});
