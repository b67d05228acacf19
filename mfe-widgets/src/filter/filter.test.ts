import fc from 'fast-check';
import { datePatternOf, LANGUAGES, tagOf } from 'shared-session';
import { readFilters, writeFilters } from './filter-query.ts';
import { dateText, isoOf, numberOf, rangeDraft, rangeIssue, rangeSelection, rangeTexts } from './ranges.ts';
import {
  afterChoosing,
  badge,
  type FilterState,
  listOptions,
  reduceFilter,
  selectedCount,
  toggled,
} from './selection.ts';

const pending = { key: 'P', value: 'Pending' };
const saved = { key: 'S', value: 'Saved' };

describe('selections are staged', () => {
  const start: FilterState = { staged: [], applied: [pending], draft: 'empty' };
  const staged = reduceFilter(start, { type: 'stage', selection: [saved] });
  test('Apply commits them (docs: lists#filter-staged)', () => {
    expect(reduceFilter(staged, { type: 'apply' })).toEqual({ staged: [saved], applied: [saved], draft: 'whole' });
  });
  test('closing without applying restores the last applied state', () => {
    expect(reduceFilter(staged, { type: 'restore' })).toEqual({
      staged: [pending],
      applied: [pending],
      draft: 'whole',
    });
  });
  test('clear-all empties the selection', () => {
    expect(reduceFilter(staged, { type: 'clear' })).toEqual({ staged: [], applied: [], draft: 'empty' });
  });
});

describe('aggregated options hold several keys (docs: lists#filter-options, lists#filter-option-response)', () => {
  const options = listOptions({
    options: [
      { key: 'P', value: 'Pending' },
      { key: 'S', value: 'Saved' },
    ],
    aggregatedOptions: [{ keys: ['P1', 'P2'], value: 'All pending' }],
  });
  const all = options[0] ?? { keys: [], value: '' };
  test('choosing one chooses them all, once', () => {
    const selection = toggled(toggled([pending], all, true), all, true);
    expect(selection.map(({ key }) => key)).toEqual(['P', 'P1', 'P2']);
    expect(toggled(selection, all, false)).toEqual([pending]);
  });
  test('and counts once', () => {
    expect(selectedCount('dropdown-multiselect', toggled([pending], all, true), options)).toBe(2);
  });
  test('a missing list is an empty one', () => expect(listOptions({})).toEqual([]));
});

test('a range or a text counts once', () => {
  expect(
    selectedCount('date-range', [
      { key: 'from', value: '2026-11-01' },
      { key: 'to', value: '2026-11-30' },
    ]),
  ).toBe(1);
  expect(selectedCount('simple-text', [])).toBe(0);
});

test('the count badge is capped at 999, showing 999+, and is a pill above 9 (docs: lists#filter-count, lists#filter-number-input)', () => {
  expect(badge(9)).toEqual({ text: '9', pill: false });
  expect(badge(10)).toEqual({ text: '10', pill: true });
  expect(badge(999).text).toBe('999');
  expect(badge(1000).text).toBe('999+');
});

describe('date filter', () => {
  test('format MM/DD/YYYY, real dates only (docs: lists#filter-date-order)', () => {
    expect(isoOf('02/28/2026')).toBe('2026-02-28');
    expect(isoOf('02/29/2026')).toBeUndefined();
    expect(isoOf('2/8/2026')).toBeUndefined();
    expect(isoOf('13/01/2026')).toBeUndefined();
  });
  test.each(LANGUAGES)('dates are written and read alike in %s (docs: lists#filter-date-order)', (language) => {
    const format = datePatternOf(tagOf(language)).toUpperCase();
    expect(format).toHaveLength(10);
    for (let at = 0; at < 4000; at += 37) {
      const iso = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
      expect(isoOf(dateText(iso, format), format)).toBe(iso);
      expect(
        rangeTexts('date-range', rangeSelection('date-range', dateText(iso, format), '', format), format).from,
      ).toBe(dateText(iso, format));
    }
  });

  test('the same text is another day, or none, in another country', () => {
    expect([isoOf('05/11/2026', 'DD/MM/YYYY'), isoOf('05/11/2026')]).toEqual(['2026-11-05', '2026-05-11']);
    expect([isoOf('05.11.2026', 'DD.MM.YYYY'), isoOf('05/11/2026', 'DD.MM.YYYY')]).toEqual(['2026-11-05', undefined]);
  });

  test('the end is no earlier than the start (docs: lists#filter-date-order)', () => {
    expect(rangeIssue('date-range', '11/02/2026', '11/01/2026')).toEqual({ to: 'order' });
    expect(rangeDraft('date-range', '11/01/2026', '11/01/2026')).toBe('whole');
  });
  test('Apply is disabled when a date is invalid or neither date is set (docs: lists#filter-date-order)', () => {
    expect(rangeDraft('date-range', '', '')).toBe('empty');
    expect(rangeDraft('date-range', '11/01/2026', '')).toBe('whole');
    expect(rangeDraft('date-range', '11/01/2026', '99')).toBe('broken');
  });
  test('what is selected comes back into the fields (docs: lists#filter-options)', () => {
    expect(rangeTexts('date-range', rangeSelection('date-range', '11/01/2026', ''))).toEqual({
      from: '11/01/2026',
      to: '',
    });
  });
});

describe('range filters', () => {
  test('integer mode allows digits only (docs: lists#filter-number-input, lists#filter-range-buttons, lists#filter-text-button)', () => {
    expect(numberOf('integer-range', '12')).toBe(12);
    expect(numberOf('integer-range', '1.5')).toBeUndefined();
    expect(numberOf('integer-range', '-1')).toBeUndefined();
  });
  test('decimal mode allows at most 2 decimals (docs: lists#filter-number-input, lists#filter-range-buttons, lists#filter-text-button, lists#filter-count)', () => {
    expect(numberOf('decimal-range', '1.25')).toBe(1.25);
    expect(numberOf('decimal-range', '1.255')).toBeUndefined();
    expect(numberOf('decimal-range', '1.')).toBeUndefined();
  });
  test('numbers are compared as numbers', () => {
    expect(rangeIssue('integer-range', '9', '10')).toBeUndefined();
    expect(rangeIssue('integer-range', '10', '9')).toEqual({ to: 'order' });
  });
});

test('filters go into the URL and come back, whatever their texts (docs: lists#filter-address)', () => {
  const option = fc.record({
    key: fc.string({ minLength: 1, unit: 'grapheme' }),
    value: fc.string({ unit: 'grapheme' }),
  });
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.array(option, { minLength: 1, maxLength: 4 })),
      (filters) => {
        const written = new URLSearchParams(writeFilters(new URLSearchParams('page=2'), filters).toString());
        expect(written.get('page')).toBe('2');
        expect({ ...readFilters(written) }).toEqual({ ...filters });
      },
    ),
  );
});

test('a broken URL loses only what is broken', () => {
  expect({ ...readFilters(new URLSearchParams('f.status=P~Pending,%25E0%25A4%25A~x,junk&f.site=&x=1')) }).toEqual({
    status: [pending],
  });
});

test('several options that change at once: what is chosen anew comes last, and no key twice', () => {
  const option = (key: string) => ({ id: key, option: { keys: [key], value: key } });
  const both = { id: 'both', option: { keys: ['P', 'S'], value: 'Both' } };
  expect(afterChoosing([pending, saved], [option('P'), option('X')], new Set(['S', 'X']))).toEqual([
    saved,
    { key: 'X', value: 'X' },
  ]);
  expect(afterChoosing([saved], [both], new Set(['both', 'S'])).map(({ key }) => key)).toEqual(['S', 'P']);
});
