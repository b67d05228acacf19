import fc from 'fast-check';
import { Rect } from 'react-stately/useVirtualizerState';
import { FixedRows } from './fixed-rows.ts';
import { optionCollection } from './option-collection.ts';

/** The layout of `count` options, of which the `kept` ones stay rendered. */
function rows(count: number, row: number, kept: readonly number[] = []): FixedRows {
  const layout = new FixedRows();
  const options = Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Option ${at}` }));
  layout.virtualizer = {
    collection: optionCollection(options),
    persistedKeys: new Set(kept.map(String)),
    visibleRect: new Rect(0, 0, 200, 100),
  } as never;
  layout.update({ layoutOptions: { row } });
  return layout;
}

const drawn = (layout: FixedRows, y: number, height: number) =>
  layout.getVisibleLayoutInfos(new Rect(0, y, 200, height)).map(({ key }) => Number(key));

test('the lines in sight are drawn, those that are cut off included', () => {
  expect(drawn(rows(100, 32), 40, 64)).toEqual([1, 2, 3]);
});

test('what has the focus stays drawn out of sight, in its place among the others', () => {
  expect(drawn(rows(100, 32, [0]), 320, 32)).toEqual([0, 10]);
  expect(drawn(rows(100, 32, [99]), 0, 32)).toEqual([0, 99]);
});

test('a line that is not there has no place', () => {
  expect(rows(3, 32).getLayoutInfo('3')).toBeNull();
});

test('lines follow one another without a gap, and the content is as high as all of them', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 60 }), (count, row) => {
      const layout = rows(count, row);
      expect(layout.getContentSize().height).toBe(count * row);
      const tops = Array.from({ length: count }, (_, at) => layout.getLayoutInfo(`${at}`)?.rect);
      expect(tops.map((rect) => rect?.y)).toEqual(tops.map((_, at) => at * row));
      expect(tops.every((rect) => rect?.height === row && rect.width === 200)).toBe(true);
    }),
  );
});

test('a line is drawn exactly where the rectangle touches it', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(9000),
      fc.integer({ min: 1, max: 600 }),
      (...given) => {
        const [count, row, y, height] = given;
        const touched = Array.from({ length: count }, (_, at) => at).filter(
          (at) => at * row < y + height && (at + 1) * row > y,
        );
        expect(drawn(rows(count, row), y, height)).toEqual(touched);
      },
    ),
  );
});
