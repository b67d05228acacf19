import { currentSection } from './current-section.ts';

const sections = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 600 },
];

test('the section being read is the last that has begun above the reading line (docs: shell#scroll-spy)', () => {
  expect(currentSection(sections, 100, false)).toBe('b');
  expect(currentSection(sections, 79, false)).toBe('a');
});

test('before the first it is the first, at the end of the page the last, without any it is none', () => {
  expect(currentSection(sections, -400, false)).toBe('a');
  expect(currentSection(sections, 100, true)).toBe('c');
  expect(currentSection([], 100, true)).toBeUndefined();
});
