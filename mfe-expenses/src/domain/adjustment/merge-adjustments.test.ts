import { type AdjustmentForm, type AdjustmentLineForm, newAdjustmentLine } from './adjustment-form.ts';
import { adjustmentsSayTheSame, mergeAdjustments } from './merge-adjustments.ts';

const call: AdjustmentLineForm = { ...newAdjustmentLine('line-1'), id: 1, amount: '12.50', description: 'A call' };
const formOf = (corrects: number | null, ...lines: readonly AdjustmentLineForm[]): AdjustmentForm => ({
  seed: '',
  corrects,
  lines,
  files: [],
});
const base = formOf(7, call);

test('what only one side changed is taken by itself', () => {
  const mine = formOf(7, { ...call, amount: '15' });
  const theirs = formOf(null, { ...call, description: 'A private call' });
  const { form, conflicts, taken } = mergeAdjustments({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(form).toMatchObject({ corrects: null, lines: [{ amount: '15', description: 'A private call' }] });
  expect(taken.map(({ path }) => path)).toEqual(['1/description', 'corrects']);
});

test('what both changed is asked about; mine stands until it is answered (docs: adjustments#adjustment-merge)', () => {
  const mine = formOf(8, { ...call, amount: '15' });
  const theirs = formOf(9, { ...call, effect: 'TAKE' });
  const asked = mergeAdjustments({ base, mine, theirs });
  expect(asked.conflicts.map(({ path }) => path)).toEqual(['1/amount', 'corrects']);
  expect(adjustmentsSayTheSame(asked.form, mine)).toBe(true);
  const answers = new Map(asked.conflicts.map(({ path }) => [path, 'theirs'] as const));
  expect(adjustmentsSayTheSame(mergeAdjustments({ base, mine, theirs }, answers).form, theirs)).toBe(true);
});

test('the same number is the same however it is written', () =>
  expect(adjustmentsSayTheSame(base, formOf(7, { ...call, amount: '12.5' }))).toBe(true));

test('a draft of a new item goes on in the empty line that the page begins with', () => {
  const begun = formOf(null, newAdjustmentLine('line-first'));
  const mine = formOf(null, { ...newAdjustmentLine('line-first'), amount: '12.50' });
  const { form, conflicts } = mergeAdjustments({ base: begun, mine, theirs: { ...begun, seed: 'another visit' } });
  expect([conflicts, form.lines]).toEqual([[], mine.lines]);
});
