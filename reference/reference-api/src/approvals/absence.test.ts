import { absenceOf } from './absence.ts';

const now = new Date('2026-11-18T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['nobody manages the engagement', [], null, 'left'],
  ['an approver was seen lately', ['Ana', 'Ben'], ago(13.9), null],
  ['nobody was seen for so long', ['Ana', 'Ben'], ago(14), 'away'],
  ['nobody has ever signed in', ['Ana'], null, 'away'],
])('%s (docs: approvals#approver-away)', (_what, waitsFor, lastSeen, absence) => {
  expect(absenceOf({ waitsFor, lastSeen }, ago(14))).toBe(absence);
});
