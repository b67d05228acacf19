import fc from 'fast-check';
import { mergeProjects, type ProjectMerge, projectsSayTheSame } from './merge-projects.ts';
import { newLine, type ProjectForm, type ProjectLineForm } from './project-form.ts';

const divers: ProjectLineForm = { ...newLine('line-8'), id: 8, kind: 'position', name: 'Divers', amount: '4000.00' };
const milestone: ProjectLineForm = { ...newLine('line-7'), id: 7, planId: 1, name: 'Dock plan', complete: '50' };
const formOf = (lines: readonly ProjectLineForm[], shares: readonly string[] = ['60', '40']): ProjectForm => ({
  seed: '',
  lines,
  shares: shares.map((percent, at) => ({ budgetId: at + 1, percent })),
  files: [],
});
const base = formOf([milestone, divers]);
const pathsOf = (all: ProjectMerge['taken']) => all.map(({ path }) => path);

test('what only one side changed is taken by itself: how far a part is, an amount, the share of a budget', () => {
  const mine = formOf([{ ...milestone, complete: '75' }, divers]);
  const theirs = formOf([milestone, { ...divers, amount: '', quantity: '2', rate: '1800' }], ['50', '50']);
  const { form, conflicts, taken } = mergeProjects({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(form.lines).toMatchObject([{ complete: '75' }, { amount: '', quantity: '2', rate: '1800' }]);
  expect(form.shares.map(({ percent }) => percent)).toEqual(['50', '50']);
  expect(pathsOf(taken)).toEqual(['8/amount', 'budget 1', 'budget 2']);
});

test('what both changed is asked about; mine stands until it is answered (docs: project-billing#project-merge)', () => {
  const mine = formOf([{ ...milestone, complete: '75' }, divers], ['70', '30']);
  const theirs = formOf([{ ...milestone, completeBy: 'AMOUNT', complete: '9000' }, divers], ['50', '50']);
  const asked = mergeProjects({ base, mine, theirs });
  expect(pathsOf(asked.conflicts)).toEqual(['7/complete', 'budget 1', 'budget 2']);
  expect(projectsSayTheSame(asked.form, mine)).toBe(true);
  const answers = new Map(asked.conflicts.map(({ path }) => [path, 'theirs'] as const));
  expect(projectsSayTheSame(mergeProjects({ base, mine, theirs }, answers).form, theirs)).toBe(true);
});

test('the name of a part of the plan is the plan’s; the same number is the same however it is written', () => {
  const renamed = formOf(
    [
      { ...milestone, name: 'Dock plan, second' },
      { ...divers, amount: '4000' },
    ],
    ['60.00', '40'],
  );
  expect(projectsSayTheSame(base, renamed)).toBe(true);
  expect(mergeProjects({ base, mine: renamed, theirs: base }).conflicts).toEqual([]);
});

test('with one side unchanged the other is the result, whatever it did', () => {
  const number = fc.constantFrom('', '12', '12.50', 'much');
  const changed = fc
    .record({
      complete: number,
      amount: number,
      name: fc.constantFrom('Divers', 'Boats'),
      share: number,
      left: fc.boolean(),
    })
    .map(({ complete, amount, name, share, left }) =>
      formOf([{ ...milestone, complete }, ...(left ? [] : [{ ...divers, amount, name }])], [share, '40']),
    );
  fc.assert(
    fc.property(changed, (other) => {
      for (const forms of [
        { base, mine: other, theirs: base },
        { base, mine: base, theirs: other },
      ]) {
        const { form, conflicts } = mergeProjects(forms);
        expect(conflicts).toEqual([]);
        expect(projectsSayTheSame(form, other)).toBe(true);
      }
    }),
  );
});
