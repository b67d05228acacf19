import fc from 'fast-check';
import { formatTime, parseClockTime, type TimeFormat } from 'shared-validators/clock';
import { draftText } from './draft-text.ts';
import { reduceTime, type TimeAction } from './reduce-time.ts';
import { draftOf, entryPart, issueOf, type TimeDraft, timeOf } from './time-draft.ts';

const start12: TimeFormat = { clock: '12', bound: 'start' };
const end12: TimeFormat = { clock: '12', bound: 'end' };
const start24: TimeFormat = { clock: '24', bound: 'start' };
const end24: TimeFormat = { clock: '24', bound: 'end' };

const blank = (format: TimeFormat) => draftOf('', format);
const typed = (text: string, format: TimeFormat, from: TimeDraft = blank(format)) =>
  reduceTime(from, { type: 'type', text }, format);
const after = (draft: TimeDraft, format: TimeFormat, ...actions: TimeAction[]) =>
  actions.reduce((state, action) => reduceTime(state, action, format), draft);

describe('typing fills hours, minutes, then AM or PM, with auto-advance (docs: time-entry#time-typing, time-entry#time-value)', () => {
  test('an hour that can have no second digit advances at once', () => {
    expect(typed('6', start12)).toMatchObject({ hours: '6', active: 'minutes' });
    expect(typed('1', start12)).toMatchObject({ hours: '1', active: 'hours' });
    expect(typed('2', start24)).toMatchObject({ hours: '2', active: 'hours' });
    expect(typed('3', start24)).toMatchObject({ hours: '3', active: 'minutes' });
  });

  test('two digits complete a part', () => {
    expect(typed('10', start12)).toMatchObject({ hours: '10', active: 'minutes' });
    expect(typed('1030', start12)).toMatchObject({ hours: '10', minutes: '30', active: 'meridiem' });
    expect(timeOf(typed('1030p', start12), start12)).toBe('22:30');
  });

  test.each([
    ['930p', '21:30'],
    ['9:30 PM', '21:30'],
    ['130p', '13:30'],
    ['6p', '18:00'],
    ['12a', '00:00'],
    ['1730', '17:30'],
    ['1300', '13:00'],
    ['2130', '21:30'],
    ['0030', '00:30'],
    ['0:15', '00:15'],
    ['1:05a', '01:05'],
  ])('"%s" on a 12-hour clock is %s', (text, expected) => {
    expect(timeOf(typed(text, start12), start12)).toBe(expected);
  });

  test.each([
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['21.30', '21:30'],
    ['2130', '21:30'],
    ['6p', '18:00'],
    ['2359', '23:59'],
  ])('"%s" on a 24-hour clock is %s', (text, expected) => {
    expect(timeOf(typed(text, start24), start24)).toBe(expected);
  });

  test.each(['x', 'noon', '-', '9-30', '8 o clock', '9x3y0zpm'])('"%s" stays, with the reason', (text) => {
    const draft = typed(text, start12);
    expect(draft.raw).toBe(text);
    expect(issueOf(draft, start12)).toBe('not-a-time');
  });

  test.each([
    ['๙๓๐', start24, '09:30'],
    ['６：３０ａｍ', start12, '06:30'],
    ['오후 5:30', start12, '17:30'],
    ['下午5:30', start12, '17:30'],
    ['5:30 오후', start12, '17:30'],
  ] as const)('"%s" is a time', (text, format, expected) => {
    expect(timeOf(typed(text, format), format)).toBe(expected);
  });
});

test('the value is blank if any part is empty (docs: time-entry#time-typing, time-entry#time-value)', () => {
  expect(timeOf(typed('930', start12), start12)).toBe('');
  expect(issueOf(typed('930', start12), start12)).toBe('meridiem-missing');
  expect(timeOf(typed('9', start24), start24)).toBe('');
  expect(issueOf(typed('9', start24), start24)).toBe('incomplete');
  expect(issueOf(blank(start12), start12)).toBeUndefined();
});

describe('Backspace blanks a part (docs: time-entry#time-typing, time-entry#time-value)', () => {
  test('first the active one, then the one before it, and the value is blank at once', () => {
    const evening = after(draftOf('18:45', start12), start12, { type: 'go', part: 'hours' }, { type: 'blank' });
    expect(evening).toMatchObject({ hours: '', minutes: '45', meridiem: 'PM' });
    expect(timeOf(evening, start12)).toBe('');
    const back = after(typed('930p', start12), start12, { type: 'blank' }, { type: 'blank' }, { type: 'blank' });
    expect(back).toMatchObject({ hours: '', minutes: '', meridiem: '', active: 'hours' });
  });

  test('with everything selected it blanks everything', () => {
    expect(after(draftOf('18:45', start12), start12, { type: 'blank', all: true })).toEqual(blank(start12));
  });
});

describe('up and down arrows step values (docs: time-entry#time-typing, time-entry#time-value)', () => {
  const up: TimeAction = { type: 'step', by: 1 };
  const down: TimeAction = { type: 'step', by: -1 };
  test('hours go round, 1 to 12 or 0 to 23; minutes 0 to 59; AM and PM change places', () => {
    expect(after(draftOf('12:59', start12), start12, up).hours).toBe('1');
    expect(after(draftOf('13:00', start12), start12, down).hours).toBe('12');
    expect(after(draftOf('23:00', start24), start24, up).hours).toBe('00');
    expect(after(draftOf('00:00', start24), start24, down).hours).toBe('23');
    expect(after(draftOf('09:59', start24), start24, { type: 'move', by: 1 }, up).minutes).toBe('00');
    const meridiem = after(draftOf('09:00', start12), start12, { type: 'go', part: 'meridiem' }, down);
    expect(timeOf(meridiem, start12)).toBe('21:00');
  });

  test('a blank part starts at its first value', () => {
    expect(after(blank(start12), start12, up)).toMatchObject({ hours: '12' });
    expect(after(blank(start24), start24, up)).toMatchObject({ hours: '00' });
  });
});

describe('24:00 as an end', () => {
  test('can be typed, and 00:00 as an end is 24:00', () => {
    expect(timeOf(typed('2400', end24), end24)).toBe('24:00');
    expect(timeOf(typed('24', end24), end24)).toBe('24:00');
    expect(timeOf(typed('0000', end24), end24)).toBe('24:00');
    expect(timeOf(typed('12a', end12), end12)).toBe('24:00');
  });

  test('as a start it stays as typed, with the reason', () => {
    const draft = typed('2400', start24);
    expect(draft.raw).toBe('2400');
    expect(issueOf(draft, start24)).toBe('midnight-start');
  });

  test('nothing comes after 24:00', () => {
    expect(issueOf(typed('2430', end24), end24)).toBe('hours-24');
    const stepped = after(draftOf('24:00', end24), end24, { type: 'go', part: 'minutes' }, { type: 'step', by: 1 });
    expect(timeOf(stepped, end24)).toBe('00:01');
  });
});

describe('what is not understood stays, with the reason, and nothing is clamped (docs: time-entry#time-bounds)', () => {
  test.each([
    ['9:75', start12, 'minutes'],
    ['975', start24, 'minutes'],
    ['2530', start24, 'hours-24'],
  ] as const)('"%s"', (text, format, issue) => {
    const draft = typed(text, format);
    expect(draft.raw?.replace(':', '')).toBe(text.replace(':', ''));
    expect(timeOf(draft, format)).toBe('');
    expect(issueOf(draft, format)).toBe(issue);
  });

  test('minutes edited in place: the hour is not lost', () => {
    const draft = after(draftOf('09:30', start12), start12, { type: 'move', by: 1 }, { type: 'type', text: '75' });
    expect(draft.raw).toBe('9:75 AM');
    expect(issueOf(draft, start12)).toBe('minutes');
  });

  test('a pasted text stays until it is a time', () => {
    const draft = after(blank(start12), start12, { type: 'replace', text: 'around nine' });
    expect(draft.raw).toBe('around nine');
    expect(issueOf(draft, start12)).toBe('not-a-time');
    expect(timeOf(after(draft, start12, { type: 'replace', text: '9a' }), start12)).toBe('09:00');
  });

  test('a value that is no time is shown as it came', () => {
    expect(draftOf('25:99', start24).raw).toBe('25:99');
    expect(issueOf(draftOf('24:00', start24), start24)).toBe('midnight-start');
  });
});

test('paste of a whole time fills every part', () => {
  for (const text of ['9:30 PM', '930p', '21.30', '2130']) {
    expect(timeOf(after(blank(start12), start12, { type: 'replace', text }), start12)).toBe('21:30');
    expect(timeOf(after(blank(end24), end24, { type: 'replace', text }), end24)).toBe('21:30');
  }
});

test('every minute of the day, typed as it is shown, is itself', () => {
  for (const format of [start12, end12, start24, end24]) {
    for (let minute = 0; minute < 1440; minute += 1) {
      const value = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const expected = value === '00:00' && format.bound === 'end' ? '24:00' : value;
      for (const text of [formatTime(value, format), formatTime(value, format).replace(/[: ]/g, '')]) {
        expect([text, timeOf(typed(text, format), format)]).toEqual([text, expected]);
      }
    }
  }
});

test('whatever is done, the value is blank or a time, and a complete draft has no issue', () => {
  const action: fc.Arbitrary<TimeAction> = fc.oneof(
    fc.record({ type: fc.constant('type' as const), text: fc.stringMatching(/^[0-9ap:. ]{1,3}$/) }),
    fc.record({ type: fc.constant('blank' as const) }),
    fc.record({ type: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant('move' as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ type: fc.constant('replace' as const), text: fc.string() }),
    fc.constant({ type: 'leave' as const }),
  );
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 20 }),
      fc.constantFrom(start12, end12, start24, end24),
      (actions, format) => {
        const draft = after(blank(format), format, ...actions);
        const value = timeOf(draft, format);
        if (value === '') return true;
        const total = parseClockTime(value);
        const allowed = total !== null && (total < 1440 || format.bound === 'end');
        return allowed && issueOf(draft, format) === undefined;
      },
    ),
    { numRuns: 3000 },
  );
});

test('a time that lacks only AM or PM stays as it was typed, with the reason; entered again, A or P completes it', () => {
  const left = after(typed('930', start12), start12, { type: 'leave' });
  expect(left).toMatchObject({ hours: '9', minutes: '30', meridiem: '' });
  expect(timeOf(left, start12)).toBe('');
  expect(issueOf(left, start12)).toBe('meridiem-missing');
  const again = after(left, start12, { type: 'go', part: entryPart(left, start12) });
  expect(again.active).toBe('meridiem');
  expect(timeOf(typed('p', start12, again), start12)).toBe('21:30');
  expect(entryPart(blank(start12), start12)).toBe('hours');
  expect(entryPart(draftOf('21:30', start12), start12)).toBe('hours');
  expect(entryPart(typed('9', start24), start24)).toBe('hours');
});

describe('a time with a part missing, handed back as it was left, stands there again', () => {
  test.each([
    ['9:', '9:-- --', { hours: '9', minutes: '', meridiem: '' }],
    ['930', '9:30 --', { hours: '9', minutes: '30', meridiem: '' }],
    ['12', '12:00 --', { hours: '12', minutes: '00', meridiem: '' }],
  ])('"%s" is left as %s, and typing goes on where it stopped', (text, left, parts) => {
    const draft = after(typed(text, start12), start12, { type: 'leave' });
    expect(draftText(draft, start12).text).toBe(left);
    const again = draftOf(left, start12);
    expect(again).toMatchObject(parts);
    expect(issueOf(again, start12)).toBe(issueOf(draft, start12));
    const rest = again.minutes === '' ? '30p' : 'p';
    const resumed = reduceTime(again, { type: 'move', by: 1 }, start12);
    expect(timeOf(typed(rest, start12, resumed), start12)).toMatch(/^\d\d:(30|00)$/);
  });

  test('whatever was entered and left without a value comes back with the same text', () => {
    const texts = fc.stringMatching(/^[0-9:.apx]{0,7}$/);
    fc.assert(
      fc.property(texts, fc.constantFrom(start12, end12, start24, end24), (text, format) => {
        const left = after(typed(text, format), format, { type: 'leave' });
        if (timeOf(left, format) !== '') return;
        const shown = draftText(left, format).text;
        expect(draftText(draftOf(shown, format), format).text).toBe(shown);
        expect(timeOf(draftOf(shown, format), format)).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  test('what only looks like one stays text that was not understood', () => {
    for (const text of ['77:-- --', '--', '9:99 --', '9:3- --', 'x:-- --'])
      expect(draftOf(text, start12)).toMatchObject({ raw: text });
  });
});
