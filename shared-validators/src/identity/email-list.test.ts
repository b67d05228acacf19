import fc from 'fast-check';
import { parseEmailList } from './email-list.ts';

test('comma separated, trimmed, pattern-checked: valid, invalid and duplicate (docs: validators#validator-email-list)', () => {
  expect(parseEmailList(' a@b.co, nobody ,A@B.co,, c@d.org ,nobody,')).toEqual({
    valid: ['a@b.co', 'c@d.org'],
    invalid: ['nobody', 'nobody'],
    duplicates: ['A@B.co'],
  });
});

test('stops at the cap (docs: validators#validator-email-list)', () => {
  expect(parseEmailList('a@b.co,x,c@d.org,y,e@f.org', 2)).toEqual({
    valid: ['a@b.co', 'c@d.org'],
    invalid: ['x'],
    duplicates: [],
  });
  expect(parseEmailList('a@b.co', 0)).toEqual({ valid: [], invalid: [], duplicates: [] });
});

test('nothing entered is lost, and nothing valid appears twice', () => {
  const entry = fc.constantFrom('a@b.co', 'A@b.co', 'c@d.org', 'nobody', ' ', '');
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const { valid, invalid, duplicates } = parseEmailList(entries.join(','));
      expect(valid.length + invalid.length + duplicates.length).toBe(entries.filter((text) => text.trim()).length);
      expect(new Set(valid.map((text) => text.toLowerCase())).size).toBe(valid.length);
    }),
  );
});
