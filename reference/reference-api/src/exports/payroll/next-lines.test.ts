import fc from 'fast-check';
import type { PayrollFacts } from 'shared-client/schema/payroll';
import { adder } from './control-total.ts';
import { type LastLine, type NextLine, nextLines } from './next-lines.ts';

const totalOf = (lines: readonly Pick<NextLine, 'facts'>[]) => {
  const sum = adder();
  for (const line of lines) sum.add(line);
  return sum.total();
};

const facts = (minutes: number, amount: string | null = null): PayrollFacts => ({
  itemType: 'TIME',
  workerId: 1,
  workerName: 'Ada',
  engagementId: 2,
  engagement: 'HV-1',
  supplier: 'North',
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  minutes,
  overtimeMinutes: 30,
  doubletimeMinutes: 0,
  ptoMinutes: 0,
  days: 0,
  units: 0,
  amount,
  currency: 'USD',
  approvedOn: '2026-11-23',
  approver: 'Daniel',
});
const shown = (lines: readonly NextLine[]) =>
  lines.map(({ kind, sequence, facts: { minutes } }) => [kind, sequence, minutes]);

test('an item is exported once (docs: exports#payroll-once)', () => {
  const [first] = nextLines({ itemId: 1, now: facts(480), last: null });
  expect(first).toMatchObject({ kind: 'original', sequence: 1 });
  expect(nextLines({ itemId: 1, now: facts(480), last: first ?? null })).toEqual([]);
  expect(nextLines({ itemId: 1, now: null, last: null })).toEqual([]);
});

test('what was exported and has changed is taken back and replaced (docs: exports#payroll-changes)', () => {
  const last: LastLine = { kind: 'original', sequence: 1, facts: facts(480) };
  expect(shown(nextLines({ itemId: 1, now: facts(450), last }))).toEqual([
    ['reversal', 2, -480],
    ['replacement', 3, 450],
  ]);
  const [reversal] = nextLines({ itemId: 1, now: null, last });
  expect(shown(reversal ? [reversal] : [])).toEqual([['reversal', 2, -480]]);
  expect(nextLines({ itemId: 1, now: null, last: reversal ?? null })).toEqual([]);
  expect(shown(nextLines({ itemId: 1, now: facts(480), last: reversal ?? null }))).toEqual([['replacement', 3, 480]]);
});

test('a new name alone changes nothing, nor does a fact that the release before did not tell (docs: exports#payroll-changes)', () => {
  const renamed = { ...facts(480), workerName: 'Ada King', engagement: 'HV-2', supplier: 'South' };
  const { overtimeMinutes, ...earlier } = facts(480);
  for (const last of [renamed, earlier as PayrollFacts])
    expect(nextLines({ itemId: 1, now: facts(480), last: { kind: 'original', sequence: 1, facts: last } })).toEqual([]);
});

const state = fc.option(
  fc.record({ minutes: fc.integer({ min: 0, max: 6000 }), cents: fc.integer({ min: -500_000, max: 500_000 }) }),
);

test('after any history the batches add up to what is approved now (docs: exports#payroll-total)', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1 }), (history) => {
      const sent: NextLine[] = [];
      let now: PayrollFacts | null = null;
      for (const one of history) {
        now = one && facts(one.minutes, (one.cents / 100).toFixed(2));
        sent.push(...nextLines({ itemId: 1, now, last: sent.at(-1) ?? null }));
      }
      const total = totalOf(sent);
      expect(total.minutes).toBe(now?.minutes ?? 0);
      expect(Number(total.amounts[0]?.amount ?? 0)).toBe(Number(now?.amount ?? 0));
      expect(new Set(sent.map(({ sequence }) => sequence)).size).toBe(sent.length);
    }),
  );
});

test('a control total is exact to the cent, by currency', () => {
  const lines = [facts(60, '0.10'), facts(30, '0.20'), facts(-60, '-1.05')].map((one) => ({ facts: one }));
  const euros = { facts: { ...facts(0, '3.00'), currency: 'EUR' } };
  expect(totalOf([...lines, euros])).toEqual({
    lines: 4,
    minutes: 30,
    amounts: [
      { currency: 'EUR', amount: '3.00' },
      { currency: 'USD', amount: '-0.75' },
    ],
  });
});
