import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..', 'src');

/** Files without text input: lists of buttons, days and rows. */
const NOTHING_IS_TYPED = ['internal/aria/aria-popover.tsx'];

test('every handler of Enter or Escape leaves the keys of an input method alone', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  const careless = files.filter((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return /key [!=]== '(Enter|Escape)'/.test(text) && !/isComposing\(/.test(text);
  });
  expect(careless.sort()).toEqual(NOTHING_IS_TYPED);
});
