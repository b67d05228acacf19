import fc from 'fast-check';
import { readTime, type TimeFormat, typedAfter, typedOver } from 'shared-validators/clock';
import { draftText, partAt } from './draft-text.ts';
import { reduceTime, type TimeAction } from './reduce-time.ts';
import { draftOf, entryPart, issueOf, type TimeDraft, timeOf } from './time-draft.ts';

const formats: readonly TimeFormat[] = [
  { clock: '12', bound: 'start' },
  { clock: '12', bound: 'end' },
  { clock: '24', bound: 'start' },
  { clock: '24', bound: 'end' },
];
/** The field's possible values before. */
const STANDING = ['', '14:00', '02:00', '00:30', '9:30 --', '9:-- --', '--:30 --'];
/** Text that is not understood is edited in place, as in any text field. */
const standingIn = (format: TimeFormat) => STANDING.filter((value) => draftOf(value, format).raw === undefined);
/** The texts in the parser's table. */
const TEXTS =
  '9:30 PM|930p|9.30 p.m.|09:30pm|9 30 P|630a|6p|12a|12:15 am|12 PM|21.30|2130|21h30|0:15|9|930|830|93|97|9:3|9:75|960|975|1130a|530p|530|1|12|1200|13|1:05a|24:00|2400|24:01|2430|00:00|25:00|2530|13 am|0 pm|12345|1.5|6：30ａ|６：３０ａｍ|noon|nine|-|+5|-9:30|9-30|8 o clock|๙๓๐|๑๗.๓๐|９３０|오후 5:30|5:30 오후|오|下午5:30|9:|0:|9:30:|21:30:00|1:2:3|240|24|24:0|x9|a9|9:30 PM tomorrow|<b>9</b>'.split(
    '|',
  );

/** Each way to enter a field: by Tab, by a click at each caret position, by a second click later, or by leaving it and coming back. */
function waysInto(draft: TimeDraft, format: TimeFormat): TimeDraft[] {
  const { text, ranges } = draftText(draft, format);
  const into = (from: TimeDraft, ...actions: TimeAction[]) =>
    actions.reduce((state, action) => reduceTime(state, action, format), from);
  const tab: TimeAction = { type: 'go', part: entryPart(draft, format) };
  const clicks = Array.from({ length: text.length + 1 }, (_, caret): TimeAction => {
    return { type: 'go', part: partAt(caret, ranges, format) };
  });
  return [
    into(draft, tab),
    ...clicks.flatMap((click) => [into(draft, tab, click), into(draft, tab, click, click)]),
    ...clicks.map((click) => into(draft, tab, click, { type: 'leave' }, tab)),
    into(draft, tab, { type: 'blank' }),
    into(draft, tab, { type: 'blank', all: true }),
  ];
}

/** The value of a text that is typed key by key over a shown one, and the reason if it has none. */
function says(shown: string, keys: string, format: TimeFormat) {
  const [first = '', ...more] = keys;
  const text = more.reduce(typedAfter, format.clock === '12' ? typedOver(shown, first) : first);
  if (text.trim() === '') return { value: '', issue: undefined };
  const read = readTime(text, format);
  return read.ok ? { value: read.value, issue: undefined } : { value: '', issue: read.issue };
}

function typedAndLeft(from: TimeDraft, text: string, format: TimeFormat) {
  const typed = reduceTime(from, { type: 'type', text }, format);
  const left = reduceTime(typed, { type: 'leave' }, format);
  return { value: timeOf(left, format), issue: issueOf(left, format) };
}

test('whatever stood there and however the field was entered, the value is what the typed text says, or the reason why it says nothing (docs: time-entry#time-typing, time-entry#time-value)', () => {
  const wrong: unknown[] = [];
  for (const format of formats)
    for (const standing of standingIn(format))
      for (const entered of waysInto(draftOf(standing, format), format))
        for (const text of TEXTS) {
          const found = typedAndLeft(entered, text, format);
          const expected = says(draftText(entered, format).text, text, format);
          if (found.value !== expected.value || found.issue !== expected.issue)
            wrong.push({ standing, at: entered.active, text, clock: format.clock, found, expected });
        }
  expect(wrong).toEqual([]);
});

test('the same for any text, of characters of a time or of any others', () => {
  const texts = fc.oneof(
    fc.stringMatching(/^\d{1,2}([:.]\d{2}|\d{2})?( ?[ap]m?)?$/),
    fc.stringMatching(/^[0-9:.,h apm-]{1,9}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.constantFrom(...STANDING),
      fc.nat(),
      texts,
      (format, standing, way, text) => {
        if (!standingIn(format).includes(standing)) return;
        const ways = waysInto(draftOf(standing, format), format);
        const entered = ways[way % ways.length];
        if (entered)
          expect(typedAndLeft(entered, text, format)).toEqual(says(draftText(entered, format).text, text, format));
      },
    ),
    { numRuns: 3000 },
  );
});

test('a part that an arrow key chose takes the digits, and the rest stays', () => {
  const format: TimeFormat = { clock: '12', bound: 'start' };
  const done = (...actions: TimeAction[]) => {
    const entered = reduceTime(draftOf('14:00', format), { type: 'go', part: 'hours' }, format);
    return timeOf(
      actions.reduce((state, action) => reduceTime(state, action, format), entered),
      format,
    );
  };
  const right: TimeAction = { type: 'move', by: 1 };
  expect(done(right, { type: 'type', text: '45' })).toBe('14:45');
  expect(done(right, { type: 'move', by: -1 }, { type: 'type', text: '5' })).toBe('17:00');
  expect(done({ type: 'step', by: 1 }, { type: 'type', text: '5' })).toBe('17:00');
  expect(done({ type: 'type', text: 'a' })).toBe('02:00');
  // AM or PM takes no digit, so the digit restarts the time.
  expect(done(right, right, { type: 'type', text: '530p' })).toBe('17:30');
});

test('Backspace while typing corrects what was typed', () => {
  const format: TimeFormat = { clock: '12', bound: 'start' };
  const typed = (...parts: string[]) =>
    parts.reduce<TimeDraft>(
      (state, text) => reduceTime(state, text === '<' ? { type: 'blank' } : { type: 'type', text }, format),
      reduceTime(draftOf('14:00', format), { type: 'go', part: 'hours' }, format),
    );
  expect(timeOf(typed('93', '<', '45p'), format)).toBe('21:45');
  expect(timeOf(typed('930p', '<', 'a'), format)).toBe('09:30');
  expect(timeOf(typed('930p', 'a'), format)).toBe('09:30');
});
