import { optionCollection } from './option-collection.ts';

const collection = optionCollection(
  [
    { id: 'a', label: 'Amber' },
    { id: 'b', label: 'Blue', group: 'Cold' },
    { id: 'c', label: 'Cyan', group: 'Cold' },
    { id: 'd', label: 'Red', group: 'Warm' },
  ],
  () => null as never,
);

test('options follow one another, and a heading stands before the first of its group', () => {
  expect([...collection].map(({ type, textValue }) => `${type} ${textValue}`)).toEqual([
    'item Amber',
    'header Cold',
    'item Blue',
    'item Cyan',
    'header Warm',
    'item Red',
  ]);
});

test('an option counts among the options, whatever headings stand between', () => {
  expect(['a', 'b', 'c', 'd'].map((id) => collection.getItem(id)?.index)).toEqual([0, 1, 2, 3]);
  expect(collection.size).toBe(4);
});

test('each leads to the one before and after it, and the ends to nothing', () => {
  const forth: unknown[] = [];
  for (let key = collection.getFirstKey(); key !== null; key = collection.getKeyAfter(key)) forth.push(key);
  const back: unknown[] = [];
  for (let key = collection.getLastKey(); key !== null; key = collection.getKeyBefore(key)) back.push(key);
  expect(forth).toEqual([...collection.getKeys()]);
  expect(back).toEqual(forth.toReversed());
  expect([collection.getKeyAfter('d'), collection.getKeyBefore('a'), collection.getItem('z')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('an empty list has no first and no last', () => {
  const none = optionCollection([], () => null as never);
  expect([none.getFirstKey(), none.getLastKey(), none.size]).toEqual([null, null, 0]);
});

test('an option that is named twice stands there once', () => {
  const twice = optionCollection(
    [
      { id: 'a', label: 'A' },
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
    () => null as never,
  );
  expect([[...twice.getKeys()], twice.size, twice.getKeyAfter('a'), twice.getItem('b')?.index]).toEqual([
    ['a', 'b'],
    2,
    'b',
    1,
  ]);
});
