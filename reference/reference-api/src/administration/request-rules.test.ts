import { actionsFor, answersOf, lapsesAt, requestState } from './request-rules.ts';

const ASKED = new Date('2026-03-02T09:00:00Z');
const request = { askedBy: 1, lapsesAt: lapsesAt(ASKED), outcome: null };
const reader = (userId: number, mayChangeUser = true) => ({ userId, mayChangeUser });
const soon = new Date('2026-03-05T08:59:59Z');

test('a request is open for three days (docs: account#account-consent)', () => {
  expect(requestState(request, soon)).toBe('open');
  expect(requestState(request, new Date('2026-03-05T09:00:00Z'))).toBe('lapsed');
  expect(requestState({ ...request, outcome: 'withdrawn' }, soon)).toBe('withdrawn');
});

test.each([
  ['the one who asked', request, reader(1), ['withdraw']],
  ['another administrator', request, reader(2), ['consent', 'decline']],
  ['one who might not have asked', request, reader(2, false), []],
  ['anybody, after an answer', { ...request, outcome: 'consented' as const }, reader(2), []],
  ['another one, if the first was deleted', { ...request, askedBy: null }, reader(2), ['consent', 'decline']],
])('%s may answer: %j (docs: account#account-consent)', (_who, asked, who, answers) => {
  expect(answersOf(asked, who, soon)).toEqual(answers);
});

test('nobody answers a lapsed request', () => {
  expect(answersOf(request, reader(2), request.lapsesAt)).toEqual([]);
});

test('only a disabled user can be enabled', () => {
  expect(actionsFor({ isDisabled: true })).toEqual(['enable', 'reset-factors']);
  expect(actionsFor({ isDisabled: false })).toEqual(['disable', 'reset-factors']);
});
