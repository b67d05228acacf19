import fc from 'fast-check';
import { type CodeEvent, codeIssue, isCompleteCode, mayResend, nextCode, plainCode } from './code-entry.ts';
import { type CodeEntry, emptyCode } from './code-status.ts';

const code = '48102957';
const initiated: CodeEntry = { status: 'initiated', submitted: code, touched: true };
const entries: Readonly<Record<string, CodeEntry>> = {
  pending: emptyCode,
  'pending, touched': { ...emptyCode, touched: true },
  initiated,
  'invalid-code': { ...initiated, status: 'invalid-code' },
  'expired-code': { ...initiated, status: 'expired-code' },
  success: { ...initiated, status: 'success' },
};
const events: Readonly<Record<string, CodeEvent>> = {
  'part entered': { type: 'entered', value: '4810' },
  'nothing entered': { type: 'entered', value: '' },
  'the code entered': { type: 'entered', value: code },
  'another code entered': { type: 'entered', value: '11112222' },
  'left empty': { type: 'left', value: '' },
  'left unfinished': { type: 'left', value: '4810' },
  accepted: { type: 'accepted' },
  'refused as expired': { type: 'refused', reason: 'EXPIRED' },
  'refused as invalid': { type: 'refused', reason: 'INVALID_CODE' },
  failed: { type: 'failed' },
  resent: { type: 'resent' },
};

/** The state after each event; `·` means the same object. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pending: {
    'the code entered': 'initiated',
    'another code entered': 'initiated other',
    'left unfinished': 'pending, touched',
  },
  'pending, touched': {
    'part entered': 'pending',
    'nothing entered': 'pending',
    'the code entered': 'initiated',
    'another code entered': 'initiated other',
    resent: 'pending',
  },
  initiated: {
    'part entered': 'pending',
    'nothing entered': 'pending',
    'another code entered': 'initiated other',
    accepted: 'success',
    'refused as expired': 'expired-code',
    'refused as invalid': 'invalid-code',
    failed: 'pending',
    resent: 'pending',
  },
  'invalid-code': {
    'part entered': 'pending',
    'nothing entered': 'pending',
    'the code entered': 'initiated',
    'another code entered': 'initiated other',
    resent: 'pending',
  },
  'expired-code': {
    'part entered': 'pending',
    'nothing entered': 'pending',
    'the code entered': 'initiated',
    'another code entered': 'initiated other',
    resent: 'pending',
  },
  success: {},
};

const pairs = Object.keys(entries).flatMap((entry) => Object.keys(events).map((event) => ({ entry, event })));

test.each(pairs)('$entry, $event (docs: codes#code-states, codes#code-success)', ({ entry, event }) => {
  const before = entries[entry] as CodeEntry;
  const after = nextCode(before, events[event] as CodeEvent);
  const name = table[entry]?.[event];
  if (name === undefined) expect(after).toEqual(before);
  else if (name === 'initiated other') expect(after).toMatchObject({ status: 'initiated', submitted: '11112222' });
  else expect(after).toEqual(entries[name]);
});

test('a complete code with the server is not sent again however often the field reports it (docs: codes#code-format, codes#code-verified-once, codes#code-messages)', () => {
  expect(nextCode(initiated, { type: 'entered', value: code })).toBe(initiated);
});

test.each([
  ['48102957', '48102957'],
  ['4810 2957', '48102957'],
  ['4810-2957', '48102957'],
  [' 48 10-29\u201357\n', '48102957'],
  ['4810\u00a02957', '48102957'],
  ['\u200e48102957\u202c', '48102957'],
  ['\uff14\uff18\uff11\uff10\uff12\uff19\uff15\uff17', '48102957'],
  ['Your code is 48102957.', '48102957'],
  ['481029571', '48102957'],
  ['4810', '4810'],
  ['', ''],
  ['abc', ''],
  ['\ud800', ''],
])('%j is the code %s', (typed, expected) => {
  expect(plainCode(typed)).toBe(expected);
});

test.each([
  '',
  '4810295',
  '481029570',
  '4810295a',
  '4810 2957',
  '٤٨١٠٢٩٥٧',
  '+8102957',
  '1e999999',
  '-8102957',
  '0x102957',
])('%j is not sent as it stands', (value) => {
  expect(isCompleteCode(value)).toBe(false);
});

test('whatever is typed, what may be sent is eight ASCII digits (docs: codes#code-format, codes#code-verified-once, codes#code-messages)', () => {
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(anyText, (typed) => {
      const plain = plainCode(typed);
      expect(plain).toMatch(/^[0-9]{0,8}$/);
      expect(isCompleteCode(plain)).toBe(plain.length === 8);
    }),
  );
});

test('required, too short and invalid share one message, expired has its own (docs: codes#code-format, codes#code-verified-once, codes#code-messages)', () => {
  expect(codeIssue(emptyCode)).toBeUndefined();
  expect(codeIssue({ ...emptyCode, touched: true })).toBe('incorrect');
  expect(codeIssue({ ...initiated, status: 'invalid-code' })).toBe('incorrect');
  expect(codeIssue({ ...initiated, status: 'expired-code' })).toBe('expired');
  expect(codeIssue(initiated)).toBeUndefined();
});

test('Resend Code is disabled once the code is valid (docs: codes#code-states, codes#code-success, codes#code-format, codes#code-verified-once, codes#code-messages)', () => {
  expect(mayResend({ ...initiated, status: 'success' })).toBe(false);
  expect(mayResend({ ...initiated, status: 'expired-code' })).toBe(true);
});
